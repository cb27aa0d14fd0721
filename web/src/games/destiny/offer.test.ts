import { expect, test } from 'vitest'
import { indexCards } from '../../match/options'
import type { Decision, DieView, GameFacts, Option, View } from '../../wire/types'
import { diceOf, moreDice, offer, reach, says, symbolOf, turning } from './offer'

const facts = { symbols: ['blank', 'melee', 'ranged'] } as GameFacts
const faces = ['1 melee', '+2 melee', '1 ranged', 'special', 'blank', 'blank']
const die = (d: number, side: number, seat = 0, place: DieView['place'] = 'pool'): DieView => ({
  d,
  of: 'rey',
  seat,
  place,
  side,
  faces,
})
const decide = (kind: Decision['kind'], ...options: Omit<Option, 'i'>[]): Decision => ({
  seat: 0,
  mine: true,
  kind,
  prompt: '',
  options: options.map((o, i) => ({ i, ...o })),
})
const melee = { verb: 'resolve', label: 'Resolve melee: Rey 1MD', n: 1 }
const view = (decision?: Decision, dice: DieView[] = []): View => ({
  game: 'destiny',
  seat: 0,
  seats: [],
  zones: [
    { id: 'team', seat: 1, cards: [{ h: 4 }, { h: 5 }] },
    { id: 'hand', seat: 0, cards: [{ h: 7 }] },
  ],
  dice,
  decision,
})

test('the symbol comes from the facts', () => {
  expect(symbolOf({ i: 0, ...melee, n: 2 }, facts)).toBe('ranged')
  expect(symbolOf({ i: 0, label: 'Pass', verb: 'pass' }, facts)).toBeUndefined()
})

test('a die of mine in the pool reaches its symbol, a modifier too, any other die nothing', () => {
  const now = view(decide('action', melee, { verb: 'pass', label: 'Pass' }))
  expect(reach(die(1, 0), now, facts).map((o) => o.i)).toEqual([0])
  expect(reach(die(1, 1), now, facts)).toHaveLength(1)
  expect(reach(die(1, 2), now, facts)).toEqual([])
  expect(reach(die(1, 0, 1), now, facts)).toEqual([])
  expect(reach(die(1, 0, 0, 'card'), now, facts)).toEqual([])
})

test('the dice of a symbol are mine and in the pool', () => {
  const now = view(undefined, [die(1, 0), die(2, 1), die(3, 2), die(4, 0, 1), die(5, 0, 0, 'card')])
  expect(diceOf(now, 'melee').map((d) => d.d)).toEqual([1, 2])
})

test('sides to turn to are drawn, not written', () => {
  const choice = decide(
    'choice',
    { verb: 'side', label: 'a', die: 3 },
    { verb: 'side', label: 'b', die: 3, n: 2 },
  )
  expect(turning(choice)).toMatchObject({ die: 3 })
  expect(offer(choice, new Map())).toEqual([])
  expect(turning(decide('choice', { verb: 'die', label: 'a', die: 3 }))).toBeUndefined()
})

test('targets in play stand in the bar before the rest, cards of the hand do not', () => {
  const choice = decide(
    'choice',
    { verb: 'done', label: 'Done' },
    { verb: 'choose', label: 'Choose Rey', card: 4 },
    { verb: 'choose', label: 'Choose Finn', card: 5 },
    { verb: 'choose', label: 'Choose Aim', card: 7 },
  )
  const labels = offer(choice, indexCards(view())).map(says)
  expect(labels).toEqual(['Rey', 'Finn', 'Done'])
  expect(offer({ ...choice, kind: 'action' }, indexCards(view())).map(says)).toEqual(['Done'])
})

test('a button of a symbol says the symbol', () => {
  expect(says({ i: 0, ...melee })).toBe('Resolve melee')
})

test('several dice may be chosen at once where the choice has an end', () => {
  const dice = [
    { verb: 'die', label: 'a', die: 1 },
    { verb: 'die', label: 'b', die: 2 },
  ]
  const done = { verb: 'done', label: 'Done', tone: 'done' as const }
  expect(moreDice(decide('choice', ...dice, done))).toHaveLength(2)
  expect(moreDice(decide('choice', ...dice))).toEqual([])
  expect(moreDice(decide('choice', dice[0]!, done))).toEqual([])
})
