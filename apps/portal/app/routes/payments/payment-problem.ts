import type { PaymentAttempt } from '@bgm/api-client'

/** Why a payment did not settle its orders as expected. */
export type PaymentProblem =
  | 'late'
  | 'wrong-amount'
  | 'duplicate'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded_full'
  | 'refunded_part'
  | 'charged-back'

const byState: Partial<Record<PaymentAttempt['state'], PaymentProblem>> = {
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  refunded: 'refunded_full',
  'partly-refunded': 'refunded_part',
  'charged-back': 'charged-back',
}

export function getPaymentProblem({
  state,
  outcome,
}: Pick<PaymentAttempt, 'state' | 'outcome'>): PaymentProblem {
  const known = byState[state]
  if (known) return known
  return outcome === 'late' || outcome === 'duplicate' ? outcome : 'wrong-amount'
}

/** Whether we hold the payer's money and must decide what to do with it. */
export const isMoneyHeld = (problem: PaymentProblem) =>
  ['late', 'wrong-amount', 'duplicate'].includes(problem)

/** Whether nothing was paid, so that the order can still be paid. */
export const isUnpaid = (problem: PaymentProblem) => ['failed', 'expired', 'cancelled'].includes(problem)
