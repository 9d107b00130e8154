import { findHeldMoney } from '#src/billing/payment/held-money'
import { notify } from '#src/identity'
import { describeOrderEmail } from './email-record'
import { orderCancelledEmail, orderPaidEmail } from './order-emails'
import { findOrder, type OrderRow } from './row'

/** Notifies the member who placed an order that staff have changed its state. `before` is the order before the change. */
export async function notifyOrderState({ documentId, state: before }: OrderRow): Promise<void> {
  const order = await findOrder({ documentId })
  if (!order?.placed_by || order.state === before) return
  const { placed_by: recipient } = order
  const about = describeOrderEmail(order)
  if (order.state === 'paid') await notify(recipient, 'payment', orderPaidEmail(recipient, order), about)
  if (order.state === 'cancelled') {
    const held = await findHeldMoney({ ...order, state: 'awaiting-payment' })
    await notify(recipient, 'payment', orderCancelledEmail(recipient, order, held?.received), about)
  }
}
