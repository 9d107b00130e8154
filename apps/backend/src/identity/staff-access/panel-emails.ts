import type { EmailMessage } from '#src/platform/mail/layout'
import { safePersonName } from '#src/platform/mail/names'
import { environment } from '#src/platform/runtime/environment'
import { emailTexts } from './panel-email-texts'

/** Invites a member of staff to the admin panel; the link has a single-use token. */
export function panelInvitationEmail(locale: 'id' | 'en', firstName: string, href: string): EmailMessage {
  const { button, ...text } = emailTexts[locale].invitation(environment.APP_TITLE, safePersonName(firstName))
  return { ...text, button: { label: button, href } }
}

function securityNotice(
  locale: 'id' | 'en',
  { subject, line }: { subject: string; line: string },
): EmailMessage {
  const { button, note, warning } = emailTexts[locale].security
  return {
    subject,
    title: subject,
    lines: [line, warning],
    button: { label: button, href: `${environment.publicUrl}/admin` },
    note,
  }
}

/** Confirms a change to the second factor of a member of staff. */
export const staffSecondFactorEmail = (
  locale: 'id' | 'en',
  change: 'on' | 'replaced' | 'reset' | 'codes',
): EmailMessage => securityNotice(locale, emailTexts[locale].secondFactor[change])

export const staffRecoveryCodeUsedEmail = (locale: 'id' | 'en', left: number): EmailMessage =>
  securityNotice(locale, emailTexts[locale].recoveryCodeUsed(left))
