import { expect, it } from 'vitest'
import { evaluateGrowth, mayGrow } from './memory-growth.mjs'

const from = (count, value) => Array.from({ length: count }, (_, index) => value(index))

it('leaves the warm-up out, and what goes up and down is flat', () => {
  const values = from(53, index => (index < 11 ? 5 * index : 100 + 20 * (index % 2)))
  const { growth, flat, most } = evaluateGrowth(values)
  expect([flat, most]).toEqual([true, 120])
  expect(Math.abs(growth)).toBeLessThan(mayGrow)
})

it('misses what grows all the time', () => {
  expect(evaluateGrowth(from(50, index => 100 + index)).flat).toBe(false)
})

it('judges nothing by too few readings', () => {
  expect(evaluateGrowth([1, 2]).flat).toBe(false)
})
