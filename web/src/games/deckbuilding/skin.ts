import { plainSkin, type Skin } from '../skin'
import { aimAtBase } from './base'
import { isAttack, isCommit } from './zones'

const byTrait: Record<string, string> = {
  Fighter: 'fighter',
  Transport: 'transport',
  Trooper: 'trooper',
  Vehicle: 'vehicle',
  Jedi: 'jedi',
  Sith: 'sith',
  Droid: 'droid',
  Officer: 'officer',
  'Bounty Hunter': 'hunter',
  Scoundrel: 'scoundrel',
}

const byType: Record<string, string> = { base: 'base', 'capital ship': 'ship' }

export const skin: Skin = {
  ...plainSkin,
  corner: 'cost',
  figures: [
    { id: 'attack', icon: 'attack' },
    { id: 'resources', icon: 'resources' },
    { id: 'force', icon: 'force' },
  ],
  life: { figure: 'hit-points', counter: 'damage' },
  target: { figure: 'target', icon: 'target' },
  emblem: (def) => {
    const type = byType[def.type ?? '']
    if (type) return type
    for (const trait of def.traits ?? []) if (byTrait[trait]) return byTrait[trait]
    return 'person'
  },
  flags: { used: 'check', attacked: 'swords', borrowed: 'rotate-ccw' },
  adapt: aimAtBase,
  idle: (option, figure) =>
    (isCommit(option.verb) && option.card !== undefined && figure(option.card, 'attack') <= 0) ||
    (isAttack(option.verb) && option.to !== undefined && !option.n),
  faction: {
    rebel: { icon: 'sun', tone: 'rebel' },
    empire: { icon: 'hexagon', tone: 'empire' },
    neutral: { icon: 'diamond', tone: 'neutral' },
  },
}
