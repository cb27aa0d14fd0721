import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choose, grave, launch, myTurn, overflow, play, serves, start, visit } from './table'

const game = 'Star Wars: Destiny'
let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const dice = (page: Page) => page.locator('[aria-label="Your dice pool"] button.die')

/** Plays until dice of mine lie in the pool and an action is asked of me. */
async function roll(page: Page) {
  for (let i = 0; i < 60; i++) {
    await myTurn(page)
    const activate = page.locator('[aria-label="Your characters and supports"] button.card.can:not(.minor)')
    const menu = /^(Your turn|Take an additional)/.test(
      (await page.getByTestId('prompt').textContent()) ?? '',
    )
    if (menu && (await dice(page).count())) return
    if (!menu || !(await activate.count())) {
      await choose(page, 6)
      continue
    }
    const before = await page.locator('main').getAttribute('data-seq')
    await activate.first().click()
    await page.locator('.popover button.act:enabled', { hasText: 'Activate' }).first().click()
    await page.waitForFunction((was) => document.querySelector('main')?.dataset.seq !== was, before)
  }
}

describe.skipIf(!(await serves('destiny')))('Destiny', () => {
  test('two clicks to a game, dice in the pool, a die says its sides, the symbols are one tap away', async () => {
    const { page, errors } = await visit(browser)
    await start(page, game)
    await roll(page)
    expect(await dice(page).first().locator('.sr').textContent()).toMatch(/ die, shows .+, yours/)
    expect(await grave(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await page.locator('[aria-label^="Dice on"] button.die').first().click()
    expect(await page.locator('.popover .faces li').count()).toBe(6)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Symbols' }).click()
    const symbols = page.getByRole('dialog', { name: 'Symbols on dice' })
    await expect.poll(async () => ((await symbols.textContent()) ?? '').length).toBeGreaterThan(500)
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('Escape')

    expect(await play(page, 1)).toBeGreaterThan(2)
    expect(errors).toEqual([])
  })

  test('a phone shows all of it without scrolling sideways', async () => {
    const { page, errors } = await visit(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      colorScheme: 'dark',
    })
    await start(page, game)
    await roll(page)
    expect(await grave(page)).toEqual([])
    for (let i = 0; i < 14 && !(await page.getByTestId('result').count()); i++) {
      await choose(page, i)
      await myTurn(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
    expect(errors).toEqual([])
  })

  test('a roll ends on what the server sent, and a key skips it', async () => {
    const { page } = await visit(browser, { reducedMotion: 'no-preference' })
    await start(page, game)
    await roll(page)
    await page.keyboard.press('Shift')
    expect(await page.locator('.rolls').count()).toBe(0)
    const shown = await dice(page).first().locator('.sr').textContent()
    const words = /shows (\+?)(\d*)/.exec(shown ?? '')!
    const face = (await dice(page).first().locator('.face').textContent())?.trim() ?? ''
    expect(face.startsWith(`${words[1]}${words[2]}`)).toBe(true)
  })

  test('a player may give up, and is asked first', async () => {
    const { page } = await visit(browser, {})
    await start(page, game)
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await page.getByTestId('result').waitFor()
    expect(await page.getByTestId('result').textContent()).toContain('DES-316')
  })
})
