import type { EmailMessage } from '#src/platform/mail/layout'
import { getSiteUrl } from '#src/platform/mail/links'
import { emailTexts } from '#src/email/texts/texts'

/** Confirms that an account was deleted. */
export function accountDeletedEmail(locale: 'id' | 'en'): EmailMessage {
  const { button, subject, ...text } = emailTexts[locale].account.deleted
  return { ...text, subject, title: subject, button: { label: button, href: getSiteUrl(locale, '/contact') } }
}
