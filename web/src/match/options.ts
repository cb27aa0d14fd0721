import type { CardView, Decision, DieView, Option, View, ZoneView } from '../wire/types'

/** A card and where it lies. */
export interface Placed {
  card: CardView
  zone: ZoneView
}

export function indexCards(view: View): Map<number, Placed> {
  const found = new Map<number, Placed>()
  for (const zone of view.zones) for (const card of zone.cards ?? []) found.set(card.h, { card, zone })
  return found
}

/** The options that clicking a card offers: those about it, then those that aim at it. */
export function optionsByCard(decision: Decision | undefined): Map<number, Option[]> {
  const found = new Map<number, Option[]>()
  const add = (h: number, option: Option) => {
    const list = found.get(h)
    if (list) list.push(option)
    else found.set(h, [option])
  }
  const options = decision?.options ?? []
  for (const option of options) for (const h of subjects(option)) add(h, option)
  for (const option of options)
    if (option.to !== undefined && option.to !== option.card) add(option.to, option)
  return found
}

/** The options about a die, by die. */
export function optionsByDie(decision: Decision | undefined): Map<number, Option[]> {
  const found = new Map<number, Option[]>()
  for (const option of decision?.options ?? [])
    if (option.die !== undefined) found.set(option.die, [...(found.get(option.die) ?? []), option])
  return found
}

/** The dice that were rolled between two views: those that came into a pool, and those that show another side there. */
export function rolledDice(before: View | undefined, after: View): number[] {
  if (!before) return []
  const was = new Map<number, DieView>((before.dice ?? []).map((die) => [die.d, die]))
  const turned = new Set(before.decision?.options?.map((o) => (o.n === undefined ? undefined : o.die)))
  return (after.dice ?? [])
    .filter((die) => {
      const old = was.get(die.d)
      if (die.place !== 'pool' || turned.has(die.d)) return false
      return old?.place !== 'pool' || old.side !== die.side
    })
    .map((die) => die.d)
}

/** Of the dice that I have chosen, those that still lie there as they did, while I go on choosing. */
export function stillPicked(picked: Set<number>, before: View | undefined, after: View): Set<number> {
  if (!after.decision?.mine || after.decision.kind === 'action') return new Set()
  const place = (view: View | undefined, d: number) => {
    const die = view?.dice?.find((x) => x.d === d)
    return die && `${die.place} ${die.side}`
  }
  return new Set([...picked].filter((d) => place(before, d) === place(after, d)))
}

/** The cards that an option is about: one, or one and its equals. Handle 0 is a card too. */
export function subjects(option: Option): number[] {
  return option.card === undefined ? [] : [option.card, ...(option.alike ?? [])]
}

/**
 * The buttons of the decision bar: the options that belong to no card, and in a choice about one card only, as how much
 * damage it takes, those about it.
 */
export function barOptions(decision: Decision | undefined): Option[] {
  const options = decision?.options ?? []
  const cards = new Set(options.flatMap(subjects))
  const single = decision?.kind !== 'action' && cards.size === 1
  return options.filter((option) => single || (option.to === undefined && option.card === undefined))
}

/** The cards to choose from that do not lie open on the board, one of equal ones; a board says which zones are open. */
export function trayCards(
  decision: Decision | undefined,
  cards: Map<number, Placed>,
  isOpen: (zone: ZoneView) => boolean,
): number[] {
  const found = new Set<number>()
  for (const option of decision?.options ?? []) {
    for (const h of [option.card, option.to]) {
      if (h === undefined) continue
      const placed = cards.get(h)
      if (!placed || !isOpen(placed.zone)) found.add(h)
    }
  }
  return [...found]
}

/** One target under attack: who is committed to it and the option that resolves it. */
export interface Attack {
  to: number
  from: number[]
  sum: number
  resolve?: Option
}

/** The attacks being prepared. The sum is the server's when it says one, else that of the shown figures. */
export function attacks(
  view: View,
  attackOf: (card: CardView) => number,
  isSpent: (card: CardView) => boolean = () => false,
): Attack[] {
  const found = new Map<number, Attack>()
  const at = (to: number) => {
    let attack = found.get(to)
    if (!attack) found.set(to, (attack = { to, from: [], sum: 0 }))
    return attack
  }
  for (const zone of view.zones) {
    for (const card of zone.cards ?? []) {
      if (card.target === undefined || isSpent(card)) continue
      const attack = at(card.target)
      attack.from.push(card.h)
      attack.sum += attackOf(card)
    }
  }
  for (const option of view.decision?.options ?? []) {
    if (!option.verb?.startsWith('attack') || option.to === undefined) continue
    const attack = at(option.to)
    attack.resolve = option
    if (option.n !== undefined) attack.sum = option.n
  }
  return [...found.values()].filter((attack) => attack.resolve || attack.from.length)
}

/** The cards that look different in two views: what the eye should find after the other side has moved. */
export function changedCards(before: View | undefined, after: View): Set<number> {
  const changed = new Set<number>()
  if (!before) return changed
  const was = indexCards(before)
  for (const [h, { card, zone }] of indexCards(after)) {
    const old = was.get(h)
    if (!old || old.zone.id !== zone.id || old.zone.seat !== zone.seat || face(old.card) !== face(card))
      changed.add(h)
  }
  return changed
}

const face = ({ counters, attrs, down, target }: CardView) => JSON.stringify([counters, attrs, down, target])

/** What buttons have to say when their labels differ in the leading number alone: just the number. */
export function shortLabels(labels: string[]): string[] {
  const split = labels.map((label) => /^([+-]?\d+)\s+(.+)$/.exec(label))
  const rest = split[0]?.[2]
  if (labels.length < 2 || rest === undefined || split.some((parts) => parts?.[2] !== rest)) return labels
  return split.map((parts) => parts![1]!)
}

/**
 * What the button of an offer says below a prompt that has already said all of it: "Use it" instead of "Use Fang
 * Fighter: When you purchase this card, …".
 */
export function shortOffer(label: string, prompt: string): string {
  const [, verb, , text] = /^(\w+) (.+?): (.+)$/s.exec(label) ?? []
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[\s.]+/g, ' ')
      .trim()
  return verb && text && plain(prompt).includes(plain(text)) ? `${verb} it` : label
}
