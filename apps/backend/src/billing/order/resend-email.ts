import { type Actor, recordAuditEntry } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { sendOrderNotifications } from './notifications'
import type { OrderRow } from './row'
import { getPaymentSettings } from './settings'

/**
 * Sends the confirmation of an order, or of its payment once it is paid, again to those who got it before. Throws 409
 * `order-no-email` for a cancelled order, and if whoever placed it no longer has an account.
 */
export async function resendOrderEmail(order: OrderRow, actor: Actor): Promise<void> {
  if (order.state === 'cancelled' || !order.placed_by)
    throw new HttpError(409, 'Nobody gets an email about this order', { code: 'order-no-email' })
  const settings = await getPaymentSettings()
  await strapi.db.transaction(async () => {
    await sendOrderNotifications(order, settings)
    await recordAuditEntry({
      action: 'order.email-resent',
      actor,
      subject: 'order',
      subjectId: order.documentId,
      organisation: null,
      details: { number: order.number },
    })
  })
}
