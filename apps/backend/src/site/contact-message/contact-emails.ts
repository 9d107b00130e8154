import type { EmailMessage } from '#src/platform/mail/layout'
import { safePersonName } from '#src/platform/mail/names'
import { languageNames } from '#src/site/site-setting/staff-notifications'
import { emailTexts } from './contact-email-texts'
import type { ContactMessage } from './row'

/** Confirms a message without quoting it, because anyone could have entered the sender's address. */
export function messageReceivedEmail({ language, name, topic }: ContactMessage): EmailMessage {
  const { received, topics } = emailTexts[language]
  return received(topics[topic], safePersonName(name))
}

const staffTopics = emailTexts.id.topics

/** Forwards a message to sales. */
export const newMessageEmail = (message: ContactMessage, panel: string): EmailMessage => ({
  subject: `Pesan baru: ${staffTopics[message.topic]}`,
  title: `Pesan baru tentang ${staffTopics[message.topic]}`,
  lines: [
    [message.name, message.company_name, message.email, message.phone_number].filter(Boolean).join(' · '),
    message.message,
  ],
  button: { label: 'Buka di panel', href: panel },
  note: `Bahasa pengirim: ${languageNames[message.language]}. Balasan email ini sampai kepadanya.`,
})
