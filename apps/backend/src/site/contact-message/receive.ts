import type { ContactMessageBody } from '@bgm/validation'
import { recordConsent } from '#src/identity'
import { insertOnce } from '#src/platform/http/submission'
import { sendEmail } from '#src/platform/mail/send'
import { getPanelRecordUrl, notifyStaff } from '#src/site/site-setting/staff-notifications'
import { messageReceivedEmail, newMessageEmail } from './contact-emails'
import { type ContactMessage, contactMessageUid, getResponsibleTeam } from './row'

/** Stores a message and its consent, once per submission, and emails the sender and the responsible team. */
export async function receiveContactMessage(body: ContactMessageBody, submission: string): Promise<void> {
  const { locale, consent: _consent, website: _trap, ...fields } = body
  const data = { ...fields, state: 'unhandled', language: locale, received_at: new Date(), submission }
  await insertOnce(async () => {
    await strapi.db.transaction(async () => {
      const message: ContactMessage = await strapi.db.query(contactMessageUid).create({ data })
      await recordConsent(message.documentId, 'contact', locale)
      await sendEmail(message.email, locale, messageReceivedEmail(message))
      const email = newMessageEmail(message, getPanelRecordUrl(contactMessageUid, message.documentId))
      await notifyStaff(getResponsibleTeam(message.topic), email, message.email)
    })
  })
}
