import { storeCreditNoteRequest } from '#src/billing/invoice/store-requests'
import { findOrder, getPayable, type OrderRow } from '#src/billing/order/row'
import type { PaymentSnapshot } from '#src/billing/provider/port'
import { reduceCredits } from '#src/billing/subscription/credited'
import { endOrderPeriod } from '#src/billing/subscription/end'
import { voidWithholdings } from '#src/billing/withholding/open'
import { type Actor, recordAuditEntry, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { enqueue } from '#src/platform/jobs/queue'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { nextSequenceNumber } from '#src/platform/sequence'
import { listAttemptOrders, lockAttempt, type PaymentAttempt } from './attempt-row'
import { notifyRefunded } from './notifications'
import { openCase } from './open-case'
import { listRefunds, type Refund, sumRefunds } from './refund-row'
import { listRefundShares } from './refund-shares'
import { formatCreditNoteNumber, getCreditNoteSeries } from './rules/credit-note-number'
import { paymentStateRanks } from './rules/transition'

const isDone = ({ state }: Refund) => state === 'done'

/** The orders that the refunded money had paid, or none if the money had not been applied. */
export async function listRefundedOrders(trx: Transaction, refund: Refund): Promise<OrderRow[]> {
  const applied =
    refund.attempt_id === null
      ? [refund.order_id]
      : (await listAttemptOrders(trx, refund.attempt_id))
          .filter(({ outcome }) => outcome === 'applied')
          .map(({ order_id }) => order_id)
  const ids = refund.order_id === null ? applied : applied.filter(id => id === refund.order_id)
  const orders = []
  for (const id of ids) orders.push(await findOrder({ id: id ?? 0 }))
  return orders.filter(order => order !== null)
}

/** Whether all the money that paid the order has been returned. */
async function isFullyRefunded(
  trx: Transaction,
  order: OrderRow,
  attempt: PaymentAttempt | null,
): Promise<boolean> {
  if (attempt && attempt.state === 'refunded') return true
  const refunds = (await listRefunds(trx, { order_id: order.id })).filter(
    refund => isDone(refund) && refund.attempt_id === (attempt?.id ?? null),
  )
  return sumRefunds(refunds) >= getPayable(order)
}

/** Updates an attempt's state and refund total, and closes its case once nothing is left to decide. */
async function updateAttempt(trx: Transaction, id: number, now: number): Promise<PaymentAttempt> {
  const attempt = await lockAttempt(trx, id)
  const refunded = sumRefunds((await listRefunds(trx, { attempt_id: id })).filter(isDone))
  const received = attempt.received ?? 0
  const state =
    attempt.state === 'charged-back' || refunded === 0
      ? attempt.state
      : refunded >= received
        ? 'refunded'
        : 'partly-refunded'
  const applied = (await listAttemptOrders(trx, id)).filter(({ outcome }) => outcome === 'applied')
  const unapplied = received - applied.reduce((sum, { amount }) => sum + amount, 0)
  const decided = attempt.case_kind !== null && attempt.case_closed_at === null && refunded >= unapplied
  await trx('payment_attempts')
    .where({ id })
    .update({ refunded, state, rank: paymentStateRanks[state], ...(decided && { case_closed_at: now }) })
  return await lockAttempt(trx, id)
}

type Completion = { actor: Actor; now: number }

/**
 * Records that a refund was made. If its money had paid an order, the refund gets a credit note number, and a
 * full refund ends the order's period or extra zones. The caller must have locked the orders and the attempt.
 */
export async function completeRefund(
  trx: Transaction,
  refund: Refund,
  { actor, now }: Completion,
): Promise<void> {
  const refundedAt = new Date(now)
  await trx('refunds').where({ id: refund.id }).update({ state: 'done', done_at: now })
  const attempt = refund.attempt_id === null ? null : await updateAttempt(trx, refund.attempt_id, now)
  const orders = await listRefundedOrders(trx, refund)
  const ended = []
  for (const order of orders) if (await isFullyRefunded(trx, order, attempt)) ended.push(order)
  await voidWithholdings(trx, { orders: ended, refund: refund.id, now })
  for (const order of ended) await endOrderPeriod(trx, order, { actor, now: refundedAt })
  const creditNote =
    orders.length > 0
      ? formatCreditNoteNumber(refundedAt, await nextSequenceNumber(getCreditNoteSeries(refundedAt)))
      : null
  await trx('refunds')
    .where({ id: refund.id })
    .update({ credit_note_number: creditNote, ended_period: ended.length > 0 })
  if (creditNote !== null)
    await enqueue(storeCreditNoteRequest, { refund: refund.id }, { key: String(refund.id) })
  await recordAuditEntry({
    action: 'refund.completed',
    actor,
    subject: 'refund',
    subjectId: refund.document_id,
    organisation: refund.organisation_id,
    details: { amount: refund.amount, mode: refund.mode, credit_note: creditNote },
  })
  const about = attempt ?? { started_by: null, organisation_id: refund.organisation_id }
  const concerned = orders.length > 0 ? orders : await listConcernedOrders(trx, refund)
  await notifyRefunded(about, concerned, {
    id: refund.document_id,
    amount: refund.amount,
    ended: ended.length > 0,
    manual: refund.mode === 'manual',
    creditNote,
  })
}

/** The orders that an email about a refund lists, including orders that the money did not pay. */
export async function listConcernedOrders(trx: Transaction, refund: Refund): Promise<OrderRow[]> {
  const paid = refund.attempt_id === null ? [] : await listAttemptOrders(trx, refund.attempt_id)
  const ids = refund.order_id === null ? paid.map(({ order_id }) => order_id) : [refund.order_id]
  const orders = []
  for (const id of ids) orders.push(await findOrder({ id }))
  return orders.filter(order => order !== null)
}

/** Inserts a refund that was made in the provider's own dashboard. */
async function insertExternalRefund(trx: Transaction, attempt: PaymentAttempt, amount: number, now: number) {
  const [paid, ...others] = await listAttemptOrders(trx, attempt.id)
  const document_id = newRecordId()
  await trx('refunds').insert({
    document_id,
    organisation_id: attempt.organisation_id,
    attempt_id: attempt.id,
    order_id: paid && others.length === 0 ? paid.order_id : null,
    refund_key: `P-${document_id}`,
    amount,
    mode: 'provider',
    reason: 'Made at the payment provider',
    state: 'sent',
    requested_by: 'provider',
    requested_at: now,
    ended_period: false,
  })
}

/**
 * Completes the refunds that the provider confirms, matched by key or else by amount, and records refunds
 * made outside this system. The caller must have locked the orders and the attempt.
 */
export async function recordProviderRefunds(
  trx: Transaction,
  id: number,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const now = Date.now()
  const attempt = await lockAttempt(trx, id)
  const own = (await listRefunds(trx, { attempt_id: id })).filter(({ mode }) => mode === 'provider')
  let left = snapshot.refunded - sumRefunds(own.filter(isDone))
  const waiting = own.filter(({ state }) => state === 'sent')
  const named = waiting.filter(({ refund_key: key }) => snapshot.refundKeys.includes(key))
  for (const refund of snapshot.refundKeys.length > 0 ? named : waiting) {
    if (refund.amount > left) continue
    left -= refund.amount
    await completeRefund(trx, refund, { actor: systemActor, now })
  }
  if (left <= 0) return
  await insertExternalRefund(trx, attempt, left, now)
  const [foreign] = (await listRefunds(trx, { attempt_id: id, requested_by: 'provider' })).filter(
    ({ state }) => state === 'sent',
  )
  if (!foreign) return
  const shares = (await listRefundShares([foreign])).get(foreign.id) ?? []
  const credited = await reduceCredits(trx, shares)
  await completeRefund(trx, foreign, { actor: systemActor, now })
  if (!credited) return
  const orders = await listRefundedOrders(trx, foreign)
  await openCase(trx, attempt, { kind: 'refund-credited', orders, received: left, now })
}
