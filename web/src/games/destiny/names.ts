// The names that the game gives its zones, variables, flags, symbols and verbs: the only words this board shares with the
// server.
export const zones = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  team: 'team',
  upgrades: 'upgrades',
  supports: 'supports',
  battlefield: 'battlefield',
  unused: 'unused',
  aside: 'aside',
  resolving: 'resolving',
  removed: 'removed',
} as const

/** Zones that lie open between the players. */
export const inPlay: ReadonlySet<string> = new Set([
  zones.team,
  zones.upgrades,
  zones.supports,
  zones.battlefield,
  zones.resolving,
])

/** Zones among whose few cards a choice is made in the bar as well. */
export const inBar: ReadonlySet<string> = new Set([...inPlay, zones.unused])

export const types = { character: 'character' } as const
export const vars = { resources: 'resources', round: 'round', claimed: 'claimed' } as const
export const verbs = {
  resolve: 'resolve',
  reroll: 'reroll',
  attach: 'attach',
  side: 'side',
  choose: 'choose',
} as const
export const colours: ReadonlySet<string> = new Set(['blue', 'red', 'yellow', 'gray'])

/** The symbols in the order of the reference, each with the rule that says what it does. */
export const symbolRules: [symbol: string, rule: string][] = [
  ['melee', 'DES-229'],
  ['ranged', 'DES-230'],
  ['indirect', 'DES-250'],
  ['shield', 'DES-234'],
  ['resource', 'DES-236'],
  ['disrupt', 'DES-237'],
  ['discard', 'DES-239'],
  ['focus', 'DES-241'],
  ['special', 'DES-244'],
  ['blank', 'DES-210'],
]
