import { getContext, setContext } from 'svelte'
import type { Skin } from '../games/skin'
import type { Match } from '../match/match.svelte'
import { settings } from '../match/settings.svelte'
import type { CardDef, CardView, DieView, Option, ZoneView } from '../wire/types'

interface Opened {
  h: number
  anchor: HTMLElement
  /** Set when it is a die of the card that was opened. */
  die?: number
}

/** What is open, pointed at or marked on one table; shared by all parts of the board through the context. */
export class Table {
  readonly match: Match
  readonly skin: Skin

  opened = $state.raw<Opened>()
  /** The card shown large beside the board. */
  detail = $state.raw<CardView>()
  /** Cards pointed at from elsewhere, as from a log line. */
  marked = $state.raw<Set<number>>(new Set())
  markedDice = $state.raw<Set<number>>(new Set())
  rule = $state('')
  /** The card of my last choice, so that the keyboard can go on from where it has gone. */
  lastCard = -1
  lastDie = -1

  constructor(match: Match, skin: Skin) {
    this.match = match
    this.skin = skin
  }

  get facts() {
    return this.match.facts
  }

  def(card: CardView | undefined): CardDef | undefined {
    return card?.def ? this.facts.cards[card.def] : undefined
  }

  figure(card: CardView, id: string): number {
    return card.attrs?.[id] ?? this.def(card)?.figures?.[id] ?? 0
  }

  /** A figure that a card has at all, also when it is zero now. */
  figureIf(card: CardView, id: string): number | undefined {
    return card.attrs?.[id] ?? this.def(card)?.figures?.[id]
  }

  name(h: number): string {
    return this.def(this.match.cards.get(h)?.card)?.name ?? 'a card'
  }

  zoneName(zone: ZoneView): string {
    const name = this.facts.zones.find((z) => z.id === zone.id)?.name ?? zone.id
    if (zone.seat < 0) return name
    return zone.seat === this.match.me ? `your ${name.toLowerCase()}` : `the opponent's ${name.toLowerCase()}`
  }

  zone(id: string, seat = -1): ZoneView {
    return this.match.view?.zones.find((z) => z.id === id && z.seat === seat) ?? { id, seat }
  }

  open(h: number, anchor: HTMLElement) {
    const options = this.match.options.get(h) ?? []
    if (settings.singleClick && options.length === 1 && options[0]!.tone !== 'end') {
      this.match.choose(options[0]!)
      return
    }
    this.opened = { h, anchor }
    if (!options.length) this.match.askWhy(h)
  }

  /** Whether an option is no reason to draw the eye, as an attack with 0. It stays on the card all the same. */
  idle(option: Option): boolean {
    return (
      this.skin.idle?.(option, (h, figure) => {
        const card = this.match.cards.get(h)?.card
        return card ? this.figure(card, figure) : 0
      }) ?? false
    )
  }

  close(refocus = true) {
    const anchor = this.opened?.anchor
    this.opened = undefined
    if (refocus && anchor?.isConnected) anchor.focus()
  }

  /** What clicking a die offers. */
  dieActs(die: DieView): Option[] {
    const own = this.match.dieOptions.get(die.d) ?? []
    if (own.length || !this.match.ready || !this.match.view || !this.skin.reach) return own
    return this.skin.reach(die, this.match.view, this.facts)
  }

  /** Whether a click on the die answers what is asked, without a look at it first. */
  dieIsChosen(die: DieView): boolean {
    const own = this.match.dieOptions.get(die.d)
    return own?.length === 1 && this.match.view?.decision?.kind !== 'action'
  }

  openDie(die: DieView, anchor: HTMLElement) {
    const acts = this.dieActs(die)
    this.match.stopRolls()
    if (acts.length === 1 && (settings.singleClick || this.dieIsChosen(die))) {
      this.chooseFor(acts[0]!, die.d)
      return
    }
    this.opened = { h: die.card ?? -1, anchor, die: die.d }
    if (!acts.length && die.card !== undefined) this.match.askWhy(die.card)
  }

  /** Takes an option on behalf of a die: if the game then asks for a die, it is this one. */
  chooseFor(option: Option, die: number) {
    this.lastDie = die
    if (this.opened) this.close()
    if (option.die !== undefined) {
      this.match.choose(option)
      return
    }
    this.match.pick(die)
    let first = true
    this.match.chooseAll((view) => {
      if (first) {
        first = false
        return option
      }
      if (view.decision?.kind === 'action') return undefined
      return view.decision?.options?.find((o) => o.die === die && o.n === undefined)
    })
  }

  dieName(die: DieView): string {
    return this.facts.cards[die.of]?.name ?? die.of
  }

  /** The card of a die decides on its colour. */
  dieTone(die: DieView): string {
    const def = this.facts.cards[die.of]
    return def ? this.tone(def) : 'plain'
  }

  dieLabel(die: DieView): string {
    const name = `${this.dieName(die)} die`
    const whose = die.seat === this.match.me ? 'yours' : "the opponent's"
    const words =
      die.place === 'pool'
        ? [name, `shows ${die.faces[die.side] ?? 'blank'}`, whose]
        : [name, 'on its card', whose]
    if (this.match.picked.has(die.d)) words.push('chosen')
    const acts = this.dieActs(die)
    if (acts.length)
      words.push(
        `you can: ${acts
          .slice(0, 3)
          .map((o) => o.label)
          .join('; ')}`,
      )
    return words.join(', ')
  }

  /** Points at a die's card, and shows it large beside the board. */
  showDie(die: DieView) {
    const card = this.match.cards.get(die.card ?? -1)?.card
    if (card) this.detail = card
  }

  tone(def: CardDef): string {
    return this.skin.tone?.(def) ?? this.skin.faction[def.faction ?? '']?.tone ?? 'plain'
  }

  /** The sides of a card's die. */
  faces(def: CardDef): string[] {
    return def.faces ?? []
  }

  /** A player in words. */
  player(seat: number): string {
    const name = this.match.view?.seats[seat]?.name
    return name === undefined ? 'the other side' : this.skin.player(name)
  }

  /** Takes an option. A target stays open, so that several attackers can be added one after the other. */
  choose(option: Option) {
    this.lastCard = this.opened?.h ?? -1
    this.lastDie = -1
    const stays =
      option.to !== undefined &&
      option.to === this.opened?.h &&
      option.card !== undefined &&
      option.card !== option.to
    if (!stays) this.close()
    this.match.choose(option)
  }

  /** The whole card in words, for those who do not see it. */
  label(card: CardView, zone: ZoneView | undefined): string {
    const def = this.def(card)
    if (!def) return zone ? `Face-down card in ${this.zoneName(zone)}` : 'Face-down card'
    const words = [def.name]
    const tone = this.skin.tone?.(def)
    const kind = [tone, this.#said(def.faction), def.type && this.skin.typeName(def.type)]
      .filter(Boolean)
      .join(' ')
    if (kind) words.push([...new Set(kind.split(' '))].join(' '))
    for (const id of figureIds(def, card, this.skin)) {
      const value = this.figure(card, id)
      if (value && !this.skin.unsaid?.includes(id)) words.push(`${this.figureName(id)} ${value}`)
    }
    for (const [id, value] of Object.entries(card.counters ?? {}))
      if (value) words.push(`${value} ${this.counterName(id)}`)
    for (const flag of card.flags ?? []) words.push(this.flagName(flag))
    if (card.host !== undefined) words.push(`on ${this.name(card.host)}`)
    if (card.target !== undefined) words.push(`attacking ${this.name(card.target)}`)
    if (zone) words.push(`in ${this.zoneName(zone)}`)
    const options = this.match.options.get(card.h) ?? []
    if (options.length)
      words.push(`you can: ${[...new Set(options.slice(0, 4).map((o) => o.label))].join('; ')}`)
    return words.join(', ')
  }

  /** A faction in words; one that the skin does not know, of cards that have none, goes without saying. */
  #said(faction: string | undefined) {
    const known = this.skin.faction
    return faction && (known[faction] || !Object.keys(known).length) ? faction : undefined
  }

  figureName(id: string): string {
    return (this.facts.attrs?.find((a) => a.id === id)?.name ?? id.replaceAll(/[-_]/g, ' ')).toLowerCase()
  }

  flagName(id: string): string {
    return this.facts.flags?.find((f) => f.id === id)?.name ?? id
  }

  counterName(id: string): string {
    return this.facts.counters?.find((c) => c.id === id)?.name ?? id
  }
}

function figureIds(def: CardDef, card: CardView, skin: Skin): string[] {
  const known = [
    skin.corner,
    ...(skin.prices ?? []).map((f) => f.id),
    ...skin.figures.map((f) => f.id),
    skin.life?.figure,
    skin.target?.figure,
  ]
  const rest = [...Object.keys(def.figures ?? {}), ...Object.keys(card.attrs ?? {})]
  return [...new Set([...known.filter((id): id is string => !!id), ...rest])]
}

const key = Symbol('table')
export const setTable = (table: Table) => setContext(key, table)
export const getTable = () => getContext<Table>(key)
