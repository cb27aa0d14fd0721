export type Route = { page: 'home' } | { page: 'new'; game: string } | { page: 'match'; match: string }

export function parseRoute(hash: string): Route {
  const [, what, id] = hash.replace(/^#/, '').split('/')
  if (what === 'm' && id) return { page: 'match', match: decodeURIComponent(id) }
  if (what === 'new' && id) return { page: 'new', game: decodeURIComponent(id) }
  return { page: 'home' }
}
