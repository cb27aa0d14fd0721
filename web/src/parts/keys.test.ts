import { expect, test } from 'vitest'
import { cost } from './keys'

test('what lies in the other direction is never next', () => {
  expect(cost('ArrowRight', -10, 0)).toBe(Infinity)
  expect(cost('ArrowUp', 0, 10)).toBe(Infinity)
})

test('the neighbour in line comes before a nearer card off the line', () => {
  expect(cost('ArrowRight', 100, 0)).toBeLessThan(cost('ArrowRight', 60, 40))
  expect(cost('ArrowDown', 0, 100)).toBeLessThan(cost('ArrowDown', 40, 60))
})
