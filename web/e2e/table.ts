import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject } from 'vitest'

export const url = () => inject('url')

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export interface Visit {
  page: Page
  /** Errors that the page threw or the browser wrote to its console. */
  errors: string[]
}

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}

/** From the home page to a game in two clicks. */
export async function start(page: Page, game = 'Star Wars: The Deckbuilding Game') {
  await page.goto(`${url()}/`)
  await page.getByRole('link', { name: `Play ${game}` }).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await myTurn(page)
}

export const seq = async (page: Page) => Number(await page.locator('main').getAttribute('data-seq'))

/** Waits until the table takes a choice of mine, or the match is over. */
export async function myTurn(page: Page) {
  await page.locator('main[data-ready="true"], [data-testid="result"]').first().waitFor()
}

/** Whether the server has a game. */
export async function serves(game: string) {
  const games = (await (await fetch(`${url()}/api/games`)).json()) as { id: string }[]
  return games.some(({ id }) => id === game)
}

export async function grave(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .map((n) => n.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    )
}

/** The position as the page shows it, in words. */
export const position = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => [
      main.getAttribute('data-seq'),
      ...[...main.querySelectorAll('button.card')].map((card) => card.querySelector('.sr')?.textContent),
      ...[...main.querySelectorAll('[data-pile]')].map((pile) => pile.textContent),
      main.querySelector('[data-testid="prompt"]')?.textContent,
    ])

const turn = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('header .turn').textContent()) ?? '')?.[0] ?? 0)

/** One choice by clicking: a usable die or card and its first action, or a button of the decision bar. */
export async function choose(page: Page, step: number) {
  await myTurn(page)
  const before = await seq(page)
  const dice = page.locator('button.die.can')
  const cards = page.locator('button.card.can:not(.minor)')
  const bar = page.locator('[data-bar]:enabled')
  const count = await cards.count()
  // Mostly cards and dice; now and then a button, so that turns end.
  const button = step % 7 === 6 && (await bar.count()) > 0
  if (!button && (await dice.count()) && step % 2) {
    await dice.nth((step * 3) % (await dice.count())).evaluate((element: HTMLElement) => element.click())
    if (await page.locator('.popover').count())
      await page.locator('.popover button.act:enabled').first().click()
  } else if (!button && count) {
    await cards.nth((step * 5) % count).evaluate((element: HTMLElement) => element.click())
    await page.locator('.popover button.act:enabled').first().click()
  } else {
    await bar.last().click()
  }
  await page.waitForFunction((was) => Number(document.querySelector('main')?.dataset.seq) > was, before)
  if (await page.locator('.popover').count()) await page.keyboard.press('Escape')
}

/** Plays by clicking until the turn number has grown by `turns` or the match is over. Answers the number of choices. */
export async function play(page: Page, turns: number): Promise<number> {
  const end = (await turn(page)) + turns
  let choices = 0
  for (let step = 0; step < 400; step++) {
    await myTurn(page)
    if ((await page.getByTestId('result').count()) || (await turn(page)) >= end) break
    await choose(page, step)
    choices++
  }
  return choices
}

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
