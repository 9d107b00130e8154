import type { ContactMessageBody } from '@bgm/validation'
import { recordConsent } from '#src/api/consent/services/consent'
import { messageReceivedLetter, newMessageLetter } from '#src/email/contact-emails'
import { sendMail } from '#src/email/send'
import { panelRecord, tellStaff } from '#src/email/staff-notifications'
import { insertOnce } from '#src/http/submission'
import { getTeam, type Message, uid } from './row'

/** Stores a message once, with its consent, and tells the sender and the team that answers it. */
export async function receiveMessage(body: ContactMessageBody, submission: string): Promise<void> {
  const { locale, consent: _consent, website: _trap, ...fields } = body
  const data = { ...fields, state: 'unhandled', language: locale, received_at: new Date(), submission }
  await insertOnce(async () => {
    await strapi.db.transaction(async () => {
      const message: Message = await strapi.db.query(uid).create({ data })
      await recordConsent(message.documentId, 'contact', locale)
      await sendMail(message.email, locale, messageReceivedLetter(message))
      const letter = newMessageLetter(message, panelRecord(uid, message.documentId))
      await tellStaff(getTeam(message.topic), letter, message.email)
    })
  })
}
