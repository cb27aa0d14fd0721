// The names that the game gives its zones and variables: the only words this board shares with the server.
export const zones = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  play: 'play',
  base: 'base',
  baseDeck: 'base-deck',
  victory: 'victory',
  row: 'galaxy-row',
  galaxyDeck: 'galaxy-deck',
  galaxyDiscard: 'galaxy-discard',
  pilots: 'pilots',
} as const

/** Zones whose cards lie open on the board; a choice among any others is shown in the decision bar. */
export const openZones: ReadonlySet<string> = new Set([zones.hand, zones.play, zones.base, zones.row])

export const vars = { resources: 'resources', force: 'force' } as const
export const verbs = { play: 'play', commit: 'commit', attack: 'attack' } as const
