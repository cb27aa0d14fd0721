import type { CardView, LogLine, Option, View, VarDef } from '../../wire/types'
import { areas, flags, seats, slotsASide, verbs, zones } from './names'

/** The cards of one side of a zone by slot; free slots are undefined. */
export function bySlot(cards: readonly CardView[]): (CardView | undefined)[] {
  const slots: (CardView | undefined)[] = Array.from({ length: slotsASide }, () => undefined)
  for (const card of cards) slots[card.slot ?? 0] = card
  return slots
}

export interface AreaSum {
  /** The power of the cards there. A turned card adds nothing. */
  cards: number
  /** The power of the zone itself, which defends. */
  zone: number
  all: number
}

/** The power of one side at a zone, as an attack compares it. */
export function areaSum(view: View, at: number, seat: number, powerOf: (card: CardView) => number): AreaSum {
  const area = areas[at]!
  const lie = view.zones.find((zone) => zone.id === area.id && zone.seat === seat)?.cards ?? []
  const cards = lie
    .filter((card) => !card.flags?.includes(flags.turned))
    .reduce((sum, card) => sum + powerOf(card), 0)
  const zone = view.seats[seat]?.name === seats.mankind ? (view.vars?.[area.power] ?? 0) : 0
  return { cards, zone, all: cards + zone }
}

/** The power of a zone now and as printed; the difference lies there as power -1 tokens. */
export function areaPower(view: View, at: number, defs: readonly VarDef[] = []) {
  const id = areas[at]!.power
  const now = view.vars?.[id] ?? 0
  const printed = defs.find((def) => def.id === id)?.max ?? now
  return { now, printed, tokens: Math.max(0, printed - now) }
}

/** The option that choosing a zone of the world takes, where one is asked for. */
export function zoneOption(options: readonly Option[] | undefined, at: number): Option | undefined {
  return options?.find((o) => (o.verb === verbs.place || o.verb === verbs.zone) && (o.n ?? 0) === at)
}

export interface AreaAttack {
  n: number
  with: number
  against: number
  /** Cards drained and spared for it. */
  drained: number
  lines: string[]
}

/**
 * The last attack on each zone as the log tells it, in the order of the zones: the powers that were compared and what
 * followed. Attacks of an earlier turn are left out.
 */
export function lastAttacks(log: readonly LogLine[], names: readonly string[]): (AreaAttack | undefined)[] {
  const found: (AreaAttack | undefined)[] = names.map(() => undefined)
  let current: AreaAttack | undefined
  for (const line of log) {
    if (/^Turn \d+/.test(line.text)) {
      current = undefined
      // What an attack has done stays in sight in the turn after it.
      if (found.some(Boolean) && line.seat === 0) found.fill(undefined)
      continue
    }
    const attack = / attacks (?:the )?(.+) with (-?\d+) against (-?\d+)\./.exec(line.text)
    const at = attack ? names.indexOf(attack[1]!) : -1
    if (attack && at >= 0) {
      current = { n: line.n, with: Number(attack[2]), against: Number(attack[3]), drained: 0, lines: [] }
      found[at] = current
    } else if (current) {
      current.lines.push(line.text)
      if (/ drains /.test(line.text)) current.drained += line.cards?.length ?? 1
    }
  }
  return found
}

/** A card that is being played and lies nowhere yet. */
export const played = (view: View): CardView[] => view.zones.find((z) => z.id === zones.transit)?.cards ?? []

/** A button's words, shortened where the whole label is long; the label stays its name for those who hear it. */
export const shortly = (label: string) =>
  label
    .replace(/^Invasion plot: /, 'Plot: ')
    .replace('the next card you play costs 1 ', '−1 ')
    .replace(/(discard|drain) less$/, '$1')
    .replace('End the main phase and', 'End and')
