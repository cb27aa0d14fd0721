import { expect, test } from 'vitest'
import * as saved from './saved'

function memory(start?: string) {
  let value = start ?? null
  return { getItem: () => value, setItem: (_: string, next: string) => void (value = next) }
}
const match = (id: string) => ({ match: id, token: 't', game: 'g', title: 'G', seat: 's', at: 1 })

test('the last running match is offered', () => {
  const store = memory()
  saved.save(match('a'), store)
  saved.save(match('b'), store)
  expect(saved.running(store)?.match).toBe('b')
  saved.markOver('b', store)
  expect(saved.running(store)?.match).toBe('a')
  saved.forget('a', store)
  expect(saved.running(store)).toBeUndefined()
  expect(saved.find('b', store)?.over).toBe(true)
})

test('what cannot be read is no match', () => {
  expect(saved.list(memory('{'))).toEqual([])
  expect(saved.list(memory('{"a":1}'))).toEqual([])
})
