import { environment } from '../platform/runtime/environment'
import type { EmailMessage } from './layout'
import { getPortalUrl } from './links'
import { safePersonName } from './names'
import { emailTexts } from './texts/texts'

/** Invites a user of a collective body, who chooses a password with a code sent to the same address. */
export function collectiveInvitationEmail(locale: 'id' | 'en', firstName: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].collective.invitation(
    environment.APP_TITLE,
    safePersonName(firstName),
  )
  return { ...text, button: { label: button, href: getPortalUrl(locale, '/forgot-password') } }
}
