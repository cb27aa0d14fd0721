import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choose, grave, launch, myTurn, overflow, seq, serves, start, visit } from './table'

const game = 'Invaders'
let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Plays by clicking until a card of mine can be put into a zone. */
async function placing(page: Page) {
  for (let i = 0; i < 60; i++) {
    await myTurn(page)
    if (await page.locator('.slots button.slot.can').count()) return
    await choose(page, i)
  }
}

describe.skipIf(!(await serves('invaders')))('Invaders', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`two clicks to a game, a card is placed by its slot, ${width} px`, async () => {
      const { page, errors } = await visit(browser, {
        viewport: { width, height },
        hasTouch: width < 500,
        colorScheme: width < 500 ? 'dark' : 'light',
      })
      await start(page, game)
      expect(await page.getByRole('img', { name: /^invasion marker: on / }).count()).toBe(1)
      expect(await page.locator('.area').count()).toBe(3)
      await placing(page)
      expect(await grave(page)).toEqual([])
      const zone = page.locator('.slots:has(button.slot.can)').first()
      const had = await zone.locator('button.card').count()
      const before = await seq(page)
      await zone.locator('button.slot.can').click()
      await page.waitForFunction((was) => Number(document.querySelector('main')?.dataset.seq) > was, before)
      await myTurn(page)
      const side = page.locator(`.slots[data-zone$="/0"] button.card`)
      expect(await side.count()).toBeGreaterThan(had)
      for (let i = 0; i < 12 && !(await page.getByTestId('result').count()); i++) {
        await choose(page, i)
        await myTurn(page)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      expect(await grave(page)).toEqual([])
      expect(errors).toEqual([])
    })
  }
})
