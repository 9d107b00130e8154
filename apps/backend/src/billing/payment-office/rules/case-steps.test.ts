import { expect, test } from 'vitest'
import { listCaseSteps } from './case-steps'

const all = { refundable: 100, revivable: true, refunds: 0 }

test.each([
  ['late', all, ['apply', 'refund', 'close']],
  ['late', { ...all, revivable: false }, ['refund', 'close']],
  // A late payment that is being refunded in part cannot pay an order.
  ['late', { ...all, refunds: 1 }, ['refund', 'close']],
  ['duplicate', all, ['refund', 'close']],
  ['duplicate', { ...all, refundable: 0 }, ['close']],
  ['wrong-amount', all, ['refund', 'close']],
  // The bank has reversed the payment.
  ['charged-back', all, ['close']],
] as const)('staff can resolve a %s case (%o) with the steps %o', (kind, facts, steps) => {
  expect(listCaseSteps(kind, facts)).toEqual(steps)
})
