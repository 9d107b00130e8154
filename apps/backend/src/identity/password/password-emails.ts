import { emailTexts } from '#src/identity/account/account-email-texts'
import { formatSignInMethods, type SignInMethods } from '#src/identity/account/sign-in-methods'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'

/** Reports a changed password, lists the sign-in methods and links to a password reset. */
export function passwordChangedEmail(locale: 'id' | 'en', account: SignInMethods): EmailMessage {
  const { button, subject, ...text } = emailTexts[locale].passwordChanged
  return {
    ...text,
    subject,
    title: subject,
    list: formatSignInMethods(locale, account, 'new'),
    button: { label: button, href: getPortalUrl(locale, '/forgot-password') },
  }
}
