import type { CardView, View } from '../../wire/types'
import { objectiveSlots, verbs, zones } from './names'

/**
 * Face-down objectives are not listed in the view, since nobody knows them. Where an option is about one of them, it
 * lies on the board like any other card, so that it can be clicked.
 */
export function withHidden(view: View): View {
  const decision = view.decision
  const known = new Set(view.zones.flatMap((zone) => (zone.cards ?? []).map((card) => card.h)))
  const hidden = new Map<number, CardView[]>()
  for (const option of decision?.options ?? []) {
    if (option.to === undefined || known.has(option.to)) continue
    const own = option.verb === verbs.objective
    if (!own && option.verb !== verbs.strike) continue
    const seat = own ? decision!.seat : view.seats.findIndex((_, other) => other !== decision!.seat)
    const slot = Number(/objective (\d+)/.exec(option.label)?.[1] ?? 0) - 1
    known.add(option.to)
    hidden.set(seat, [...(hidden.get(seat) ?? []), { h: option.to, owner: seat, slot, down: true }])
  }
  if (!hidden.size) return view
  return {
    ...view,
    zones: view.zones.map((zone) =>
      zone.id === zones.objectives && hidden.has(zone.seat)
        ? { ...zone, cards: [...(zone.cards ?? []), ...hidden.get(zone.seat)!] }
        : zone,
    ),
  }
}

export type Objective = CardView | 'down' | undefined

/** A player's objectives by slot: a card, one that lies face down and cannot be clicked, or nothing any more. */
export function objectivesOf(view: View, seat: number): Objective[] {
  const zone = (id: string) => view.zones.find((z) => z.id === id && z.seat === seat)
  const slots: Objective[] = Array.from({ length: objectiveSlots }, () => undefined)
  for (const card of zone(zones.revealed)?.cards ?? []) slots[card.slot ?? 0] = card
  const down = zone(zones.objectives)
  for (const card of down?.cards ?? []) if (slots[card.slot ?? -1] === undefined) slots[card.slot ?? 0] = card
  let rest = (down?.count ?? 0) - (down?.cards?.length ?? 0)
  for (let i = 0; i < slots.length && rest > 0; i++)
    if (!slots[i]) {
      slots[i] = 'down'
      rest--
    }
  return slots
}
