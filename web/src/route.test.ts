import { expect, test } from 'vitest'
import { parseRoute } from './route'

test('addresses of the page', () => {
  expect(parseRoute('')).toEqual({ page: 'home' })
  expect(parseRoute('#/')).toEqual({ page: 'home' })
  expect(parseRoute('#/new/deckbuilding')).toEqual({ page: 'new', game: 'deckbuilding' })
  expect(parseRoute('#/m/a1b2')).toEqual({ page: 'match', match: 'a1b2' })
  expect(parseRoute('#/foo')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/new/a%')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/m/a1b2/c')).toEqual({ page: 'unknown' })
})
