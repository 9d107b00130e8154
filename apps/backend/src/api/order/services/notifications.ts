import { sendOrderCopyToCompany } from '#src/email/order-copy'
import { orderPaidEmail, orderPlacedEmail } from '#src/email/order-emails'
import { sendEmail } from '#src/email/send'
import type { OrderRow } from './row'
import { getPaymentSettings } from './settings'

/** Tells who placed an order, and the company's address, that it was received; belongs in the transaction that makes it. */
export async function sendOrderNotifications(order: OrderRow): Promise<void> {
  const { placed_by: reader } = order
  if (!reader) return
  const { payment } = await getPaymentSettings()
  const letter =
    order.state === 'paid' ? orderPaidEmail(reader, order) : orderPlacedEmail(reader, order, payment)
  await sendEmail(reader.email, reader.locale, letter)
  await sendOrderCopyToCompany(order)
}
