import type { PaymentSnapshot } from '#src/billing/provider/port'
import type { Transaction } from '#src/platform/database/transaction'
import { enqueue } from '#src/platform/jobs/queue'
import { type AttemptOrder, listAttemptOrders, lockAttempt, type PaymentAttempt } from './attempt-row'
import { checkPaymentRequest } from './follow-request'
import { openCase } from './open-case'
import { loadOrders, receiveMoney } from './receive'
import { recordProviderRefunds } from './refund-effects'
import {
  getTransition,
  hasReceivedMoney,
  isPaymentOpen,
  normaliseCancellation,
  paymentStateRanks,
} from './rules/transition'

const minute = 60_000

/** Locks an attempt's orders in order of id, and then the attempt. All code must lock in this order. */
export async function lockPayment(
  trx: Transaction,
  id: number,
): Promise<{ attempt: PaymentAttempt; paid: AttemptOrder[] }> {
  const orders = (await listAttemptOrders(trx, id)).map(({ order_id }) => order_id)
  await trx('orders').whereIn('id', orders).orderBy('id').forUpdate().select('id')
  return { attempt: await lockAttempt(trx, id), paid: await listAttemptOrders(trx, id) }
}

const recheckLater = ({ document_id: attempt }: PaymentAttempt, reason: string, startAfter: number) =>
  enqueue(checkPaymentRequest, { attempt }, { key: `${attempt}:${reason}`, startAfter })

/** Received money can be applied to orders unless the response that reports it also reports its return. */
const isUsable = ({ state }: PaymentSnapshot) => state === 'paid'

async function recordReceipt(
  trx: Transaction,
  attempt: PaymentAttempt,
  paid: AttemptOrder[],
  snapshot: PaymentSnapshot,
) {
  const now = Date.now()
  const received = snapshot.amount ?? attempt.amount
  await trx('payment_attempts').where({ id: attempt.id }).update({
    received,
    received_at: now,
    paid_at: snapshot.paidAt,
  })
  // Money that has already been returned in full needs no attention.
  if (snapshot.state === 'refunded') return
  const outcome = await receiveMoney(trx, attempt, paid, { received, usable: isUsable(snapshot), now })
  await trx('payment_attempts').where({ id: attempt.id }).update({ outcome })
  // A bank can reverse a transfer within a minute, and the provider sends no second webhook.
  await recheckLater(attempt, 'confirm', 5 * minute)
}

async function applyTransition(
  trx: Transaction,
  attempt: PaymentAttempt,
  paid: AttemptOrder[],
  snapshot: PaymentSnapshot,
) {
  const stored = {
    state: attempt.state,
    refunded: attempt.refunded,
    expiresAt: attempt.expires_at,
    receivedAt: attempt.received_at,
  }
  const transition = getTransition(stored, snapshot)
  if (transition.kind === 'recheck') return recheckLater(attempt, 'recheck', 2 * minute)
  if (transition.kind === 'none') return
  const { to, receives } = transition
  await trx('payment_attempts').where({ id: attempt.id }).update({ state: to, rank: paymentStateRanks[to] })
  if (receives) await recordReceipt(trx, attempt, paid, snapshot)
  if (to === 'charged-back')
    await openCase(trx, attempt, {
      kind: 'charged-back',
      orders: await loadOrders(paid),
      received: snapshot.amount ?? attempt.received ?? attempt.amount,
      now: Date.now(),
    })
}

/**
 * Applies the provider's state of a payment. This is the only place where online payments automatically pay
 * orders. Responses may arrive in any process, in any order and more than once, so each response is compared
 * with the stored state while the orders are locked.
 */
export async function applySnapshot(id: number, answer: PaymentSnapshot): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { attempt, paid } = await lockPayment(trx, id)
    const snapshot = normaliseCancellation(answer, attempt.state === 'charged-back' ? null : attempt.received)
    await applyTransition(trx, attempt, paid, snapshot)
    const instructions = snapshot.instructions && JSON.stringify(snapshot.instructions)
    await trx('payment_attempts')
      .where({ id })
      .update({
        checked_at: Math.max(attempt.checked_at ?? 0, snapshot.asOf),
        ...(snapshot.transactionId && { transaction_id: snapshot.transactionId }),
        ...(isPaymentOpen(attempt.state) && instructions && { instructions }),
        ...(isPaymentOpen(attempt.state) &&
          snapshot.expiresAt !== null && { expires_at: snapshot.expiresAt }),
      })
    if (hasReceivedMoney(snapshot.state) && snapshot.refunded > 0)
      await recordProviderRefunds(trx, id, snapshot)
  })
}
