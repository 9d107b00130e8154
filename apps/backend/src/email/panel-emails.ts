import { environment } from '../runtime/environment'
import type { EmailMessage } from './layout'
import { safePersonName } from './names'
import { emailTexts } from './texts/texts'

/** Invites a member of staff to the admin panel; the link has a single-use token. */
export function panelInvitationEmail(locale: 'id' | 'en', firstName: string, href: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].panel.invitation(
    environment.APP_TITLE,
    safePersonName(firstName),
  )
  return { ...text, button: { label: button, href } }
}
