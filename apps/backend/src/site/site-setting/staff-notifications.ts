import type { EmailMessage } from '#src/platform/mail/layout'
import { sendEmail } from '#src/platform/mail/send'
import { environment } from '#src/platform/runtime/environment'

/** The names of languages in Indonesian, the language of staff notifications. */
export const languageNames = { id: 'Indonesia', en: 'Inggris' }

type Setting = { contact: { email: string } | null }

async function salesAddress(): Promise<string | null> {
  if (environment.SALES_EMAIL) return environment.SALES_EMAIL
  const setting: Setting | null = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ where: { locale: 'id' }, populate: { contact: true } })
  return setting?.contact?.email ?? null
}

/** Emails a staff team; replies go to `replyTo`, if there is one. */
export async function notifyStaff(
  team: 'sales' | 'support',
  message: EmailMessage,
  replyTo: string | null,
): Promise<void> {
  const to = (team === 'support' && environment.SUPPORT_EMAIL) || (await salesAddress())
  if (to) await sendEmail(to, 'id', message, replyTo === null ? {} : { replyTo })
  else strapi.log.warn('no address for the sales team: neither SALES_EMAIL nor a contact in the site setting')
}

/** The URL of a record in the admin panel. */
export const getPanelRecordUrl = (uid: string, documentId: string) =>
  `${environment.publicUrl}/admin/content-manager/collection-types/${uid}/${documentId}`

/** The URL of a payment in the admin panel. */
export const getPanelPaymentUrl = (documentId: string) =>
  `${environment.publicUrl}/admin/payments/${documentId}`

/** The URL of the refunds in the admin panel that await approval. */
export const getPanelRefundsUrl = () => `${environment.publicUrl}/admin/payments/refunds`

/** The URL of the payments of an order in the admin panel. */
export const getPanelOrderPaymentsUrl = (documentId: string) =>
  `${environment.publicUrl}/admin/payments/orders/${documentId}`

/** The URL of a change of prices in the admin panel. */
export const getPanelPriceChangeUrl = (documentId: string) =>
  `${environment.publicUrl}/admin/prices/${documentId}`
