import { plainSkin, type Skin } from '../skin'
import { colours, vars, verbs } from './names'
import { reach } from './offer'

const byTrait: Record<string, string> = {
  Jedi: 'jedi',
  Sith: 'sith',
  apprentice: 'sith',
  droid: 'droid',
  trooper: 'trooper',
  'bounty hunter': 'hunter',
  scoundrel: 'scoundrel',
  leader: 'officer',
  pilot: 'pilot',
  vehicle: 'transport',
  weapon: 'attack',
  equipment: 'hitpoints',
  ability: 'force',
  location: 'base',
}
const byType: Record<string, string> = { battlefield: 'base', event: 'event', character: 'person' }

export const skin: Skin = {
  ...plainSkin,
  corner: 'cost',
  cornered: new Set(['event', 'upgrade', 'support', 'downgrade']),
  life: { figure: 'health', counter: 'damage' },
  counters: { shields: 'shield', assigned: 'target' },
  flags: { doomed: 'zap' },
  spent: 'exhausted',
  unsaid: ['points', 'elite'],
  minor: new Set([verbs.reroll]),
  emblem: (def) => {
    for (const trait of def.traits ?? []) if (byTrait[trait]) return byTrait[trait]
    return byType[def.type ?? ''] ?? 'layers'
  },
  tone: (def) => def.traits?.find((trait) => colours.has(trait)) ?? 'plain',
  faction: {
    hero: { icon: 'sun', tone: 'rebel' },
    villain: { icon: 'hexagon', tone: 'empire' },
    neutral: { icon: 'diamond', tone: 'neutral' },
  },
  reach,
  player: (name) => (/^[a-z]$/.test(name) ? `player ${name.toUpperCase()}` : name),
  time: (view) => (view.vars?.[vars.round] ? `Round ${view.vars[vars.round]}` : 'Setup'),
}
