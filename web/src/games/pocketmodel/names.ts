// The names that the game gives its zones, variables, flags and verbs: the only words this board shares with the server.
export const zones = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  reserve: 'reserve',
  objectives: 'objectives',
  revealed: 'revealed',
  battle: 'battle',
  contested: 'contested',
} as const

/** The home zone of a player, by the name of the seat. */
export const homeOf = (seat: string) => `home-${seat}`
export const objectiveSlots = 3

const open: ReadonlySet<string> = new Set([zones.contested, zones.revealed, zones.objectives, zones.battle])
/** Zones whose cards lie open on the board. */
export const isOpenZone = (id: string) => open.has(id) || id.startsWith('home-')

export const attrs = {
  attack: 'attack',
  defense: 'defense',
  damage: 'damage',
  shields: 'shields',
  stars: 'stars',
  objective: 'objective-defense',
} as const
export const counters = { markers: 'markers' } as const
export const flags = {
  moved: 'moved',
  attacking: 'attacking',
  target: 'target',
  fighting: 'fighting',
} as const
export const vars = { step: 'step', used: 'used-stars' } as const
/** The kinds of action of a turn: 0 not yet, 1 now, 2 done. */
export const actions: readonly string[] = ['moving', 'combat', 'playing']
export const verbs = { strike: 'strike', objective: 'objective' } as const
export const types = { space: 'space unit', ground: 'ground unit' } as const
export const units: ReadonlySet<string> = new Set([types.space, types.ground])
