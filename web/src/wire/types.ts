// The wire protocol of docs/protocol.md. A missing field means zero, false or empty.

export interface Choosable {
  id: string
  name: string
  text?: string
}

export interface GameOption extends Choosable {
  rule?: string
  values: { id: string; name: string }[]
  default?: string
}

export interface GameSummary {
  id: string
  name: string
  seats: { name: string; text?: string }[]
  options?: GameOption[]
  bots?: Choosable[]
  cards?: number
  rules?: number
}

export interface ZoneDef {
  id: string
  name: string
  per?: 'seat' | 'game'
  see?: string
}

export interface VarDef {
  id: string
  name: string
  per?: 'seat' | 'game'
  min?: number
  max?: number
}

export interface CardDef {
  id: string
  name: string
  faction?: string
  type?: string
  traits?: string[]
  unique?: boolean
  figures?: Record<string, number>
  text?: string[]
  reward?: string
  subtitle?: string
  set?: string
  /** The number of the card in its set. */
  code?: string
  /** Whether the card is published or made for this project: house, reference-name, … */
  origin?: string
  /** The six sides of its die. */
  faces?: string[]
}

export interface Named {
  id: string
  name: string
}

export interface GameFacts {
  id: string
  name: string
  seats: string[]
  zones: ZoneDef[]
  counters?: Named[]
  vars?: VarDef[]
  attrs?: Named[]
  flags?: Named[]
  cards: Record<string, CardDef>
  verbs?: Named[]
  /** The symbols on dice, in the order of their numbers. */
  symbols?: string[]
  /** How the game is played, in a few short sentences. */
  primer?: string[]
  /** A player may give up a match of this game. */
  give_up?: boolean
}

export interface RuleText {
  id: string
  source?: string
  text: string
}

export interface CardView {
  h: number
  pos?: number
  def?: string
  owner?: number
  slot?: number
  host?: number
  down?: boolean
  flags?: string[]
  counters?: Record<string, number>
  attrs?: Record<string, number>
  target?: number
}

export interface ZoneView {
  id: string
  seat: number
  count?: number
  cards?: CardView[]
}

/** A die that lies on a card, in a pool or, known to its owner only, aside. `side` counts in a pool. */
export interface DieView {
  d: number
  of: string
  seat: number
  card?: number
  place: 'card' | 'pool' | 'aside'
  side: number
  faces: string[]
}

export interface Option {
  i: number
  verb?: string
  label: string
  card?: number
  to?: number
  /** The die that the option is about; `n` is then a side of it, where one is chosen. */
  die?: number
  n?: number
  tone?: 'end' | 'done' | 'decline'
  /** Equal cards for which this option stands as well. */
  alike?: number[]
}

export interface Decision {
  seat: number
  mine?: boolean
  prompt: string
  rule?: string
  card?: number
  kind?: 'action' | 'choice'
  options?: Option[]
}

export interface Over {
  winner: number
  draw?: boolean
  stalled?: boolean
  reason?: string
  text?: string
}

export interface View {
  game: string
  seat: number
  turn?: number
  active?: number
  vars?: Record<string, number>
  seats: { name: string; vars?: Record<string, number> }[]
  zones: ZoneView[]
  dice?: DieView[]
  decision?: Decision
  over?: Over
}

export interface LogLine {
  n: number
  text: string
  seat?: number
  cards?: number[]
  depth?: number
}

export interface StateMessage {
  type: 'state'
  seq: number
  view: View
  log?: LogLine[]
  log_from?: number
  commitment?: string
  undo?: boolean
  client?: string
}

export interface Reason {
  verb?: string
  text: string
  rule?: string
}

export interface WhyMessage {
  type: 'why'
  card: number
  reasons?: Reason[]
  client?: string
}

export interface RefusedMessage {
  type: 'refused'
  code: string
  text: string
  client?: string
}

export type ServerMessage = StateMessage | WhyMessage | RefusedMessage

export type ClientMessage =
  | { type: 'choose'; seq: number; option: number; client: string }
  | { type: 'why'; card: number; client: string }
  | { type: 'undo'; seq: number; client: string }
  | { type: 'give-up'; seq: number; client: string }
  | { type: 'hello' }
