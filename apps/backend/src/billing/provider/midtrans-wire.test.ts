import { describe, expect, test } from 'vitest'
import { parseAmount, toInstructions, toState, transactionStatusSchema } from './midtrans-wire'

const settled = {
  status_code: '200',
  order_id: 'MB-PAY-1',
  transaction_id: 'b0f1',
  transaction_status: 'settlement',
  fraud_status: 'accept',
  gross_amount: '200000.00',
  transaction_time: '2026-11-23 15:00:00',
  settlement_time: '2026-11-23 15:04:05',
}
const parse = (change: object = {}) => transactionStatusSchema.parse({ ...settled, ...change })

describe('amounts', () => {
  test.each([
    ['200000.00', 200_000],
    ['1', 1],
    ['9999999999999.00', 9_999_999_999_999],
  ])('parses %s as %i rupiah', (text, amount) => expect(parseAmount(text)).toBe(amount))

  test.each(['200000.50', '-1.00', '1e5', '', '1,000.00', ' 1.00', '1.000', '0x10', '99999999999999.00'])(
    'rejects %j',
    text => expect(() => parseAmount(text)).toThrow(RangeError),
  )
})

test.each([
  [{}, 'paid'],
  [{ fraud_status: undefined }, 'paid'],
  [{ transaction_status: 'capture' }, 'paid'],
  [{ transaction_status: 'capture', fraud_status: undefined }, 'pending'],
  [{ transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' }, 'pending'],
  [{ transaction_status: 'capture', fraud_status: 'deny', status_code: '202' }, 'failed'],
  [{ status_code: '201' }, 'pending'],
  [{ transaction_status: 'pending', status_code: '201' }, 'pending'],
  [{ transaction_status: 'authorize' }, 'pending'],
  [{ transaction_status: 'deny', status_code: '202' }, 'failed'],
  [{ transaction_status: 'failure', status_code: '202' }, 'failed'],
  [{ transaction_status: 'expire', status_code: '407' }, 'expired'],
  [{ transaction_status: 'cancel' }, 'cancelled'],
  [{ transaction_status: 'refund' }, 'refunded'],
  [{ transaction_status: 'partial_refund' }, 'partly-refunded'],
  [{ transaction_status: 'chargeback' }, 'charged-back'],
])('a payment with %j is %s', (change, state) => expect(toState(parse(change))).toBe(state))

test('times are parsed as Jakarta time, and an unreadable time is omitted', () => {
  expect(parse().settlement_time).toBe(Date.parse('2026-11-23T08:04:05Z'))
  expect(parse({ settlement_time: 'yesterday' }).settlement_time).toBeUndefined()
})

test('an unknown status is an error', () => {
  expect(transactionStatusSchema.safeParse({ ...settled, transaction_status: 'won' }).success).toBe(false)
})

test.each([
  [{ va_numbers: [{ bank: 'bca', va_number: '812' }] }, { kind: 'va', bank: 'bca', number: '812' }],
  [{ permata_va_number: '850' }, { kind: 'va', bank: 'permata', number: '850' }],
  [
    { biller_code: '70012', bill_key: '99' },
    { kind: 'bill', biller_code: '70012', bill_key: '99' },
  ],
  [{ qr_string: '000201' }, { kind: 'qr', payload: '000201' }],
  [{}, null],
])('finds the payment instructions, if any, in %j', (change, instructions) =>
  expect(toInstructions(parse(change))).toEqual(instructions),
)
