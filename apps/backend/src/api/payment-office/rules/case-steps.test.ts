import { expect, test } from 'vitest'
import { caseSteps } from './case-steps'

const all = { refundable: 100, revivable: true, refunds: 0 }

test.each([
  ['late', all, ['apply', 'refund', 'close']],
  ['late', { ...all, revivable: false }, ['refund', 'close']],
  // Money of which a part is being returned cannot pay an order.
  ['late', { ...all, refunds: 1 }, ['refund', 'close']],
  ['duplicate', all, ['refund', 'close']],
  ['duplicate', { ...all, refundable: 0 }, ['close']],
  ['wrong-amount', all, ['refund', 'close']],
  // The bank has taken the money back.
  ['charged-back', all, ['close']],
] as const)('the steps of %s with %o are %o', (kind, facts, steps) => {
  expect(caseSteps(kind, facts)).toEqual(steps)
})
