import { listOrdersBeingPaid } from '#src/billing/payment/attempt-row'
import { findHeldMoney } from '#src/billing/payment/held-money'
import { listOrdersWithTransfer } from '#src/billing/transfer/row'
import { systemActor } from '#src/customers'
import { notify } from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import { cancelOrder } from './cancel'
import { describeOrderEmail } from './email-record'
import { orderCancelledEmail } from './order-emails'
import { listOverdueOrders, type OrderRow } from './row'

async function expireOrder(order: OrderRow, now: Date): Promise<boolean> {
  const held = await findHeldMoney(order)
  try {
    await strapi.db.transaction(async () => {
      await cancelOrder(order, { action: 'order.expired', actor: systemActor, now })
      const { placed_by: recipient } = order
      if (!recipient) return
      const message = orderCancelledEmail(recipient, order, held?.received)
      await notify(recipient, 'payment', message, describeOrderEmail({ ...order, state: 'cancelled' }))
    })
  } catch (error) {
    // The order was paid or expired by another process in the meantime.
    if (error instanceof HttpError) return false
    throw error
  }
  return true
}

/**
 * Cancels orders that were not paid in time, releases their vouchers and notifies the members. An order that
 * somebody may be paying online right now waits until the provider reports that it is not paid, and one whose transfer
 * awaits confirmation until somebody decides. Returns the number of cancelled orders.
 */
export async function expireOrders(now = new Date()): Promise<number> {
  const overdue = await listOverdueOrders(now)
  const ids = overdue.map(({ id }) => id)
  const beingPaid = new Set([
    ...(await listOrdersBeingPaid(ids, now.getTime())),
    ...(await listOrdersWithTransfer(ids)),
  ])
  let count = 0
  for (const order of overdue) if (!beingPaid.has(order.id) && (await expireOrder(order, now))) count += 1
  return count
}
