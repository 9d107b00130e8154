import { copyToCompany } from '#src/email/order-copy'
import { orderPaidLetter, orderPlacedLetter } from '#src/email/order-emails'
import { sendMail } from '#src/email/send'
import type { OrderRow } from './row'
import { getPaymentSettings } from './settings'

/** Tells who placed an order, and the company's address, that it was received; belongs in the transaction that makes it. */
export async function sendOrderNotifications(order: OrderRow): Promise<void> {
  const { placed_by: reader } = order
  if (!reader) return
  const { payment } = await getPaymentSettings()
  const letter =
    order.state === 'paid' ? orderPaidLetter(reader, order) : orderPlacedLetter(reader, order, payment)
  await sendMail(reader.email, reader.locale, letter)
  await copyToCompany(order)
}
