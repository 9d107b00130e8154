import type { EmailMessage } from './layout'
import { getPortalUrl } from './links'
import { formatSignInMethods, type SignInMethods } from './sign-in-methods'
import { emailTexts } from './texts/texts'

/** Reports a changed password, lists the sign-in methods and links to a password reset. */
export function passwordChangedEmail(locale: 'id' | 'en', account: SignInMethods): EmailMessage {
  const { button, subject, ...text } = emailTexts[locale].account.passwordChanged
  return {
    ...text,
    subject,
    title: subject,
    list: formatSignInMethods(locale, account, 'new'),
    button: { label: button, href: getPortalUrl(locale, '/forgot-password') },
  }
}
