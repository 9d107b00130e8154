import { expect, test } from 'vitest'
import { compareSettlement, type KnownPayment } from './settlement-differences'
import type { SettlementLine } from './settlement-file'

const line = (given: Partial<SettlementLine>): SettlementLine => ({
  line: 2,
  key: 'k',
  kind: 'payment',
  reference: 'A',
  amount: 200,
  fee: 4,
  paidAt: null,
  settledAt: 0,
  ...given,
})
const payment = (given: Partial<KnownPayment> = {}): KnownPayment => ({
  reference: 'A',
  state: 'paid',
  received: 200,
  refunded: 0,
  settledRefunds: 0,
  ...given,
})
const compare = (lines: SettlementLine[], known: KnownPayment[], expected: KnownPayment[] = []) =>
  compareSettlement(lines, new Map(known.map(one => [one.reference, one])), expected)

test('reports no differences for a file that matches our records', () => {
  const refund = line({ kind: 'refund', amount: 50 })
  const known = payment({ state: 'partly-refunded', refunded: 80, settledRefunds: 30 })
  expect(compare([line({}), refund], [known])).toEqual([])
})

test('reports payments that are missing on either side', () => {
  expect(compare([line({ reference: 'X' })], [], [payment({ reference: 'B', received: 300 })])).toEqual([
    { kind: 'unknown-payment', reference: 'X', line: 2, ours: null, theirs: 200 },
    { kind: 'missing-line', reference: 'B', line: null, ours: 300, theirs: null },
  ])
  expect(compare([line({})], [payment({ state: 'expired', received: null })])).toMatchObject([
    { kind: 'not-received', theirs: 200 },
  ])
  expect(compare([line({})], [payment()], [payment()])).toEqual([])
})

test('reports differing amounts, refunds and chargebacks', () => {
  const refund = line({ kind: 'refund', amount: 50, line: 3 })
  const charge = line({ kind: 'chargeback', line: 4 })
  expect(compare([line({ amount: 199 }), refund, charge], [payment()])).toEqual([
    { kind: 'amount', reference: 'A', line: 2, ours: 200, theirs: 199 },
    { kind: 'refunds', reference: 'A', line: 3, ours: 0, theirs: 50 },
    { kind: 'charge-back', reference: 'A', line: 4, ours: null, theirs: 200 },
  ])
  expect(compare([charge], [payment({ state: 'charged-back' })])).toEqual([])
})
