import { expect, test } from 'vitest'
import { skin } from './skin'

test('an attack with 0 draws no eye, anything else does', () => {
  const attack = (h: number) => (h === 1 ? 3 : 0)
  const idle = (option: object) => skin.idle!({ i: 0, label: '', ...option }, attack)
  expect(idle({ verb: 'commit', card: 1, to: 9 })).toBe(false)
  expect(idle({ verb: 'commit', card: 2, to: 9 })).toBe(true)
  expect(idle({ verb: 'commit-base', card: 2 })).toBe(true)
  expect(idle({ verb: 'attack-base', to: 9 })).toBe(true)
  expect(idle({ verb: 'attack-base', to: 9, n: 3 })).toBe(false)
  expect(idle({ verb: 'use', card: 2 })).toBe(false)
})
