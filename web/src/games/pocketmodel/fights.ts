import type { LogLine } from '../../wire/types'

/** A score as it is worked out: "6 + 3 + 1" is 10. */
export interface Score {
  text: string
  total: number
}

/** One side of a battle or strike. */
export interface Fighter {
  h?: number
  name: string
  seat: number
  /** What was answered to the question for a combat card, the attacking side perhaps twice. */
  cards: { text: string; h?: number; gives?: string }[]
  /** The rolls of both dice, the last one counts. */
  dice: [number, number][]
  attack?: Score
  /** What the attack is compared with: the other side's defense. */
  against?: Score
  automatic?: boolean
  hits?: boolean
}

export interface Fight {
  n: number
  strike: boolean
  attacker: Fighter
  defender: Fighter
  /** What a strike has turned face up. */
  revealed: string[]
  damage: string[]
  /** Cards discarded and drawn, and what follows. */
  after: string[]
}

const battle = /^Battle: (.+) of (.+?) attacks (.+) of (.+?)\.$/
const strike = /^Strike: (.+) of (.+?) strikes (.+)\.$/
const over = /^Turn \d+|ends the turn\.$| names .+ to attack | as an objective\.$/
/** A move of its own; one that a card brings about is told deeper. */
const moves = / moves? to the /
const plays = / plays (.+) on (.+): (.+)\.$/
const rolls = / rolls (\d) \+ (\d) = \d+\.$/
const scores = /^.+?: (.+?) = (-?\d+) against (?:(.+?) = )?(-?\d+) of (.+): (.+)\.$/
const automatic = / has rolled 12, an automatic hit: /
const damage = / receives | is destroyed|hit by .+ is ignored| no longer has the shields| holds\.$/

/** All battles and strikes that the log tells of, each with its steps. */
export function fightsOf(log: readonly LogLine[]): Fight[] {
  const found: Fight[] = []
  let now: Fight | undefined
  for (const line of log) {
    const begin = battle.exec(line.text) ?? strike.exec(line.text)
    if (begin) {
      const isStrike = line.text.startsWith('Strike')
      const seat = line.seat ?? 0
      now = {
        n: line.n,
        strike: isStrike,
        attacker: { name: begin[1]!, seat, h: line.cards?.[0], cards: [], dice: [] },
        defender: {
          name: begin[3]!,
          seat: 1 - seat,
          h: line.cards?.[1],
          cards: [],
          dice: [],
        },
        revealed: [],
        damage: [],
        after: [],
      }
      found.push(now)
    } else if (over.test(line.text) || (!line.depth && moves.test(line.text))) {
      now = undefined
    } else if (now) {
      read(now, line)
    }
  }
  return found
}

function read(fight: Fight, line: LogLine) {
  const side = line.seat === fight.attacker.seat ? fight.attacker : fight.defender
  const card = plays.exec(line.text)
  const roll = rolls.exec(line.text)
  const score = scores.exec(line.text)
  if (card) {
    side.cards.push({ text: card[1]!, h: line.cards?.[0], gives: card[3] })
  } else if (/ passes\.$/.test(line.text)) {
    side.cards.push({ text: 'passes' })
  } else if (roll) {
    side.dice.push([Number(roll[1]), Number(roll[2])])
  } else if (score) {
    side.attack = { text: score[1]!, total: Number(score[2]) }
    side.against = { text: score[3] ?? '', total: Number(score[4]) }
    side.hits = !/ is not /.test(score[6]!)
    if (fight.strike) fight.defender.name = score[5]!
  } else if (automatic.test(line.text)) {
    side.automatic = true
    side.hits = true
  } else if (fight.strike && !side.dice.length && !fight.attacker.dice.length) {
    fight.revealed.push(line.text)
  } else if (damage.test(line.text)) {
    fight.damage.push(line.text)
  } else {
    fight.after.push(line.text)
  }
}
