import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { addDays } from '#src/platform/runtime/jakarta'
import { computeChangePrice, computeCredit, countDaysLeft, isLarger } from './change'

const wib = (local: string) => new Date(`${local}+07:00`)
const year = { from: wib('2026-10-13T00:00'), until: wib('2027-10-13T00:00'), days: 365 }
const all = { amount: 1, of: 1 }

test('a larger package costs its price for the days left, minus what the old one is still worth', () => {
  const at = wib('2027-03-10T15:00')
  const days = { whole: 365, left: countDaysLeft(year, at) }
  expect(days.left).toBe(217)
  const credit = computeCredit([{ ...year, paid: 2_000_000, credit: 0, kept: all }], at)
  expect(credit).toBe(1_189_041)
  expect(computeChangePrice({ unitPrice: 5_000_000, zones: 2 }, days, credit)).toEqual({
    gross: 5_945_206,
    credit: 1_189_041,
    price: 4_756_165,
  })
})

test.each([
  ['nothing, for a period that a voucher paid for', [{ paid: 0, credit: 0, kept: { amount: 0, of: 0 } }], 0],
  ['what a partial refund left', [{ paid: 365_000, credit: 0, kept: { amount: 3, of: 4 } }], 162_750],
  ['the credit of an earlier change too', [{ paid: 365_000, credit: 73_000, kept: all }], 260_400],
  [
    'several parts, rounded once',
    [
      { paid: 100, credit: 0, kept: all },
      { paid: 101, credit: 0, kept: all },
    ],
    119,
  ],
])('the credit is %s', (_, parts, credit) => {
  expect(
    computeCredit(
      parts.map(part => ({ ...year, ...part })),
      wib('2027-03-10T00:00'),
    ),
  ).toBe(credit)
})

test('a credit above the new price is not paid out', () => {
  const change = computeChangePrice({ unitPrice: 100, zones: 1 }, { left: 1, whole: 2 }, 80)
  expect(change).toEqual({ gross: 50, credit: 80, price: 0 })
})

test.each([
  [{ unitPrice: 5, zones: 1 }, { unitPrice: 2, zones: 1 }, true],
  [{ unitPrice: 5, zones: 2 }, { unitPrice: 5, zones: 1 }, true],
  [{ unitPrice: 5, zones: 1 }, { unitPrice: null, zones: 1 }, true],
  [{ unitPrice: 5, zones: 1 }, { unitPrice: 5, zones: 1 }, false],
  [{ unitPrice: 5, zones: 1 }, { unitPrice: 2, zones: 2 }, false],
  [{ unitPrice: 2, zones: 3 }, { unitPrice: 5, zones: 1 }, false],
  [{ unitPrice: null, zones: 3 }, { unitPrice: 5, zones: 1 }, false],
])('%j is larger than %j: %s', (target, current, larger) => {
  expect(isLarger(target, current)).toBe(larger)
})

type Change = { after: number; unitPrice: number; zones: number; voucher: number }
const changes = fc.array(
  fc.record({
    after: fc.nat({ max: 120 }),
    unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
    zones: fc.integer({ min: 1, max: 5 }),
    voucher: fc.nat({ max: 100_000 }),
  }),
  { maxLength: 8 },
)

test('however often a period changes, what is worth something was paid, less the days used and one rupiah a change', () => {
  const play = ({ first, sequence }: { first: number; sequence: Change[] }) => {
    let part = { ...year, paid: first, credit: 0, kept: all }
    let paid = first
    let used = 0
    let day = 0
    for (const { after, unitPrice, zones, voucher } of sequence) {
      day = Math.min(364, day + after)
      const at = addDays(year.from, day)
      const left = countDaysLeft(part, at)
      const worth = part.paid + part.credit
      const credit = computeCredit([part], at)
      used += (worth * (part.days - left)) / part.days
      const { price } = computeChangePrice({ unitPrice, zones }, { left, whole: 365 }, credit)
      const due = Math.max(0, price - voucher)
      part = { from: at, until: year.until, days: 365 - day, paid: due, credit, kept: all }
      paid += due
    }
    return { left: part.paid + part.credit, paid, used }
  }
  fc.assert(
    fc.property(fc.nat({ max: 50_000_000 }), changes, (first, sequence) => {
      const { left, paid, used } = play({ first, sequence })
      expect(Number.isSafeInteger(left)).toBe(true)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(Math.abs(paid - used - left)).toBeLessThanOrEqual(sequence.length + 1)
      expect(left).toBeLessThanOrEqual(paid)
    }),
    { numRuns: 3_000 },
  )
})
