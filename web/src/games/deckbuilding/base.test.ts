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
  decision: {
    seat: 0,
    mine: true,
    prompt: '',
    options: [
      { i: 0, verb: 'commit-base', label: '', card: 7 },
      { i: 1, verb: 'attack-base', label: '' },
      { i: 2, verb: 'end-turn', label: '' },
    ],
  },
})

test('what goes for the base is aimed at the base that is there', () => {
  const seen = aimAtBase(view([{ h: 2 }]))
  expect(seen.zones[2]!.cards!.map((card) => card.target)).toEqual([2, 9, undefined])
  expect(seen.decision!.options!.map((option) => option.to)).toEqual([2, 2, undefined])
})

test('without a base nothing is aimed at', () => {
  const seen = aimAtBase(view([]))
  expect(seen.zones[2]!.cards!.map((card) => card.target)).toEqual([undefined, 9, undefined])
  expect(seen.decision!.options!.map((option) => option.to)).toEqual([undefined, undefined, undefined])
})
