import type { CardView, View } from '../../wire/types'
import { flags, zones } from './zones'

/**
 * A card committed to the attack on the base has no target, since the attack goes on without a base, against ships
 * alone. While there is one, the board shows it as the target like any other.
 */
export function aimAtBase(view: View): View {
  const base = (seat: number) =>
    view.zones.find((zone) => zone.id === zones.base && zone.seat === seat)?.cards?.[0]?.h
  const opponentOf = (seat: number) => view.seats.findIndex((_, other) => other !== seat)

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
  }
}
