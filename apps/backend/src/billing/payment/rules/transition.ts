import type { PaymentOutcome, PaymentState } from '@bgm/validation'
import type { PaymentSnapshot } from '#src/billing/provider/port'

/** A payment never moves to a lower rank, so responses may arrive in any order and more than once. */
export const paymentStateRanks: Record<PaymentState, number> = {
  created: 0,
  pending: 10,
  failed: 20,
  expired: 20,
  cancelled: 20,
  paid: 30,
  'partly-refunded': 40,
  refunded: 50,
  'charged-back': 60,
}

/** Whether nothing has been paid yet and the provider may still receive money. */
export const isPaymentOpen = (state: PaymentState): boolean =>
  paymentStateRanks[state] < paymentStateRanks.failed

/** Whether money has been received, even if it has since been returned. */
export const hasReceivedMoney = (state: PaymentState): boolean =>
  paymentStateRanks[state] >= paymentStateRanks.paid

const minute = 60_000
/**
 * An unused payment page is treated as expired this long after its expiry time, because the provider does not
 * report its expiry.
 */
const expiryMargin = 5 * minute
/** For this long after a receipt, a contradicting response causes a recheck and not a chargeback. */
const settlingTime = minute

/**
 * A payment that is cancelled after its money was received has been returned in full: only a captured card
 * payment can be cancelled, and only before it is settled.
 */
export function normaliseCancellation(snapshot: PaymentSnapshot, received: number | null): PaymentSnapshot {
  if (snapshot.state !== 'cancelled' || received === null) return snapshot
  return { ...snapshot, state: 'refunded', refunded: received }
}

type Known = {
  state: PaymentState
  refunded: number
  expiresAt: number
  /** The time at which the receipt of the money was recorded, or null if none was. */
  receivedAt: number | null
}

export type Transition =
  | { kind: 'none' }
  /** `receives` is true if the money arrives with this transition. */
  | { kind: 'move'; to: PaymentState; refunded: number; receives: boolean }
  /**
   * The response contradicts a payment that was recorded a moment ago, so the payment must be checked again
   * later.
   */
  | { kind: 'recheck' }

/** Determines how a provider response changes a payment. */
export function getTransition(stored: Known, snapshot: PaymentSnapshot): Transition {
  const { state, asOf } = snapshot
  if (state === 'created' && isPaymentOpen(stored.state) && asOf > stored.expiresAt + expiryMargin)
    return { kind: 'move', to: 'expired', refunded: 0, receives: false }
  if (paymentStateRanks[state] > paymentStateRanks[stored.state])
    return {
      kind: 'move',
      to: state,
      refunded: Math.max(stored.refunded, snapshot.refunded),
      receives: hasReceivedMoney(state) && !hasReceivedMoney(stored.state),
    }
  if (state === stored.state && snapshot.refunded > stored.refunded)
    return { kind: 'move', to: state, refunded: snapshot.refunded, receives: false }
  const contradicts =
    paymentStateRanks[state] === paymentStateRanks.failed &&
    hasReceivedMoney(stored.state) &&
    stored.state !== 'charged-back'
  if (!contradicts || stored.receivedAt === null) return { kind: 'none' }
  // A bank can reverse a transfer shortly after it was settled.
  return asOf > stored.receivedAt + settlingTime
    ? { kind: 'move', to: 'charged-back', refunded: stored.refunded, receives: false }
    : { kind: 'recheck' }
}

const severity: PaymentOutcome[] = ['applied', 'duplicate', 'late', 'wrong-amount']

/** The outcome of a payment for several orders is the worst outcome of any of them. */
export const getWorstOutcome = (outcomes: readonly PaymentOutcome[]): PaymentOutcome | null =>
  outcomes.reduce<PaymentOutcome | null>(
    (worst, one) => (worst === null || severity.indexOf(one) > severity.indexOf(worst) ? one : worst),
    null,
  )

const intervals = [0.5, 1, 2, 5, 10, 15, 30].map(minutes => minutes * minute)

/** The interval before the next check of a payment for which no webhook has arrived. */
export const getCheckInterval = (step: number): number =>
  intervals[Math.min(step, intervals.length - 1)] ?? minute
