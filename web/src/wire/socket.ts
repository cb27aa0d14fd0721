import type { ClientMessage, ServerMessage } from './types'

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed'

interface Handlers {
  message(message: ServerMessage): void
  connection(state: Connection): void
  /** The server was reached never or no more; it may not know the match. */
  failed(): void
}

const firstDelay = 300
const longestDelay = 8000

/** One WebSocket that comes back by itself. What is sent while it is away is lost: the match sends again what matters. */
export class Socket {
  #url: string
  #on: Handlers
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #delay = firstDelay
  #closed = false

  constructor(path: string, on: Handlers) {
    this.#url = new URL(path, location.href).href.replace(/^http/, 'ws')
    this.#on = on
    addEventListener('online', this.#now)
    addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
    this.#on.connection('closed')
  }

  #now = () => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return
    this.#delay = firstDelay
    this.#connect()
  }

  #seen = () => {
    if (document.visibilityState === 'visible') this.#now()
  }

  // A browser that goes offline keeps a dead socket open for minutes: drop it at once.
  #lost = () => {
    this.#drop()
    this.#retry()
  }

  #drop() {
    const old = this.#socket
    this.#socket = undefined
    if (!old) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }

  #connect() {
    clearTimeout(this.#timer)
    this.#drop()
    this.#on.connection('connecting')
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#delay = firstDelay
      this.#on.connection('open')
    }
    socket.onmessage = (event) => {
      let message: ServerMessage
      try {
        message = JSON.parse(String(event.data)) as ServerMessage
      } catch {
        return
      }
      this.#on.message(message)
    }
    socket.onclose = () => {
      this.#retry()
      this.#on.failed()
    }
  }

  #retry() {
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#on.connection('waiting')
    this.#timer = setTimeout(() => this.#connect(), this.#delay)
    this.#delay = Math.min(this.#delay * 2, longestDelay)
  }
}
