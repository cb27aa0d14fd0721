// The names that the game gives its zones, variables, flags and verbs: the only words this board shares with the server.
export const zones = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  strategies: 'strategies',
  heroes: 'heroes',
  removed: 'removed',
  transit: 'transit',
} as const

export interface Area {
  id: string
  /** The variable that holds the power of the zone now; its highest value is the printed power. */
  power: string
}

/** The zones of the world from west to east, in the order of their numbers in options. */
export const areas: readonly Area[] = [
  { id: 'pacific-rim', power: 'pacific-rim-power' },
  { id: 'eurasia', power: 'eurasia-power' },
  { id: 'africa', power: 'africa-power' },
]
export const slotsASide = 4

/** Zones whose cards lie open on the board. */
export const openZones: ReadonlySet<string> = new Set([...areas.map((area) => area.id), zones.strategies])

export const seats = { invader: 'invader', mankind: 'mankind' } as const
export const types = { hero: 'Hero', opsCentre: 'Ops Centre' } as const
/** Types with a power of their own, so that also a power of 0 is said. */
export const fighters: ReadonlySet<string> = new Set(['Invader', 'Desolator', 'Defender', 'Location', 'Hero'])
export const attrs = { discard: 'discard-cost', drain: 'drain-cost', power: 'power' } as const
export const flags = { used: 'used', turned: 'turned', enabled: 'enabled', cancelled: 'cancelled' } as const
export const vars = { track: 'track', drained: 'drained', plotted: 'plotted' } as const
/** What is worth a word beside the Invader's name while it is not zero. */
export const turnVars: readonly string[] = ['drained', 'less-discard', 'less-drain']
export const verbs = { place: 'place', zone: 'zone' } as const
