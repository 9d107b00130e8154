import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { emailTexts } from './security-email-texts'
import { formatSignInMethods, type SignInMethods } from './sign-in-methods'

type Locale = 'id' | 'en'

/** Asks the recipient to verify the new email address of an account. */
export function emailChangeVerificationEmail(locale: Locale, token: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].emailChange
  return { ...text, button: { label: button, href: getPortalUrl(locale, `/verify?token=${token}`) } }
}

function securityNotice(locale: Locale, { subject, line }: { subject: string; line: string }): EmailMessage {
  const { button, note, warning } = emailTexts[locale].notice
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
  securityNotice(locale, emailTexts[locale].emailChangeNotice(masked(email)))

export const mobileNumberVerifiedEmail = (locale: Locale): EmailMessage =>
  securityNotice(locale, emailTexts[locale].mobileNumberVerified)

export const secondFactorEmail = (locale: Locale, change: 'on' | 'off' | 'staff' | 'codes'): EmailMessage =>
  securityNotice(locale, emailTexts[locale].secondFactor[change])

export const recoveryCodeUsedEmail = (locale: Locale, left: number): EmailMessage =>
  securityNotice(locale, emailTexts[locale].recoveryCodeUsed(left))

export const googleLinkedEmail = (locale: Locale): EmailMessage =>
  securityNotice(locale, emailTexts[locale].googleLinked)

/** Confirms that Google was unlinked, and lists the remaining sign-in methods. */
export function googleUnlinkedEmail(locale: Locale, account: SignInMethods): EmailMessage {
  const { googleUnlinked, remainingMethods } = emailTexts[locale]
  const notice = securityNotice(locale, googleUnlinked)
  return {
    ...notice,
    lines: [...notice.lines, remainingMethods],
    list: formatSignInMethods(locale, account, 'current'),
  }
}
