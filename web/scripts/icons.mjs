// Writes src/ui/icons.ts: only the icons that the page uses, so that neither set is bundled whole.
import { readFileSync, writeFileSync } from 'node:fs'

const themed = {
  attack: 'crossed-swords',
  resources: 'two-coins',
  force: 'star-swirl',
  hitpoints: 'energy-shield',
  damage: 'bright-explosion',
  target: 'targeting',
  base: 'ringed-planet',
  ship: 'interceptor-ship',
  fighter: 'starfighter',
  transport: 'spaceship',
  trooper: 'samus-helmet',
  vehicle: 'battle-mech',
  droid: 'vintage-robot',
  jedi: 'light-sabers',
  sith: 'lightning-saber',
  officer: 'rank-3',
  hunter: 'crosshair',
  scoundrel: 'bandit',
  person: 'cowled',
  pilot: 'plane-pilot',
  trophy: 'laurels',
  shield: 'shield',
  dice: 'dice-six-faces-five',
  event: 'card-play',
  skull: 'death-skull',
  alien: 'alien-stare',
  infestation: 'worm-mouth',
  beast: 'beast-eye',
  machine: 'gears',
  walker: 'spider-bot',
  psychic: 'brain',
  tank: 'battle-tank',
  naval: 'submarine',
  aircraft: 'jet-fighter',
  infantry: 'rifle',
  city: 'modern-city',
  bunker: 'bunker',
  research: 'microscope',
  missile: 'missile-swarm',
  desolator: 'exploding-planet',
  tactic: 'radar-sweep',
  strategy: 'planet-conquest',
  rank: 'star-medal',
  cancel: 'cancel',
  bio: 'biohazard',
  robot: 'tracked-robot',
  parry: 'checked-shield',
  cruiser: 'star-satellites',
}
const plain = [
  'book-open',
  'check',
  'chevron-down',
  'circle',
  'circle-help',
  'diamond',
  'download',
  'flag',
  'hexagon',
  'house',
  'info',
  'keyboard',
  'layers',
  'moon',
  'plug',
  'rotate-ccw',
  'scroll-text',
  'settings',
  'sparkles',
  'sun',
  'swords',
  'undo-2',
  'x',
  'zap',
  'hand',
  'archive',
  'triangle',
  'sun-moon',
  'star',
  'eye',
]

const game = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))
const out = {}
for (const [name, source] of Object.entries(themed)) {
  const icon = game.icons[source]
  if (!icon) throw new Error(`no icon ${source}`)
  out[name] = { size: 512, body: icon.body }
}
for (const name of plain) {
  let svg
  try {
    svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8')
  } catch {
    throw new Error(`no icon ${name}`)
  }
  const body = svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  out[name] = { size: 24, stroke: true, body }
}
const lines = Object.keys(out).map((name) => `  '${name}': ${JSON.stringify(out[name])},`)
writeFileSync(
  'src/ui/icons.ts',
  `// Written by scripts/icons.mjs from game-icons (CC BY 3.0) and Lucide (ISC): see ATTRIBUTION.md.
export interface IconShape { size: number; stroke?: boolean; body: string }
export const icons: Record<string, IconShape> = {\n${lines.join('\n')}\n}\n`,
)
