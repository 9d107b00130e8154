import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { environment } from '#src/platform/runtime/environment'
import { emailTexts } from './account-email-texts'

type Locale = 'id' | 'en'

/** Asks the recipient to verify their email address. */
export function verificationEmail(recipient: Recipient, token: string): EmailMessage {
  const { locale } = recipient
  const { button, heading, ...text } = emailTexts[locale].verification
  return {
    ...text,
    title: appendSalutation(heading, recipient),
    button: { label: button, href: getPortalUrl(locale, `/verify?token=${token}`) },
  }
}

/** The email with the six-digit code for resetting the password. */
export const resetCodeEmail = (locale: Locale, code: string): EmailMessage => ({
  ...emailTexts[locale].resetCode,
  code,
})

/** The text message states the sender and the purpose, and contains nothing that looks like a link. */
export const codeTextMessage = (locale: Locale, code: string): string =>
  emailTexts[locale].codeTextMessage(environment.APP_TITLE, code)
