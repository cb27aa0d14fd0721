import * as api from '../wire/api'
import { Socket, type Connection } from '../wire/socket'
import type {
  DieView,
  GameFacts,
  LogLine,
  Option,
  Reason,
  ServerMessage,
  StateMessage,
  View,
} from '../wire/types'
import { mergeLog } from './log'
import {
  changedCards,
  indexCards,
  optionsByCard,
  optionsByDie,
  rolledDice,
  stillPicked,
  type Placed,
} from './options'
import { motion, settings } from './settings.svelte'

/** Chooses the next option of a gesture that takes several choices ("play all"), or nothing to end it. */
type Gesture = (view: View) => Option | undefined

const glowMs = 2200
const rollMs = 620
const answerMs = 8000

/** One open match: the position as the server last told it, and the few things that may be asked of it. */
export class Match {
  readonly id: string
  readonly token: string
  readonly facts: GameFacts

  view = $state.raw<View>()
  log = $state.raw<LogLine[]>([])
  seq = $state(0)
  undo = $state(false)
  commitment = $state('')
  connection = $state<Connection>('connecting')
  /** The client id of the choice that is on its way; the table accepts no other until it is answered. */
  awaiting = $state('')
  refusal = $state('')
  /** Why there is no such match any more. */
  gone = $state('')
  /** Lines from this number on are new since my last choice. */
  freshFrom = $state(0)
  glowing = $state.raw<Set<number>>(new Set())
  /** Dice that have just been rolled, until their animation has ended. */
  rolling = $state.raw<Set<number>>(new Set())
  /** Dice that I have chosen in the choice that goes on, as those to reroll together. */
  picked = $state.raw<Set<number>>(new Set())
  reasons = $state.raw<{ card: number; reasons: Reason[] }>()

  cards = $derived(this.view ? indexCards(this.view) : new Map<number, Placed>())
  options = $derived(this.ready ? optionsByCard(this.view?.decision) : new Map<number, Option[]>())

  dice = $derived(new Map<number, DieView>((this.view?.dice ?? []).map((die) => [die.d, die])))
  dieOptions = $derived(this.ready ? optionsByDie(this.view?.decision) : new Map<number, Option[]>())

  #socket: Socket
  #adapt: (view: View) => View
  #queue: StateMessage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #answerTimer: ReturnType<typeof setTimeout> | undefined
  #glowTimer: ReturnType<typeof setTimeout> | undefined
  #rollTimer: ReturnType<typeof setTimeout> | undefined
  #gesture: Gesture | undefined
  #shownAt = 0
  #asked = ''
  #sentSeq = -1
  #client = 0
  #session = Math.random().toString(36).slice(2, 8)

  constructor(id: string, token: string, facts: GameFacts, adapt: (view: View) => View = (view) => view) {
    this.id = id
    this.token = token
    this.facts = facts
    this.#adapt = adapt
    this.#socket = new Socket(api.socketPath(id, token), {
      message: (message) => this.#receive(message),
      failed: () => void this.#isThere(),
      connection: (state) => {
        this.connection = state
        if (state === 'open') this.#settle()
      },
    })
  }

  get me() {
    return this.view?.seat ?? 0
  }

  /** Whether a choice of mine would be accepted now. */
  get ready() {
    return !this.awaiting && this.connection === 'open' && !!this.view?.decision?.mine && !this.view.over
  }

  choose(option: Option) {
    this.#gesture = undefined
    if (option.die !== undefined) this.pick(option.die)
    this.#send(option)
  }

  /** Several choices in one gesture; it ends by itself when the game asks anything else or refuses. */
  chooseAll(gesture: Gesture) {
    const first = this.view && gesture(this.view)
    if (!first) return
    this.#gesture = gesture
    this.#send(first)
  }

  pick(die: number) {
    this.picked = new Set([...this.picked, die])
  }

  takeBack() {
    if (!this.undo || this.awaiting) return
    this.#gesture = undefined
    this.#await({ type: 'undo' })
  }

  giveUp() {
    if (!this.view || this.view.over || this.awaiting) return
    this.#gesture = undefined
    this.#await({ type: 'give-up' })
  }

  /** Ends the animation of rolls: every die shows its side. */
  stopRolls() {
    if (this.rolling.size) this.rolling = new Set()
  }

  askWhy(card: number) {
    this.reasons = undefined
    this.#asked = this.#newClient()
    this.#socket.send({ type: 'why', card, client: this.#asked })
  }

  close() {
    clearTimeout(this.#timer)
    clearTimeout(this.#glowTimer)
    clearTimeout(this.#rollTimer)
    clearTimeout(this.#answerTimer)
    this.#socket.close()
  }

  // A browser does not tell why a WebSocket was refused: ask for the record, which knows the same match and token.
  async #isThere() {
    try {
      await api.record(this.id, this.token)
    } catch (error) {
      if (!(error instanceof api.ApiError) || error.status < 400 || error.status >= 500) return
      this.gone = error.message
      this.close()
    }
  }

  #newClient() {
    return `${this.#session}-${++this.#client}`
  }

  #send(option: Option, continues = false) {
    if (!this.ready) return
    this.#await({ type: 'choose', option: option.i }, continues)
  }

  #await(what: { type: 'choose'; option: number } | { type: 'undo' | 'give-up' }, continues = false) {
    const client = this.#newClient()
    this.refusal = ''
    if (!continues) this.freshFrom = (this.log.at(-1)?.n ?? -1) + 1
    if (!this.#socket.send({ ...what, seq: this.seq, client })) return
    this.awaiting = client
    this.#sentSeq = this.seq
    clearTimeout(this.#answerTimer)
    this.#answerTimer = setTimeout(() => {
      this.#sentSeq = -1
      this.#socket.send({ type: 'hello' })
    }, answerMs)
  }

  /** After a new connection the server sends the whole state, which settles what had become of a choice on its way. */
  #settle() {
    this.#queue = []
    this.awaiting = ''
    this.#gesture = undefined
  }

  #receive(message: ServerMessage) {
    switch (message.type) {
      case 'state':
        this.#queue.push(message)
        this.#drain()
        break
      case 'why':
        if (!message.client || message.client === this.#asked) {
          this.reasons = { card: message.card, reasons: message.reasons ?? [] }
        }
        break
      case 'refused':
        // A choice that was late is no news to the player: the new position follows.
        if (message.code !== 'stale') this.refusal = message.text
        this.#gesture = undefined
        if (message.client === this.awaiting) this.awaiting = ''
        break
    }
  }

  // The other side's moves come in one burst: show them one after the other, so that they can be followed.
  #drain() {
    clearTimeout(this.#timer)
    while (this.#queue.length) {
      const next = this.#queue[0]!
      const pace = this.#pace(next)
      const wait = this.#shownAt + pace - performance.now()
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#drain(), wait)
        return
      }
      this.#queue.shift()
      this.#show(next)
    }
  }

  #pace(next: StateMessage): number {
    if (!this.view || next.client || document.visibilityState === 'hidden') return 0
    const step = settings.pace === 'calm' ? 320 : 60
    return motion(this.#queue.length > 12 ? step / 4 : step)
  }

  #show(message: StateMessage) {
    this.#shownAt = performance.now()
    const view = this.#adapt(message.view)
    const glowing = changedCards(this.view, view)
    this.#roll(rolledDice(this.view, view))
    if (this.picked.size) this.picked = stillPicked(this.picked, this.view, view)
    this.log = mergeLog(this.log, message.log_from, message.log)
    this.view = view
    this.seq = message.seq
    this.undo = !!message.undo
    this.reasons = undefined
    if (message.commitment) this.commitment = message.commitment
    if (message.client === this.awaiting || message.seq !== this.#sentSeq) {
      this.awaiting = ''
      clearTimeout(this.#answerTimer)
    }
    // My own choice needs no sign: I see what I do. What the other side did is outlined for a moment.
    this.#glow(message.client ? undefined : glowing)
    if (this.#gesture && this.#queue.length === 0) {
      const next = this.view.decision?.mine ? this.#gesture(this.view) : undefined
      if (next) this.#send(next, true)
      else this.#gesture = undefined
    }
  }

  #roll(dice: number[]) {
    if (!dice.length || !motion(rollMs) || document.visibilityState === 'hidden') return
    this.rolling = new Set([...this.rolling, ...dice])
    clearTimeout(this.#rollTimer)
    this.#rollTimer = setTimeout(() => this.stopRolls(), rollMs)
  }

  #glow(cards: Set<number> | undefined) {
    if (!cards?.size) {
      if (!cards && this.glowing.size) this.glowing = new Set()
      return
    }
    this.glowing = new Set([...this.glowing, ...cards])
    clearTimeout(this.#glowTimer)
    this.#glowTimer = setTimeout(() => (this.glowing = new Set()), glowMs)
  }
}
