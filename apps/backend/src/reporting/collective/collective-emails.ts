import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { safePersonName } from '#src/platform/mail/names'
import { environment } from '#src/platform/runtime/environment'
import { emailTexts } from './collective-email-texts'

/** Invites a user of a collective body, who chooses a password with a code sent to the same address. */
export function collectiveInvitationEmail(locale: 'id' | 'en', firstName: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].invitation(environment.APP_TITLE, safePersonName(firstName))
  return { ...text, button: { label: button, href: getPortalUrl(locale, '/forgot-password') } }
}
