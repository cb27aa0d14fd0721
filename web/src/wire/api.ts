import type { GameFacts, GameSummary, RuleText } from './types'

/** The server's own sentence about what went wrong, or a plain one when it could not be reached. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new ApiError('The server cannot be reached.', 0)
  }
  if (response.ok) return response
  let detail = `The server answered ${response.status}.`
  try {
    const problem = (await response.json()) as { detail?: string; title?: string }
    detail = problem.detail || problem.title || detail
  } catch {
    // Not a problem document: the status alone has to do.
  }
  throw new ApiError(detail, response.status)
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await request(path, init)).json() as Promise<T>
}

const seg = encodeURIComponent

export const games = () => json<GameSummary[]>('/api/games')
export const facts = (game: string) => json<GameFacts>(`/api/games/${seg(game)}`)

const ruleCache = new Map<string, Promise<RuleText>>()

export function rule(game: string, id: string): Promise<RuleText> {
  const key = `${game}/${id}`
  let found = ruleCache.get(key)
  if (!found) {
    found = json<RuleText>(`/api/games/${seg(game)}/rules/${seg(id)}`)
    found.catch(() => ruleCache.delete(key))
    ruleCache.set(key, found)
  }
  return found
}

export interface NewMatch {
  game: string
  seat: number
  bot: string
  options: Record<string, string>
}

export const createMatch = (match: NewMatch) =>
  json<{ match: string; token: string }>('/api/matches', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(match),
  })

const matchPath = (match: string, token: string, what: string) =>
  `/api/matches/${seg(match)}/${what}?token=${seg(token)}`

export const recordUrl = (match: string, token: string) => matchPath(match, token, 'record')
export const record = (match: string, token: string) => request(recordUrl(match, token))
export const socketPath = (match: string, token: string) => matchPath(match, token, 'ws')
export const scenario = async (match: string, token: string) =>
  (await request(matchPath(match, token, 'scenario'))).text()
