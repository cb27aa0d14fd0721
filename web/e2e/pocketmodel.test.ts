import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choose, grave, launch, myTurn, overflow, seq, serves, start, visit } from './table'

const game = 'Star Wars PocketModel TCG'
let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** One choice: an attack before all else, then moves and cards, so that there are battles soon. */
async function act(page: Page, step: number) {
  await myTurn(page)
  const before = await seq(page)
  for (const verb of [/^All attackers are named/, /^Step \d|^Pass/]) {
    const button = page.locator('[data-bar]:enabled', { hasText: verb })
    if (await button.count()) {
      await button.first().click()
      return page.waitForFunction((was) => Number(document.querySelector('main')?.dataset.seq) > was, before)
    }
  }
  return choose(page, step)
}

describe.skipIf(!(await serves('pocketmodel')))('PocketModel', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`two clicks to a game, a battle is shown with dice and sums, ${width} px`, async () => {
      const { page, errors } = await visit(browser, {
        viewport: { width, height },
        hasTouch: width < 500,
        colorScheme: width < 500 ? 'dark' : 'light',
      })
      await start(page, game)
      expect(await page.locator('.place').count()).toBe(3)
      expect(await grave(page)).toEqual([])
      const panel = page.locator('section.fight')
      for (let i = 0; i < 90; i++) {
        if ((await panel.locator('.pips').count()) || (await page.getByTestId('result').count())) break
        await act(page, i)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await myTurn(page)
      }
      expect(await panel.locator('.pips').count()).toBeGreaterThan(1)
      expect(await panel.textContent()).toMatch(/[≥<]\s+\d+|rolled 12/)
      expect(await grave(page)).toEqual([])
      expect(errors).toEqual([])
    })
  }
})
