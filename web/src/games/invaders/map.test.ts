import { describe, expect, test } from 'vitest'
import type { LogLine, View } from '../../wire/types'
import { areaPower, areaSum, bySlot, lastAttacks, shortly, zoneOption } from './map'

const view: View = {
  game: 'invaders',
  seat: 1,
  vars: { 'eurasia-power': 5 },
  seats: [{ name: 'invader' }, { name: 'mankind' }],
  zones: [
    { id: 'eurasia', seat: 0, cards: [{ h: 1, attrs: { power: 4 } }] },
    {
      id: 'eurasia',
      seat: 1,
      cards: [
        { h: 2, slot: 2, attrs: { power: 3 } },
        { h: 3, attrs: { power: 4 }, flags: ['turned'] },
      ],
    },
  ],
}
const power = (card: { attrs?: Record<string, number> }) => card.attrs?.power ?? 0

describe('the map', () => {
  test('cards lie in their slots', () => {
    expect(bySlot(view.zones[1]!.cards!).map((card) => card?.h)).toEqual([3, undefined, 2, undefined])
  })
  test('a turned Hero adds nothing, the power of the zone defends', () => {
    expect(areaSum(view, 1, 0, power)).toEqual({ cards: 4, zone: 0, all: 4 })
    expect(areaSum(view, 1, 1, power)).toEqual({ cards: 3, zone: 5, all: 8 })
  })
  test('tokens are what is missing from the printed power', () => {
    expect(areaPower(view, 1, [{ id: 'eurasia-power', name: '', max: 8 }])).toEqual({
      now: 5,
      printed: 8,
      tokens: 3,
    })
  })
  test('a zone is chosen by its number, the first without one', () => {
    const options = [
      { i: 0, verb: 'place', label: 'a', card: 7 },
      { i: 1, verb: 'place', label: 'b', card: 7, n: 2 },
    ]
    expect(zoneOption(options, 0)?.label).toBe('a')
    expect(zoneOption(options, 1)).toBeUndefined()
    expect(zoneOption(options, 2)?.label).toBe('b')
  })
})

test('long labels are shortened', () => {
  expect(shortly('Invasion plot: the next card you play costs 1 discard less')).toBe('Plot: −1 discard')
  expect(shortly('End the main phase and attack')).toBe('End and attack')
  expect(shortly('Decline')).toBe('Decline')
})

describe('the attack phase', () => {
  const names = ['Pacific Rim', 'Eurasia', 'Africa']
  const log = (...texts: [string, number[]?][]): LogLine[] =>
    texts.map(([text, cards], n) => ({ n, text, cards, seat: text.includes('Mankind') ? 1 : 0 }))

  test('is read zone by zone', () => {
    const found = lastAttacks(
      log(
        ['The Invader attacks the Pacific Rim with 7 against 5.'],
        ['Mankind drains A and 2 × B.', [1, 2, 3]],
        ['The Invader attacks Eurasia with -1 against 9.'],
        ['Turn 2: Mankind.'],
        ['Mankind drains C.', [4]],
      ),
      names,
    )
    expect(found[0]).toMatchObject({ with: 7, against: 5, drained: 3 })
    expect(found[1]).toMatchObject({ with: -1, against: 9, drained: 0, lines: [] })
    expect(found[2]).toBeUndefined()
  })
  test('is over when the Invader begins another turn', () => {
    const found = lastAttacks(
      log(['The Invader attacks Africa with 7 against 5.'], ['Turn 3: the Invader.']),
      names,
    )
    expect(found).toEqual([undefined, undefined, undefined])
  })
})
