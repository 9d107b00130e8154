import { listOfferedMethods } from '#src/billing/payment/settings'
import { paymentProvider } from '#src/billing/provider/provider'
import { sendEmail } from '#src/platform/mail/send'
import { describeOrderEmail } from './email-record'
import { sendOrderCopyToCompany } from './order-copy'
import { orderPaidEmail, orderPlacedEmail } from './order-emails'
import { getPayable, type OrderRow } from './row'
import type { PaymentSettings } from './settings'

export async function listOnlineGroups(total: number) {
  if (!paymentProvider) return []
  const offered = await listOfferedMethods(total)
  return [...new Set(offered.filter(({ available }) => available).map(({ group }) => group))]
}

/** Emails an order confirmation to the member and to the company. Call this in the transaction that places the order. */
export async function sendOrderNotifications(order: OrderRow, { payment }: PaymentSettings): Promise<void> {
  const { placed_by: recipient } = order
  if (!recipient) return
  const message =
    order.state === 'paid'
      ? orderPaidEmail(recipient, order)
      : orderPlacedEmail(recipient, order, payment, await listOnlineGroups(getPayable(order)))
  await sendEmail(recipient.email, recipient.locale, message, { about: describeOrderEmail(order) })
  await sendOrderCopyToCompany(order)
}
