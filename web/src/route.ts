export type Route =
  { page: 'home' } | { page: 'new'; game: string } | { page: 'match'; match: string } | { page: 'unknown' }

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#/, '')
  const [, what, id, ...more] = path.split('/')
  try {
    if (what === 'm' && id && !more.length) return { page: 'match', match: decodeURIComponent(id) }
    if (what === 'new' && id && !more.length) return { page: 'new', game: decodeURIComponent(id) }
  } catch {
    return { page: 'unknown' }
  }
  return path === '' || path === '/' ? { page: 'home' } : { page: 'unknown' }
}
