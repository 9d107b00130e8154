import { listOrderEligibility } from '#src/billing/order/eligibility'
import { listUnitIds, reserveUnits } from '#src/billing/order/line-row'
import { payOrder } from '#src/billing/order/pay'
import { findOrder, type OrderRow } from '#src/billing/order/row'
import { redeemVoucher } from '#src/billing/voucher/vouchers'
import { recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict, HttpError } from '#src/platform/http/errors'
import { lockPayment } from './apply-snapshot'
import { listAttemptOrders, type PaymentAttempt } from './attempt-row'
import { notifyOrdersPaid } from './notifications'
import { canStartOrder } from './receive'
import { isActiveRefund, listRefunds } from './refund-row'
import type { StaffMember } from './refunds'
import { getWorstOutcome } from './rules/transition'

/**
 * Whether a lapsed order can be restored: the same could still be ordered for each of its units, and no other order of
 * them awaits payment.
 */
export async function isRestorable(order: OrderRow, now: number): Promise<boolean> {
  const eligible = await listOrderEligibility(listUnitIds(order.lines), new Date(now))
  const possible = order.lines.every(({ business_unit: unit, kind }) => {
    const eligibility = unit && eligible.get(unit.id)
    return eligibility?.open === null && eligibility.kinds.includes(kind)
  })
  return order.state === 'cancelled' && possible && (await canStartOrder(order, now))
}

async function reopen(trx: Transaction, order: OrderRow): Promise<void> {
  await strapi.db.query('api::order.order').update({
    where: { id: order.id },
    data: { state: 'awaiting-payment', cancelled_at: null },
  })
  await reserveUnits(trx, order.id)
  // The result is ignored, because the agreed price was paid even if the voucher has been used up since.
  if (order.voucher_code) await redeemVoucher(order.voucher_code)
}

async function updateOutcome(trx: Transaction, attempt: PaymentAttempt, now: number): Promise<void> {
  const outcomes = (await listAttemptOrders(trx, attempt.id)).flatMap(({ outcome }) => outcome ?? [])
  const outcome = getWorstOutcome(outcomes)
  await trx('payment_attempts')
    .where({ id: attempt.id })
    .update({ outcome, ...(outcome === 'applied' && { case_closed_at: now }) })
}

/**
 * Restores a lapsed order and pays it with a late payment, at the agreed price. Throws 409 `not-revivable` if
 * the order cannot be restored, and 409 `not-late` if the payment was not late or is being refunded.
 */
export async function restoreOrder(
  attemptId: number,
  orderId: number,
  staff: StaffMember,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { attempt, paid } = await lockPayment(trx, attemptId)
    const part = paid.find(({ order_id }) => order_id === orderId)
    const refunds = (await listRefunds(trx, { attempt_id: attemptId })).filter(isActiveRefund)
    if (part?.outcome !== 'late' || attempt.state !== 'paid' || refunds.length > 0)
      throw conflict('not-late', 'This payment cannot pay the order')
    const lapsed = await findOrder({ id: orderId })
    if (!lapsed) throw new HttpError(404, 'Not Found')
    if (!(await isRestorable(lapsed, now)))
      throw conflict('not-revivable', 'The order was replaced or can no longer start: refund the payment')
    await reopen(trx, lapsed)
    const order = (await findOrder({ id: orderId })) ?? lapsed
    await payOrder(order, {
      reference: attempt.reference,
      paidAt: new Date(now),
      actor: staff.actor,
      withheld: order.total - part.amount,
    })
    await trx('payment_attempt_orders')
      .where({ attempt_id: attemptId, order_id: orderId })
      .update({ outcome: 'applied' })
    await updateOutcome(trx, attempt, now)
    await recordAuditEntry({
      action: 'order.revived',
      actor: staff.actor,
      subject: 'order',
      subjectId: order.documentId,
      organisation: order.organisation.id,
      details: { number: order.number, reference: attempt.reference },
    })
    await notifyOrdersPaid(attempt, [order])
  })
}

/**
 * Closes the case of a payment that staff have resolved in another way, which the note explains. Throws 409
 * `case-closed` if the case is already closed.
 */
export async function closeCase(attemptId: number, note: string, staff: StaffMember): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { attempt } = await lockPayment(trx, attemptId)
    if (attempt.case_kind === null || attempt.case_closed_at !== null)
      throw conflict('case-closed', 'The payment has no open case')
    await trx('payment_attempts')
      .where({ id: attemptId })
      .update({ case_closed_at: Date.now(), case_note: note.slice(0, 1000) })
    await recordAuditEntry({
      action: 'payment.resolved',
      actor: staff.actor,
      subject: 'payment',
      subjectId: attempt.document_id,
      organisation: attempt.organisation_id,
      details: { kind: attempt.case_kind, reference: attempt.reference },
    })
  })
}
