import { expect, test } from 'vitest'
import { mergeLog } from './log'

const line = (n: number, text = `line ${n}`) => ({ n, text })

test('appends what is new', () => {
  expect(mergeLog([line(1)], 2, [line(2)]).map((l) => l.n)).toEqual([1, 2])
})

test('throws away what the server takes back', () => {
  expect(mergeLog([line(1), line(2), line(3)], 2, [line(2, 'other')])).toEqual([line(1), line(2, 'other')])
  expect(mergeLog([line(1), line(2)], 1, [])).toEqual([])
})

test('keeps the log when a message says nothing of it', () => {
  expect(mergeLog([line(1)], undefined, undefined)).toEqual([line(1)])
})
