import { systemActor } from '#src/api/audit-entry/services/audit'
import { notify } from '#src/api/notification/services/preferences'
import { orderCancelledEmail } from '#src/email/order-emails'
import { HttpError } from '#src/http/errors'
import { cancelOrder } from './cancel'
import { listOverdueOrders, type OrderRow } from './row'

async function lapse(order: OrderRow, now: Date): Promise<boolean> {
  try {
    await strapi.db.transaction(async () => {
      await cancelOrder(order, { action: 'order.lapsed', actor: systemActor, now })
      const { placed_by: reader } = order
      if (reader) await notify(reader, 'payment', orderCancelledEmail(reader, order))
    })
  } catch (error) {
    // Another process, or a payment in the same moment, was first.
    if (error instanceof HttpError) return false
    throw error
  }
  return true
}

/** Cancels what was not paid in time, gives vouchers back and tells the members; answers how many. */
export async function expireOrders(now = new Date()): Promise<number> {
  let count = 0
  for (const order of await listOverdueOrders(now)) if (await lapse(order, now)) count += 1
  return count
}
