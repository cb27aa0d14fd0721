import { expect, test } from 'vitest'
import type { CardView, Decision, DieView, View, ZoneView } from '../wire/types'
import {
  attacks,
  barOptions,
  changedCards,
  indexCards,
  optionsByCard,
  optionsByDie,
  rolledDice,
  shortLabels,
  shortOffer,
  stillPicked,
  trayCards,
} from './options'

const zone = (id: string, cards: CardView[], seat = 0): ZoneView => ({ id, seat, count: cards.length, cards })
const view = (zones: ZoneView[], decision?: Decision): View => ({
  game: 'g',
  seat: 0,
  seats: [],
  zones,
  decision,
})
const decide = (...options: Omit<NonNullable<Decision['options']>[number], 'i'>[]): Decision => ({
  seat: 0,
  mine: true,
  kind: 'action',
  prompt: '',
  options: options.map((o, i) => ({ i, ...o })),
})

test('a card offers the options about it before those that aim at it', () => {
  const found = optionsByCard(
    decide({ label: 'commit 1 to 9', card: 1, to: 9 }, { label: 'use 9', card: 9 }, { label: 'end' }),
  )
  expect(found.get(1)!.map((o) => o.label)).toEqual(['commit 1 to 9'])
  expect(found.get(9)!.map((o) => o.label)).toEqual(['use 9', 'commit 1 to 9'])
})

test('equal cards share an option, and handle 0 is a card', () => {
  const found = optionsByCard(decide({ label: 'play', card: 0, alike: [4, 5] }))
  expect([...found.keys()]).toEqual([0, 4, 5])
})

test('a choice about one card alone is made in the bar as well', () => {
  const some = decide({ label: '2 to it', card: 3, n: 2 }, { label: '3 to it', card: 3, n: 3 })
  expect(barOptions({ ...some, kind: 'choice' })).toHaveLength(2)
  expect(barOptions({ ...some, kind: 'action' })).toHaveLength(0)
})

test('the bar has the options of no card', () => {
  const decision = decide({ label: 'a', card: 1 }, { label: 'b', to: 2 }, { label: 'c', n: 0 })
  expect(barOptions(decision).map((o) => o.label)).toEqual(['c'])
  expect(barOptions(undefined)).toEqual([])
})

test('cards that lie in no open zone go to the tray, once each', () => {
  const cards = indexCards(view([zone('hand', [{ h: 1 }]), zone('discard', [{ h: 2 }])]))
  const decision = decide({ label: '', card: 1 }, { label: '', card: 2, n: 1 }, { label: '', card: 2, n: 2 })
  expect(trayCards(decision, cards, (z) => z.id === 'hand')).toEqual([2])
})

test('an attack adds up what is committed to its target', () => {
  const play = zone('play', [
    { h: 1, target: 9, attrs: { attack: 3 } },
    { h: 2, target: 9, attrs: { attack: 2 } },
    { h: 3, target: 8, attrs: { attack: 7 }, flags: ['attacked'] },
  ])
  const attackOf = (card: CardView) => card.attrs?.attack ?? 0
  const spent = (card: CardView) => !!card.flags?.includes('attacked')
  const found = attacks(view([play], decide({ verb: 'attack', label: '', to: 9 })), attackOf, spent)
  expect(found).toMatchObject([{ to: 9, from: [1, 2], sum: 5, resolve: { verb: 'attack' } }])
})

test("the server's own sum of an attack wins", () => {
  const play = zone('play', [{ h: 1, target: 9, attrs: { attack: 3 } }])
  expect(attacks(view([play], decide({ verb: 'attack', label: '', to: 9, n: 5 })), () => 3)[0]!.sum).toBe(5)
})

test('changed are cards that moved, were hurt or are new', () => {
  const before = view([zone('hand', [{ h: 1 }, { h: 2 }]), zone('play', [{ h: 3 }])])
  const after = view([
    zone('hand', [{ h: 2 }]),
    zone('play', [{ h: 1 }, { h: 3, counters: { damage: 1 } }, { h: 4 }]),
  ])
  expect([...changedCards(before, after)].sort()).toEqual([1, 3, 4])
  expect(changedCards(undefined, after).size).toBe(0)
})

test('labels that differ in the number alone are shortened to it', () => {
  expect(shortLabels(['0 to X', '1 to X', '2 to X'])).toEqual(['0', '1', '2'])
  expect(shortLabels(['0 to X', '1 to Y', '2 to X'])).toEqual(['0 to X', '1 to Y', '2 to X'])
  expect(shortLabels(['1 to X', 'Done', '2 to X'])).toEqual(['1 to X', 'Done', '2 to X'])
})

const die = (d: number, place: DieView['place'], side = 0): DieView => ({
  d,
  of: 'x',
  seat: 0,
  place,
  side,
  faces: [],
})

test('options about dice belong to their dice and stand in the bar', () => {
  const decision = decide({ label: 'a', die: 0 }, { label: 'b', die: 3, n: 1 }, { label: 'c', die: 3, n: 2 })
  expect(
    optionsByDie(decision)
      .get(3)!
      .map((o) => o.label),
  ).toEqual(['b', 'c'])
  expect(barOptions(decision)).toHaveLength(3)
})

test('rolled are dice that came into a pool or show another side, but not one that was turned', () => {
  const before = { ...view([]), dice: [die(0, 'card'), die(1, 'pool', 2), die(2, 'pool', 2), die(3, 'pool')] }
  const after = {
    ...view([]),
    dice: [die(0, 'pool', 5), die(1, 'pool', 4), die(2, 'pool', 2), die(3, 'card')],
  }
  expect(rolledDice(before, after)).toEqual([0, 1])
  const turning = decide({ label: '', die: 1 }, { label: '', die: 1, n: 4 })
  expect(rolledDice({ ...before, decision: turning }, after)).toEqual([0])
  expect(rolledDice(undefined, after)).toEqual([])
})

test('a chosen die stays marked while the choice goes on and the die lies as it did', () => {
  const choice: Decision = { ...decide(), kind: 'choice' }
  const before = { ...view([], choice), dice: [die(0, 'pool', 1), die(1, 'pool', 1)] }
  const turned = { ...view([], choice), dice: [die(0, 'pool', 1), die(1, 'pool', 3)] }
  expect([...stillPicked(new Set([0, 1]), before, turned)]).toEqual([0])
  expect(stillPicked(new Set([0]), before, { ...turned, decision: decide() }).size).toBe(0)
})

test('an offer that the prompt has spelled out is short', () => {
  const prompt = 'Use Fang Fighter? When you purchase this card, you may take it into your hand.'
  const label = 'Use Fang Fighter: When you purchase this card, you may take it into your hand'
  expect(shortOffer(label, prompt)).toBe('Use it')
  expect(shortOffer(label, 'Choose one.')).toBe(label)
  expect(shortOffer('Decline', prompt)).toBe('Decline')
})
