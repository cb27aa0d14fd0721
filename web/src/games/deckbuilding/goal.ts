import type { Table } from '../../parts/table.svelte'

/** What an attack on a card is shown against: what is left of its hit points, else its target value. */
export function goal(table: Table, h: number): number | undefined {
  const card = table.match.cards.get(h)?.card
  if (!card) return undefined
  const { life, target } = table.skin
  const points = life && table.figureIf(card, life.figure)
  if (points) return Math.max(0, points - (card.counters?.[life.counter] ?? 0))
  return target && table.figureIf(card, target.figure)
}
