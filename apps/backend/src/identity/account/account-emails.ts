import type { EmailMessage } from '#src/platform/mail/layout'
import { getSiteUrl } from '#src/platform/mail/links'
import { emailTexts } from './account-email-texts'

/** Confirms that an account was deleted. */
export function accountDeletedEmail(locale: 'id' | 'en'): EmailMessage {
  const { button, subject, ...text } = emailTexts[locale].deleted
  return { ...text, subject, title: subject, button: { label: button, href: getSiteUrl(locale, '/contact') } }
}
