import type { CardDef, DieView, GameFacts, Option, View } from '../wire/types'

/** How a game's cards are drawn. It names figures, factions and traits, never a card and never a rule. */
export interface Skin {
  /** The figure in the corner, as the price to pay. */
  corner?: string
  /** Types whose corner says 0 too, as what costs nothing. */
  cornered?: ReadonlySet<string>
  /** Types whose corner is also shown on the small cards in play. */
  cornerInPlay?: ReadonlySet<string>
  /** Several figures to pay with, each with its icon, in place of the corner. Those that are zero are left out. */
  prices?: { id: string; icon: string }[]
  /** Figures in the order of the face, with their icon. Zero is left out, but not on types that are named in `zero`. */
  figures: { id: string; icon: string; zero?: ReadonlySet<string> }[]
  /** Figure that counters are set against, and the counter. */
  life?: { figure: string; counter: string }
  /** Figure to reach when the card is attacked where it lies. */
  target?: { figure: string; icon: string }
  /** Flags that are shown as an icon on the card. */
  flags: Record<string, string>
  /** Icon of a card by its traits, type, or nothing known. */
  emblem(def: CardDef): string
  faction: Record<string, { icon: string; tone: string }>
  /** The frame of a card, where it does not go by faction. */
  tone?(def: CardDef): string
  /** Counters that are drawn with an icon. */
  counters?: Record<string, string>
  /** The flag of a card that is turned until it is readied. */
  spent?: string
  /** Figures that nobody needs to hear when a card is read out. */
  unsaid?: readonly string[]
  /** Options that alone do not make a card worth a strong frame. */
  minor?: ReadonlySet<string>
  /** Options that do not draw the eye to a card at all: they are offered once it is opened. */
  idle?(option: Option, figure: (h: number, id: string) => number): boolean
  /** Options without a die that clicking this die offers as well. */
  reach?(die: DieView, view: View, facts: GameFacts): Option[]
  /** How a player is spoken of: "the Empire", "player A". */
  player(name: string): string
  /** The passing of time in the head of the page. */
  time(view: View): string
  /** Says in the view what the board's layout makes plain, such as which card 'the base' is. */
  adapt?(view: View): View
  /** Words of a type for people. */
  typeName(type: string): string
}

export const plainSkin: Skin = {
  corner: 'cost',
  figures: [],
  flags: { used: 'check' },
  emblem: () => 'layers',
  faction: {},
  player: (name) => `the ${name}`,
  time: (view) => (view.turn ? `Turn ${view.turn}` : ''),
  typeName: (type) => type.replaceAll(/[-_]/g, ' '),
}
