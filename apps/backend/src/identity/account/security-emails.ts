import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { formatSignInMethods, type SignInMethods } from './sign-in-methods'
import { emailTexts } from '#src/email/texts/texts'

type Locale = 'id' | 'en'

/** Asks the recipient to verify the new email address of an account. */
export function emailChangeVerificationEmail(locale: Locale, token: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].security.emailChange
  return { ...text, button: { label: button, href: getPortalUrl(locale, `/verify?token=${token}`) } }
}

function securityNotice(locale: Locale, { subject, line }: { subject: string; line: string }): EmailMessage {
  const { button, note, warning } = emailTexts[locale].security.notice
  return {
    subject,
    title: subject,
    lines: [line, warning],
    button: { label: button, href: getPortalUrl(locale, '/account/security') },
    note,
  }
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export const emailChangeNoticeEmail = (locale: Locale, email: string): EmailMessage =>
  securityNotice(locale, emailTexts[locale].security.emailChangeNotice(masked(email)))

export const mobileNumberVerifiedEmail = (locale: Locale): EmailMessage =>
  securityNotice(locale, emailTexts[locale].security.mobileNumberVerified)

export const secondFactorEmail = (locale: Locale, change: 'on' | 'off' | 'staff' | 'codes'): EmailMessage =>
  securityNotice(locale, emailTexts[locale].security.secondFactor[change])

export const recoveryCodeUsedEmail = (locale: Locale, left: number): EmailMessage =>
  securityNotice(locale, emailTexts[locale].security.recoveryCodeUsed(left))

export const googleLinkedEmail = (locale: Locale): EmailMessage =>
  securityNotice(locale, emailTexts[locale].security.googleLinked)

/** Confirms that Google was unlinked, and lists the remaining sign-in methods. */
export function googleUnlinkedEmail(locale: Locale, account: SignInMethods): EmailMessage {
  const { googleUnlinked, remainingMethods } = emailTexts[locale].security
  const notice = securityNotice(locale, googleUnlinked)
  return {
    ...notice,
    lines: [...notice.lines, remainingMethods],
    list: formatSignInMethods(locale, account, 'current'),
  }
}
