import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, grave, launch, myTurn, overflow, play, seq, start, url, visit } from './table'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing grave on home, setup and board, ${colorScheme}`, async () => {
    const { page } = await visit(browser, { colorScheme })
    await page.goto(`${url()}/`)
    await page.locator('a.play').first().waitFor()
    expect(await grave(page)).toEqual([])
    await page.locator('a.play').first().click()
    await page.getByRole('button', { name: 'Start game' }).waitFor()
    expect(await grave(page)).toEqual([])
    await page.getByRole('button', { name: 'Start game' }).click()
    await myTurn(page)
    await play(page, 2)
    await page.locator('button.card.can').first().click()
    expect(await grave(page)).toEqual([])
  })
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing overflows sideways at ${width} px`, async () => {
    const { page } = await visit(browser, { viewport: { width, height }, hasTouch: width < 500 })
    await page.goto(`${url()}/`)
    await page.locator('a.play').first().waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await start(page)
    for (let i = 0; i < 3; i++) {
      await play(page, 1)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  })
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const) {
  test(`what is asked is in sight at ${width} by ${height}, with all its buttons`, async () => {
    const { page } = await visit(browser, { viewport: { width, height }, hasTouch: width < 900 })
    await start(page)
    for (let i = 0; i < 4; i++) {
      const out = await page.evaluate(() =>
        [...document.querySelectorAll('[aria-label="Decision"] button.act, [data-testid="prompt"]')]
          .map((el) => [el.textContent, el.getBoundingClientRect()] as const)
          .filter(([, r]) => r.left < 0 || r.right > innerWidth || r.top < 0 || r.bottom > innerHeight)
          .map(([text]) => text),
      )
      expect(out).toEqual([])
      await choose(page, i * 3)
    }
  })
}

test('an address that leads nowhere says so', async () => {
  const { page } = await visit(browser)
  for (const hash of ['#/foo', '#/new/chess']) {
    await page.goto(`${url()}/${hash}`)
    await page.reload()
    await page.getByRole('alert').getByRole('link', { name: 'To the games' }).waitFor()
  }
})

test('a turn by the keyboard alone', async () => {
  const { page } = await visit(browser)
  await page.goto(`${url()}/`)
  await page.locator('a.play').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start game' }).waitFor()
  await page.keyboard.press('Enter')
  await myTurn(page)

  await page.keyboard.press('ArrowDown')
  const card = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.h)
  expect(card).toBeTruthy()
  await page.keyboard.press('Enter')
  await page.locator('.popover').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.h)).toBe(card)

  const before = await seq(page)
  await page.keyboard.press('Enter')
  await page.locator('.popover button.act').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => seq(page)).toBeGreaterThan(before)
  await page.keyboard.press('Escape')

  for (let i = 0; i < 6; i++) {
    await myTurn(page)
    const was = await seq(page)
    const bar = await page.locator('[data-bar]:enabled').count()
    if (!bar) break
    await page.keyboard.press(String(bar))
    await expect.poll(() => seq(page)).toBeGreaterThan(was)
    if (/your turn/i.test((await page.locator('.log').textContent()) ?? '')) break
  }
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
})

test('with reduced motion nothing moves', async () => {
  const { page } = await visit(browser)
  await start(page)
  await page.locator('[data-zone^="hand/"] button.card.can').first().click()
  await page.locator('.popover button.act').first().click()
  await myTurn(page)
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((a) => Number(a.effect?.getComputedTiming().duration ?? 0) > 1).length,
  )
  expect(running).toBe(0)
})
