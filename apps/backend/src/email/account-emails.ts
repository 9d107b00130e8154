import type { EmailMessage } from './layout'
import { getSiteUrl } from './links'
import { emailTexts } from './texts/texts'

/** Confirms that an account was deleted. */
export function accountDeletedEmail(locale: 'id' | 'en'): EmailMessage {
  const { button, subject, ...text } = emailTexts[locale].account.deleted
  return { ...text, subject, title: subject, button: { label: button, href: getSiteUrl(locale, '/contact') } }
}
