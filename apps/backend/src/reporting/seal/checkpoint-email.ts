import type { EmailMessage } from '#src/platform/mail/layout'
import { formatCount, formatDate } from '#src/platform/runtime/format'
import { emailTexts } from './checkpoint-email-texts'

type Locale = 'id' | 'en'
type Seal = { day: string; size: number; total: number; root: string; checkpoint: string }

/** The signed checkpoint of a day, as an attachment. */
export function checkpointEmail(locale: Locale, { day, size, total, root, checkpoint }: Seal): EmailMessage {
  const texts = emailTexts[locale]
  const date = formatDate(new Date(`${day}T05:00:00.000Z`), locale)
  return {
    subject: texts.subject(date),
    title: texts.heading(date),
    lines: [
      texts.sealed(formatCount(size, locale), formatCount(total, locale)),
      texts.fingerprint(root.replace(/.{8}(?=.)/g, '$& ')),
      texts.keep,
    ],
    attachment: { name: `usage-checkpoint-${day}.jws`, content: checkpoint },
    note: texts.note,
  }
}
