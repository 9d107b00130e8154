import type { PaymentOutcome } from '@bgm/validation'
import { changesPeriods, listUnitIds, type OrderLine } from '#src/billing/order/line-row'
import { lockUnitsToPay, payOrder } from '#src/billing/order/pay'
import { findOrder, type OrderRow } from '#src/billing/order/row'
import { canChangePeriods } from '#src/billing/subscription/change-periods'
import { periodsChanging } from '#src/billing/subscription/events'
import { listPeriodsOfUnits, type SubscriptionRow } from '#src/billing/subscription/row'
import { recordAuditEntry, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import type { AttemptOrder, PaymentAttempt } from './attempt-row'
import { notifyOrdersPaid } from './notifications'
import { openCase } from './open-case'
import { getWorstOutcome } from './rules/transition'

async function canStartLine(
  line: OrderLine,
  periods: readonly SubscriptionRow[],
  at: Date,
): Promise<boolean> {
  if (line.business_unit === null || line.business_unit.deleted_at !== null) return false
  if (line.kind === 'change') return await canChangePeriods(line, periods, at)
  return line.kind !== 'extra-zones' || periods.some(({ expired_date }) => expired_date > at)
}

/** Whether the packages and zones of all lines of an order can still start. */
export async function canStartOrder({ lines }: OrderRow, now: number): Promise<boolean> {
  const changing = lines.filter(changesPeriods)
  const periods = changing.length > 0 ? await listPeriodsOfUnits(listUnitIds(changing)) : null
  for (const line of lines)
    if (!(await canStartLine(line, periods?.get(line.business_unit?.id ?? 0) ?? [], new Date(now))))
      return false
  return true
}

/** `amount` is what the payment pays for the order. The buyer withholds what it lacks to the total. */
async function applyToOrder(
  order: OrderRow,
  amount: number,
  attempt: PaymentAttempt,
  now: number,
): Promise<PaymentOutcome> {
  if (order.state === 'paid') return 'duplicate'
  if (order.state !== 'awaiting-payment' || !(await canStartOrder(order, now))) return 'late'
  await payOrder(order, {
    reference: attempt.reference,
    paidAt: new Date(now),
    actor: systemActor,
    withheld: order.total - amount,
  })
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
  const units = orders.flatMap(({ lines }) => listUnitIds(lines))
  await lockUnitsToPay(orders, new Date(now))
  // Locks all licences at once, in order of id, because locking them one order at a time could deadlock with
  // another payment.
  await periodsChanging.raise({ trx, units })
  const outcomes: PaymentOutcome[] = []
  for (const order of orders) {
    const amount = paid.find(({ order_id }) => order_id === order.id)?.amount ?? order.total
    const exact = received === attempt.amount && usable
    const outcome = exact ? await applyToOrder(order, amount, attempt, now) : 'wrong-amount'
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
