import type { EmailMessage } from './layout'
import { siteUrl } from './links'
import { emailTexts } from './texts/texts'

/** Confirms that an account was deleted. */
export function accountDeletedEmail(locale: 'id' | 'en'): EmailMessage {
  const { button, subject, ...text } = emailTexts[locale].account.deleted
  return { ...text, subject, title: subject, button: { label: button, href: siteUrl(locale, '/contact') } }
}
