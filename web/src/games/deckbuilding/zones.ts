// The names that the game gives its zones, variables, flags and verbs: the only words this board shares with the server.
export const zones = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  play: 'play',
  base: 'base',
  baseDeck: 'bases',
  victory: 'victory',
  row: 'row',
  galaxyDeck: 'galaxy',
  galaxyDiscard: 'galaxy-discard',
  pilots: 'pilots',
} as const

/** Zones whose cards lie open on the board; a choice among any others is shown in the decision bar. */
export const openZones: ReadonlySet<string> = new Set([zones.play, zones.base, zones.row])

export const vars = { resources: 'resources', force: 'force', toWin: 'bases-to-win' } as const
export const flags = { committed: 'committed', attacked: 'attacked' } as const
export const verbs = {
  play: 'play',
  commit: 'commit',
  commitBase: 'commit-base',
  attack: 'attack',
  attackBase: 'attack-base',
} as const
export const isCommit = (verb: string | undefined) => verb === verbs.commit || verb === verbs.commitBase
export const isAttack = (verb: string | undefined) => verb === verbs.attack || verb === verbs.attackBase
