import { plainSkin, type Skin } from '../skin'
import { attrs, fighters, flags, seats } from './names'

const byTrait: Record<string, string> = {
  Aircraft: 'aircraft',
  Naval: 'naval',
  Tank: 'tank',
  Walker: 'walker',
  Robot: 'robot',
  Psychic: 'psychic',
  Beast: 'beast',
  Infestation: 'infestation',
  City: 'city',
  Bunker: 'bunker',
  Research: 'research',
  Infantry: 'infantry',
  Machine: 'machine',
  Weapon: 'missile',
  Cancel: 'cancel',
}
const byType: Record<string, string> = { Hero: 'rank', Desolator: 'desolator', 'Ops Centre': 'tactic' }
const byTypeElse: Record<string, string> = {
  Invader: 'alien',
  Defender: 'infantry',
  Location: 'city',
  weapon: 'missile',
  scheme: 'event',
  tactic: 'tactic',
  strategy: 'strategy',
}

export const skin: Skin = {
  ...plainSkin,
  corner: undefined,
  prices: [
    { id: attrs.discard, icon: 'hand' },
    { id: attrs.drain, icon: 'layers' },
  ],
  figures: [{ id: attrs.power, icon: 'attack', zero: fighters }],
  counters: { tokens: 'hexagon', bio: 'bio' },
  flags: { [flags.used]: 'check', [flags.turned]: 'rotate-ccw', [flags.cancelled]: 'x' },
  spent: flags.turned,
  emblem: (def) => {
    const type = byType[def.type ?? '']
    if (type) return type
    for (const trait of def.traits ?? []) if (byTrait[trait]) return byTrait[trait]
    return byTypeElse[def.type ?? ''] ?? 'layers'
  },
  faction: {
    Invader: { icon: 'alien', tone: 'red' },
    Mankind: { icon: 'base', tone: 'blue' },
  },
  player: (name) => (name === seats.invader ? 'the Invader' : 'Mankind'),
}
