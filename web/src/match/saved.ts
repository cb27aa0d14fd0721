/** The matches that this browser may return to: the token is the only key to a seat, so it is kept here. */
export interface SavedMatch {
  match: string
  token: string
  game: string
  title: string
  seat: string
  over?: boolean
  at: number
}

const key = 'cantina.matches'
const most = 20

type Store = Pick<Storage, 'getItem' | 'setItem'>

export function list(store: Store = localStorage): SavedMatch[] {
  try {
    const found: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(found) ? (found as SavedMatch[]).filter((m) => m.match && m.token) : []
  } catch {
    return []
  }
}

function write(matches: SavedMatch[], store: Store) {
  try {
    store.setItem(key, JSON.stringify(matches.slice(0, most)))
  } catch {
    // A full or forbidden storage costs the resume offer, not the match.
  }
}

export function save(match: SavedMatch, store: Store = localStorage) {
  write([match, ...list(store).filter((m) => m.match !== match.match)], store)
}

export function forget(match: string, store: Store = localStorage) {
  write(
    list(store).filter((m) => m.match !== match),
    store,
  )
}

export function markOver(match: string, store: Store = localStorage) {
  write(
    list(store).map((m) => (m.match === match ? { ...m, over: true } : m)),
    store,
  )
}

export const find = (match: string, store: Store = localStorage) => list(store).find((m) => m.match === match)
export const running = (store: Store = localStorage) => list(store).find((m) => !m.over)
