import { barOptions, subjects, type Placed } from '../../match/options'
import { readFace } from '../../parts/dice/face'
import type { Decision, DieView, GameFacts, Option, View } from '../../wire/types'
import { inBar, verbs } from './names'

const mostTargets = 8

/** The symbol that an option resolves. */
export function symbolOf(option: Option, facts: GameFacts): string | undefined {
  if (option.verb !== verbs.resolve) return undefined
  return facts.symbols?.[option.n ?? 0]
}

/** Clicking a die of mine offers to resolve its symbol, when that is offered at all. */
export function reach(die: DieView, view: View, facts: GameFacts): Option[] {
  if (die.place !== 'pool' || die.seat !== view.seat) return []
  const { symbol } = readFace(die.faces[die.side])
  return (view.decision?.options ?? []).filter((option) => symbolOf(option, facts) === symbol)
}

/** The dice of mine in the pool that show a symbol. */
export const diceOf = (view: View, symbol: string | undefined): DieView[] =>
  (view.dice ?? []).filter(
    (die) =>
      die.place === 'pool' && die.seat === view.seat && readFace(die.faces[die.side]).symbol === symbol,
  )

/** The sides to which a die may be turned, when that is what is asked. */
export function turning(decision: Decision | undefined): { die: number; options: Option[] } | undefined {
  const options = (decision?.options ?? []).filter((o) => o.verb === verbs.side && o.die !== undefined)
  const die = options[0]?.die
  return die !== undefined && options.every((o) => o.die === die) ? { die, options } : undefined
}

/** The dice of a choice that goes on until I am done, when more than one is left to choose. */
export function moreDice(decision: Decision): Option[] {
  const options = decision.options ?? []
  const dice = options.filter((o) => o.die !== undefined && o.verb !== verbs.side)
  const ends = options.some((o) => o.tone === 'done')
  return decision.kind !== 'action' && ends && dice.length > 1 && dice.length === options.length - 1
    ? dice
    : []
}

/**
 * The buttons of the decision bar. A choice among a few cards in play is made there as well as on the cards; the sides
 * of a die are drawn instead.
 */
export function offer(decision: Decision, cards: Map<number, Placed>): Option[] {
  const turn = turning(decision)
  const plain = barOptions(decision).filter((o) => !turn?.options.includes(o))
  if (decision.kind === 'action') return plain
  const targets = (decision.options ?? []).filter(
    (o) => o.to === undefined && subjects(o).some((h) => inBar.has(cards.get(h)?.zone.id ?? '')),
  )
  if (!targets.length || targets.length > mostTargets) return plain
  return [...targets, ...plain.filter((o) => !targets.includes(o))]
}

/** The words of a button: without the verb that the question has already said, and without what the dice show. */
export function says(option: Option): string {
  if (option.verb === verbs.resolve) return option.label.replace(/:.*$/s, '')
  if (option.verb === verbs.choose) return option.label.replace(/^Choose /, '')
  return option.label
}
