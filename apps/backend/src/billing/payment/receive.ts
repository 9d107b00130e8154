import type { PaymentOutcome } from '@bgm/validation'
import { payOrder } from '#src/billing/order/pay'
import { findOrder, type OrderRow } from '#src/billing/order/row'
import { periodsChanging } from '#src/billing/subscription/events'
import { listPeriods } from '#src/billing/subscription/row'
import { recordAuditEntry, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import type { AttemptOrder, PaymentAttempt } from './attempt-row'
import { notifyOrdersPaid } from './notifications'
import { openCase } from './open-case'
import { getWorstOutcome } from './rules/transition'

/** Whether the order's package or zones can still start. */
export async function canStartOrder(order: OrderRow, now: number): Promise<boolean> {
  const { business_unit: unit, kind } = order
  if (!unit || unit.deleted_at) return false
  if (kind !== 'extra-zones') return true
  return (await listPeriods(unit.id)).some(({ expired_date }) => expired_date.getTime() > now)
}

async function applyToOrder(order: OrderRow, attempt: PaymentAttempt, now: number): Promise<PaymentOutcome> {
  if (order.state === 'paid') return 'duplicate'
  if (order.state !== 'awaiting-payment' || !(await canStartOrder(order, now))) return 'late'
  await payOrder(order, { reference: attempt.reference, paidAt: new Date(now), actor: systemActor })
  return 'applied'
}

/** The orders that a payment covers, in display order. Throws if an order cannot be found. */
export async function loadOrders(paid: readonly AttemptOrder[]): Promise<OrderRow[]> {
  const paidOrders: OrderRow[] = []
  for (const { order_id } of paid) {
    const order = await findOrder({ id: order_id })
    if (!order) throw new Error('An order of a payment cannot be found')
    paidOrders.push(order)
  }
  return paidOrders
}

async function auditReceipt(
  attempt: PaymentAttempt,
  order: OrderRow,
  outcome: PaymentOutcome,
  received: number,
) {
  await recordAuditEntry({
    action: outcome === 'applied' ? 'payment.received' : 'payment.unapplied',
    actor: systemActor,
    subject: 'payment',
    subjectId: attempt.document_id,
    organisation: attempt.organisation_id,
    details: { number: order.number, total: order.total, received, outcome, reference: attempt.reference },
  })
}

type Receipt = { received: number; usable: boolean; now: number }

/**
 * Pays the orders of an attempt with the money received, and notifies members and staff of money that cannot
 * be applied. The caller must have locked the orders and the attempt. `usable` is false if some of the money
 * has already been returned.
 */
export async function receiveMoney(
  trx: Transaction,
  attempt: PaymentAttempt,
  paid: readonly AttemptOrder[],
  { received, usable, now }: Receipt,
): Promise<PaymentOutcome | null> {
  const orders = await loadOrders(paid)
  const units = orders.flatMap(({ business_unit }) => business_unit?.id ?? [])
  // Locks all licences at once, in order of id, because locking them one order at a time could deadlock with
  // another payment.
  await periodsChanging.raise({ trx, units })
  const outcomes: PaymentOutcome[] = []
  for (const order of orders) {
    const exact = received === attempt.amount && usable
    const outcome = exact ? await applyToOrder(order, attempt, now) : 'wrong-amount'
    await trx('payment_attempt_orders')
      .where({ attempt_id: attempt.id, order_id: order.id })
      .update({ outcome })
    await auditReceipt(attempt, order, outcome, received)
    outcomes.push(outcome)
  }
  const outcome = getWorstOutcome(outcomes)
  const applied = orders.filter((_, index) => outcomes[index] === 'applied')
  if (applied.length > 0) await notifyOrdersPaid(attempt, applied)
  if (outcome !== null && outcome !== 'applied')
    await openCase(trx, attempt, { kind: outcome, orders, received, now })
  return outcome
}
