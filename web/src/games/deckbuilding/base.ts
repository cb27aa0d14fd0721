import type { CardView, Option, View } from '../../wire/types'
import { flags, verbs, zones } from './zones'

/**
 * An attack on the base names no card, since it goes on without a base, against ships alone. While there is one, the
 * board lets it be picked as the target like any other.
 */
export function aimAtBase(view: View): View {
  const base = (seat: number) =>
    view.zones.find((zone) => zone.id === zones.base && zone.seat === seat)?.cards?.[0]?.h
  const opponentOf = (seat: number) => view.seats.findIndex((_, other) => other !== seat)

  const to = base(opponentOf(view.seat))
  const aimed = (option: Option): Option =>
    to !== undefined && (option.verb === verbs.commitBase || option.verb === verbs.attackBase)
      ? { ...option, to }
      : option

  const committed = (card: CardView, seat: number): CardView =>
    card.target === undefined && card.flags?.includes(flags.committed)
      ? { ...card, target: base(opponentOf(seat)) }
      : card

  return {
    ...view,
    zones: view.zones.map((zone) =>
      zone.id === zones.play
        ? { ...zone, cards: zone.cards?.map((card) => committed(card, zone.seat)) }
        : zone,
    ),
    decision: view.decision && { ...view.decision, options: view.decision.options?.map(aimed) },
  }
}
