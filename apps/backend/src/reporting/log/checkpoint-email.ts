import type { EmailMessage } from '#src/platform/mail/layout'
import { formatCount, formatDate } from '#src/platform/runtime/format'
import { emailTexts } from './checkpoint-email-texts'

type Locale = 'id' | 'en'
type Checkpoint = { day: string; size: number; added: number; root: Buffer; text: string }

/** A signed checkpoint, as an attachment. */
export function checkpointEmail(locale: Locale, { day, size, added, root, text }: Checkpoint): EmailMessage {
  const texts = emailTexts[locale]
  const date = formatDate(new Date(`${day}T05:00:00.000Z`), locale)
  return {
    subject: texts.subject(date),
    title: texts.heading(date),
    lines: [
      texts.covers(formatCount(size, locale), formatCount(added, locale)),
      texts.fingerprint(root.toString('hex').replace(/.{8}(?=.)/g, '$& ')),
      texts.keep,
    ],
    attachment: { name: `usage-log-checkpoint-${day}.txt`, content: text },
    note: texts.note,
  }
}
