import type { CaseKind } from '#src/billing/payment/attempt-row'

export type CaseStep = 'apply' | 'refund' | 'close'

type Facts = {
  /** The amount that can still be refunded, in rupiah. */
  refundable: number
  /** Whether the payment can still be applied to one of its orders. */
  revivable: boolean
  /** The number of refunds of the payment. */
  refunds: number
}

/** The steps that staff can take to resolve a case, the most likely one first. */
export function listCaseSteps(kind: CaseKind, { refundable, revivable, refunds }: Facts): CaseStep[] {
  const returns: CaseStep[] = refundable > 0 ? ['refund'] : []
  if (kind === 'charged-back' || kind === 'refund-credited') return ['close']
  if (kind === 'late' && revivable && refunds === 0) return ['apply', ...returns, 'close']
  return [...returns, 'close']
}
