import { sendOrderCopyToCompany } from '#src/email/order-copy'
import { orderPaidEmail, orderPlacedEmail } from '#src/email/order-emails'
import { sendEmail } from '#src/email/send'
import type { OrderRow } from './row'
import { getPaymentSettings } from './settings'

/** Emails an order confirmation to the member and to the company. Call this in the transaction that places the order. */
export async function sendOrderNotifications(order: OrderRow): Promise<void> {
  const { placed_by: recipient } = order
  if (!recipient) return
  const { payment } = await getPaymentSettings()
  const message =
    order.state === 'paid' ? orderPaidEmail(recipient, order) : orderPlacedEmail(recipient, order, payment)
  await sendEmail(recipient.email, recipient.locale, message)
  await sendOrderCopyToCompany(order)
}
