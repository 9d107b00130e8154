import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { computeExtraZonesPrice, computePrice, countPeriodDays, splitAmount } from './price'

test.each([
  [200_000, 1, 100_000, { price: 200_000, discount: 100_000, total: 100_000 }],
  [1_000_000, 3, 0, { price: 3_000_000, discount: 0, total: 3_000_000 }],
  [5_000_000, 5, 100_000, { price: 25_000_000, discount: 100_000, total: 24_900_000 }],
  [50_000, 1, 100_000, { price: 50_000, discount: 50_000, total: 0 }],
  [50_000, 1, -100_000, { price: 50_000, discount: 0, total: 50_000 }],
  [0, 5, 100_000, { price: 0, discount: 0, total: 0 }],
])('computes the price of Rp%i × %i zones with a voucher of Rp%i', (unitPrice, zones, voucher, expected) => {
  expect(computePrice(unitPrice, zones, voucher)).toEqual(expected)
})

const rupiah = fc.integer({ min: 0, max: 1_000_000_000 })
const zones = fc.integer({ min: 1, max: 5 })

test('the total is a whole number between zero and the price', () => {
  fc.assert(
    fc.property(rupiah, zones, rupiah, (unitPrice, count, voucher) => {
      const { price, discount, total } = computePrice(unitPrice, count, voucher)
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(price).toBe(unitPrice * count)
      expect(discount + total).toBe(price)
      expect(discount).toBeLessThanOrEqual(voucher)
    }),
  )
})

const wib = (local: string) => new Date(`${local}+07:00`)
const november = { starts_at: wib('2026-11-01T00:00'), expired_date: wib('2026-12-01T00:00') }

test.each([
  ['2026-11-01T09:00', 300_000],
  ['2026-11-16T00:00', 150_000],
  ['2026-11-30T23:59', 10_000],
  ['2026-12-01T00:00', 0],
  ['2026-10-15T00:00', 300_000],
])('an extra zone at Rp300,000 a month costs a prorated price when added on %s: Rp%i', (at, price) => {
  expect(computeExtraZonesPrice(300_000, 1, november, wib(at))).toBe(price)
})

const wholeYear = { starts_at: wib('2028-02-29T00:00'), expired_date: wib('2029-02-28T00:00') }
const february = { starts_at: wib('2028-01-31T00:00'), expired_date: wib('2028-02-29T00:00') }

test.each([
  [wholeYear, '2028-02-29T00:01', 1, 5_000_000, { left: 365, whole: 365 }],
  [wholeYear, '2028-12-31T23:59', 2, 1_616_439, { left: 59, whole: 365 }],
  [wholeYear, '2029-02-27T12:00', 1, 13_699, { left: 1, whole: 365 }],
  [february, '2028-02-28T08:00', 3, 517_242, { left: 1, whole: 29 }],
])(
  'counts the days left in %j at %s and prorates the price, including leap years and month ends',
  (period, at, zones, price, days) => {
    expect(countPeriodDays(period, wib(at))).toEqual(days)
    expect(computeExtraZonesPrice(5_000_000, zones, period, wib(at))).toBe(price)
  },
)

test('rounds fractions of a rupiah up', () => {
  expect(computeExtraZonesPrice(100_000, 1, november, wib('2026-11-24T12:00'))).toBe(23_334)
})

test('extra zones never cost more than the full price, and their price never rises as days pass', () => {
  fc.assert(
    fc.property(rupiah, zones, fc.integer({ min: 0, max: 29 }), (unitPrice, count, passed) => {
      const at = (days: number) => new Date(november.starts_at.getTime() + days * 86_400_000)
      const today = computeExtraZonesPrice(unitPrice, count, november, at(passed))
      expect(Number.isSafeInteger(today)).toBe(true)
      expect(today).toBeLessThanOrEqual(unitPrice * count)
      expect(computeExtraZonesPrice(unitPrice, count, november, at(passed + 1))).toBeLessThanOrEqual(today)
    }),
  )
})

test.each([
  [300_000, [200_000, 100_000], [200_000, 100_000]],
  [100_000, [100_000, 100_000, 100_000], [33_333, 33_334, 33_333]],
  [1, [200_000, 100_000], [1, 0]],
  [50_000, [0, 200_000], [0, 50_000]],
  [50_000, [0, 0], [50_000, 0]],
  [0, [], []],
])('splits %i in proportion to %j as %j', (amount, parts, shares) => {
  expect(splitAmount(amount, parts)).toEqual(shares)
})
