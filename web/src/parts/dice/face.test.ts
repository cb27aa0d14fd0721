import { expect, test } from 'vitest'
import { readFace } from './face'

test('a side is read from its words', () => {
  expect(readFace('1 melee')).toEqual({ symbol: 'melee', value: '1', plus: false, cost: 0 })
  expect(readFace('+2 melee, costs 1')).toEqual({ symbol: 'melee', value: '2', plus: true, cost: 1 })
  expect(readFace('X ranged')).toMatchObject({ symbol: 'ranged', value: 'X' })
  expect(readFace('+X any')).toMatchObject({ symbol: 'any', value: 'X', plus: true })
  expect(readFace('special, costs 1')).toMatchObject({ symbol: 'special', value: '', cost: 1 })
  expect(readFace('0 shield')).toMatchObject({ symbol: 'shield', value: '0' })
})

test('nothing is a blank', () => {
  expect(readFace('blank').symbol).toBe('blank')
  expect(readFace(undefined).symbol).toBe('blank')
  expect(readFace('')).toMatchObject({ symbol: 'blank', value: '' })
})
