import { describe, expect, test } from 'vitest'
import type { LogLine, View } from '../../wire/types'
import { fightsOf } from './fights'
import { objectivesOf, withHidden } from './objectives'

const log = (...lines: [number, string, number[]?][]): LogLine[] =>
  lines.map(([seat, text, cards], n) => ({ n, seat, text, cards }))

describe('battles in the log', () => {
  const [first, second, ...rest] = fightsOf(
    log(
      [1, 'Player B names Spear Squadron to attack B-wing Heavy Flight.'],
      [1, 'Battle: Spear Squadron of player B attacks B-wing Heavy Flight of player A.', [4, 8]],
      [1, 'Player B passes.'],
      [
        0,
        'Player A plays Proton Torpedoes on B-wing Heavy Flight: +2 damage; its fighter text works.',
        [9, 8],
      ],
      [1, 'Player B plays Evasive Spiral on Spear Squadron: +2 defense.', [7, 4]],
      [1, 'Spear Squadron rolls 5 + 2 = 7.'],
      [0, 'B-wing Heavy Flight rolls 3 + 3 = 6.'],
      [1, 'Spear Squadron: 7 + 1 = 8 against 9 of B-wing Heavy Flight: B-wing Heavy Flight is not hit.'],
      [0, 'B-wing Heavy Flight: 6 + 3 + 1 = 10 against 10 - 1 = 9 of Spear Squadron: Spear Squadron is hit.'],
      [1, 'Spear Squadron receives 4 damage markers: 4 against shields 1.'],
      [1, "Spear Squadron is destroyed and goes to player B's reserve."],
      [0, 'Player A draws a card.'],
      [0, 'Strike: Talon Squadron of player A strikes an objective of player B.', [2, 30]],
      [1, 'Executor Bridge is turned face up.'],
      [0, 'Talon Squadron rolls 6 + 6 = 12.'],
      [0, 'Talon Squadron has rolled 12, an automatic hit: it is destroyed.'],
      [1, "Player B's objective Executor Bridge is destroyed."],
      [0, 'Player A ends the turn.'],
      [1, 'Player B passes.'],
    ),
  )

  test('have their sides, cards and dice', () => {
    expect(rest).toEqual([])
    expect(first).toMatchObject({ strike: false, attacker: { name: 'Spear Squadron', seat: 1, h: 4 } })
    expect(first!.attacker.cards.map((card) => card.text)).toEqual(['passes', 'Evasive Spiral'])
    expect(first!.defender.cards[0]).toEqual({
      text: 'Proton Torpedoes',
      h: 9,
      gives: '+2 damage; its fighter text works',
    })
    expect(first!.defender.dice).toEqual([[3, 3]])
  })
  test('have their sums and what they came to', () => {
    expect(first!.attacker).toMatchObject({ attack: { text: '7 + 1', total: 8 }, hits: false })
    expect(first!.attacker.against).toEqual({ text: '', total: 9 })
    expect(first!.defender.against).toEqual({ text: '10 - 1', total: 9 })
    expect(first!.defender.hits).toBe(true)
    expect(first!.damage).toHaveLength(2)
    expect(first!.after).toEqual(['Player A draws a card.'])
  })
  test('a strike with 12 needs no sum', () => {
    expect(second!.revealed).toEqual(['Executor Bridge is turned face up.'])
    expect(second).toMatchObject({ strike: true, attacker: { automatic: true, hits: true } })
    expect(second!.damage).toEqual(["Player B's objective Executor Bridge is destroyed."])
    expect(second!.attacker.cards).toEqual([])
  })
})

describe('objectives', () => {
  const view: View = {
    game: 'pocketmodel',
    seat: 0,
    seats: [{ name: 'a' }, { name: 'b' }],
    zones: [
      { id: 'objectives', seat: 1, count: 2 },
      { id: 'revealed', seat: 1, count: 1, cards: [{ h: 5, slot: 1, def: 'x' }] },
    ],
    decision: {
      seat: 0,
      mine: true,
      prompt: '',
      options: [{ i: 0, verb: 'strike', label: 'Strike face-down objective 3 with X', card: 1, to: 57 }],
    },
  }
  test('face-down ones fill the places between', () => {
    expect(objectivesOf(view, 1).map((o) => (typeof o === 'object' ? o.h : o))).toEqual(['down', 5, 'down'])
  })
  test('one that an option is about can be clicked', () => {
    const shown = objectivesOf(withHidden(view), 1)
    expect(shown[2]).toMatchObject({ h: 57, down: true })
    expect(shown[0]).toBe('down')
  })
})
