import { expect, test } from 'vitest'
import { formatOrderNumber, getOrderSeries } from './number'

const wib = (local: string) => new Date(`${local}+07:00`)

test.each([
  ['2026-11-20T12:00', 1, 'MB-ORD-20261120-0001'],
  ['2026-11-21T00:00', 42, 'MB-ORD-20261121-0042'],
  ['2026-11-20T23:59', 12_345, 'MB-ORD-20261120-12345'],
])('at %s in Jakarta, formats the number of order %i as %s', (at, sequence, number) => {
  expect(formatOrderNumber(wib(at), sequence)).toBe(number)
})

test('the sequence restarts at midnight in Jakarta', () => {
  expect(getOrderSeries(wib('2026-11-20T23:59'))).not.toBe(getOrderSeries(wib('2026-11-21T00:00')))
})
