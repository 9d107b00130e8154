import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { computeIncludedTax } from './tax'

const wib = (local: string) => new Date(`${local}+07:00`)

test.each([
  ['2022-03-31T23:59', 111_000, null],
  ['2022-04-01T00:00', 111_000, { rate: 11, base: 100_000, amount: 11_000 }],
  ['2024-12-31T23:59', 1_110_000, { rate: 11, base: 1_000_000, amount: 110_000 }],
  ['2025-01-01T00:00', 1_110_000, { rate: 12, base: 916_667, amount: 110_000 }],
  ['2026-11-20T12:00', 100_000, { rate: 12, base: 82_583, amount: 9_910 }],
  ['2026-11-20T12:00', 0, null],
])('at %s, computes the PPN included in Rp%i', (at, total, expected) => {
  expect(computeIncludedTax(total, wib(at))).toEqual(expected)
})

test('the tax is the rate times the base, in whole rupiah, and less than the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), total => {
      const tax = computeIncludedTax(total, wib('2026-11-20T12:00'))
      if (!tax) throw new Error('There is a rate on this day')
      expect(Number.isSafeInteger(tax.base) && Number.isSafeInteger(tax.amount)).toBe(true)
      expect(Math.abs((tax.base * tax.rate) / 100 - tax.amount)).toBeLessThanOrEqual(1)
      expect(tax.amount).toBeLessThan(total)
    }),
  )
})
