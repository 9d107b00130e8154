import { expect, test } from 'vitest'
import { compareMemory, maxMemoryGrowth } from './memory-growth.mjs'

const from = (count, value) => Array.from({ length: count }, (_, index) => value(index))

test('ignores the warm-up and treats fluctuation as flat', () => {
  const values = from(53, index => (index < 11 ? 5 * index : 100 + 20 * (index % 2)))
  const { growth, flat, most } = compareMemory(values)
  expect([flat, most]).toEqual([true, 120])
  expect(Math.abs(growth)).toBeLessThan(maxMemoryGrowth)
})

test('reports steady growth', () => {
  expect(compareMemory(from(50, index => 100 + index)).flat).toBe(false)
})

test('does not treat too few samples as flat', () => {
  expect(compareMemory([1, 2]).flat).toBe(false)
})
