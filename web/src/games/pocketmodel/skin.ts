import { plainSkin, type Skin } from '../skin'
import { attrs, counters, flags, units } from './names'
import { withHidden } from './objectives'

// What a unit with several icons looks most like comes first.
const byTrait: [trait: string, icon: string][] = [
  ['capital', 'cruiser'],
  ['fighter', 'fighter'],
  ['transport', 'transport'],
  ['armor', 'vehicle'],
  ['force', 'jedi'],
  ['droid', 'droid'],
  ['trooper', 'trooper'],
  ['laser', 'ship'],
  ['blaster', 'infantry'],
]
const byType: Record<string, string> = { 'objective card': 'base', 'combat card': 'event' }

export const skin: Skin = {
  ...plainSkin,
  corner: attrs.stars,
  cornerInPlay: units,
  figures: [
    { id: attrs.attack, icon: 'attack', zero: units },
    { id: attrs.defense, icon: 'parry', zero: units },
    { id: attrs.damage, icon: 'damage', zero: units },
    { id: attrs.objective, icon: 'target' },
  ],
  life: { figure: attrs.shields, counter: counters.markers },
  flags: {
    [flags.moved]: 'rotate-ccw',
    [flags.attacking]: 'swords',
    [flags.target]: 'target',
    [flags.fighting]: 'zap',
  },
  emblem: (def) => {
    const type = byType[def.type ?? '']
    if (type) return type
    return byTrait.find(([trait]) => def.traits?.includes(trait))?.[1] ?? 'ship'
  },
  faction: {
    rebel: { icon: 'sun', tone: 'rebel' },
    empire: { icon: 'hexagon', tone: 'empire' },
    republic: { icon: 'star', tone: 'yellow' },
    separatist: { icon: 'triangle', tone: 'gray' },
    fringe: { icon: 'diamond', tone: 'neutral' },
  },
  adapt: withHidden,
  player: (name) => (/^[a-z]$/.test(name) ? `player ${name.toUpperCase()}` : name),
}
