import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, myTurn, play, position, seq, start, url, visit } from './table'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('two clicks from home to a game, then several turns by clicking', async () => {
  const { page, errors } = await visit(browser)
  await start(page)
  expect(await page.locator('[data-zone^="hand/"] button.card').count()).toBeGreaterThan(0)
  expect(await play(page, 6)).toBeGreaterThan(6)
  expect(await page.locator('.log li').count()).toBeGreaterThan(8)
  expect(errors).toEqual([])
})

test('a reload brings the same position back', async () => {
  const { page } = await visit(browser)
  await start(page)
  await play(page, 2)
  await myTurn(page)
  const before = await position(page)
  await page.reload()
  await myTurn(page)
  expect(await position(page)).toEqual(before)
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.getByRole('link', { name: 'Resume' }).click()
  await myTurn(page)
  expect(await position(page)).toEqual(before)
})

test('going offline and online again keeps the position and takes no choice meanwhile', async () => {
  const { page } = await visit(browser)
  await start(page)
  const before = await position(page)
  await page.context().setOffline(true)
  await page.locator('[data-connection="waiting"], [data-connection="connecting"]').waitFor()
  expect(await page.locator('main').getAttribute('data-ready')).toBe('false')
  await page.context().setOffline(false)
  await page.locator('[data-connection="open"]').waitFor()
  await myTurn(page)
  expect(await position(page)).toEqual(before)
  await play(page, 1)
})

test('a double click acts once', async () => {
  const { page } = await visit(browser)
  await start(page)
  const before = await seq(page)
  await page.locator('[data-zone^="hand/"] button.card.can').first().click()
  await page.locator('.popover button.act').first().dblclick({ delay: 60 })
  await page.waitForTimeout(300)
  expect(await seq(page)).toBe(before + 1)
})

test('a card that cannot be used says why, with a rule that can be read', async () => {
  const { page } = await visit(browser)
  await start(page)
  await page.locator('button.card:not(.can)').first().click()
  const rule = page.locator('.popover .why .rule').first()
  await rule.waitFor()
  const id = (await rule.textContent())!.trim()
  expect(id).toMatch(/^[A-Z]{3}-\d{3}/)
  await rule.click()
  const dialog = page.getByRole('dialog', { name: `Rule ${id}` })
  await expect.poll(async () => ((await dialog.textContent()) ?? '').length).toBeGreaterThan(40)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a match that the server no longer knows says so', async () => {
  const { page } = await visit(browser)
  await page.goto(`${url()}/`)
  await page.evaluate(() => {
    const match = {
      match: 'no-such-match',
      token: 'x',
      game: 'deckbuilding',
      title: 'T',
      seat: 'empire',
      at: 1,
    }
    localStorage.setItem('cantina.matches', JSON.stringify([match]))
    location.hash = '#/m/no-such-match'
  })
  await page.locator('main').getByRole('alert').waitFor()
  await page.getByRole('link', { name: 'Back to the games' }).click()
  await page.locator('a.play').first().waitFor()
  expect(await page.getByRole('link', { name: 'Resume' }).count()).toBe(0)
})
