import { expect, test } from 'vitest'
import type { View } from '../../wire/types'
import { aimAtBase } from './base'

const view = (base: { h: number }[]): View => ({
  game: 'deckbuilding',
  seat: 0,
  seats: [{ name: 'empire' }, { name: 'rebel' }],
  zones: [
    { id: 'base', seat: 0, cards: [{ h: 1 }] },
    { id: 'base', seat: 1, cards: base },
    {
      id: 'play',
      seat: 0,
      cards: [{ h: 5, flags: ['committed'] }, { h: 6, flags: ['committed'], target: 9 }, { h: 7 }],
    },
  ],
})

test('what goes for the base is aimed at the base that is there', () => {
  const seen = aimAtBase(view([{ h: 2 }]))
  expect(seen.zones[2]!.cards!.map((card) => card.target)).toEqual([2, 9, undefined])
})

test('without a base nothing is aimed at', () => {
  const seen = aimAtBase(view([]))
  expect(seen.zones[2]!.cards!.map((card) => card.target)).toEqual([undefined, 9, undefined])
})
