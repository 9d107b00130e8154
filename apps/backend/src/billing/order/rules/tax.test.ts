import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { computeIncludedTax, computeWithholding, parseTax } from './tax'

const wib = (local: string) => new Date(`${local}+07:00`)
const now = wib('2026-11-20T12:00')

test.each([
  ['2022-03-31T23:59', 111_000, null],
  [
    '2022-04-01T00:00',
    111_000,
    { rate: 11, sen: { price: 10_000_000, base: 10_000_000, amount: 1_100_000 } },
  ],
  ['2024-12-31T23:59', 1_110_000, { rate: 11, base: 1_000_000, amount: 110_000 }],
  ['2025-01-01T00:00', 1_110_000, { rate: 12, base: 916_667, sen: { base: 91_666_667, amount: 11_000_000 } }],
  [
    '2026-11-20T12:00',
    5_000_000,
    {
      rate: 12,
      base: 4_129_129,
      amount: 495_496,
      sen: { price: 450_450_450, base: 412_912_913, amount: 49_549_550, rounding: 0 },
    },
  ],
  ['2026-11-20T12:00', 0, null],
])('at %s, computes the PPN included in Rp%i', (at, total, expected) => {
  const tax = computeIncludedTax([total], wib(at))
  if (expected === null) expect(tax).toBeNull()
  else expect(tax).toMatchObject(expected)
})

/** Whether price, tax and rounding are the total, and the tax is the rate times the base, per line within half a sen. */
function isExact(total: number, lines: number, tax: ReturnType<typeof computeIncludedTax>) {
  if (!tax) return total === 0
  const { price, base, amount, rounding } = tax.sen
  return (
    price + amount + rounding === total * 100 &&
    Math.abs(rounding) <= lines &&
    Math.abs(amount - (base * tax.rate) / 100) <= 0.5 * lines + 1e-6 &&
    Math.abs(base - (price * 11) / 12) <= 0.5 * lines + 1e-6
  )
}

test('the amounts of every total up to ten million rupiah add up', () => {
  const wrong: number[] = []
  for (let total = 1; total <= 10_000_000; total++)
    if (!isExact(total, 1, computeIncludedTax([total], now))) wrong.push(total)
  expect(wrong).toEqual([])
}, 60_000)

test('the amounts of orders with several lines add up', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 50 }), totals => {
      const total = totals.reduce((sum, line) => sum + line, 0)
      expect(isExact(total, totals.length, computeIncludedTax(totals, now))).toBe(true)
    }),
  )
})

test('the tax of an order of an earlier release stays as it was', () => {
  expect(parseTax({ rate: 12, base: 82_583, amount: 9_910 }, 100_000)?.sen).toEqual({
    price: 9_009_000,
    base: 8_258_300,
    amount: 991_000,
    rounding: 0,
  })
})

test.each([
  // [total, selling price in sen, withheld at 2 %, withheld at 15 %]
  [5_000_000, 450_450_450, 90_090, 675_675],
  [200_000, 18_018_018, 3_603, 27_027],
  [23_794_522, 2_143_650_631, 428_730, 3_215_475],
])('of a total of %d, what is withheld is rounded down', (total, base, service, royalty) => {
  const tax = computeIncludedTax([total], new Date('2027-03-09T05:00:00Z'))
  expect(computeWithholding({ total, tax }, 2)).toEqual({ base, amount: service })
  expect(computeWithholding({ total, tax }, 15)).toEqual({ base, amount: royalty })
  expect(computeWithholding({ total, tax: null }, 2)).toEqual({
    base: total * 100,
    amount: Math.floor(total / 50),
  })
})
