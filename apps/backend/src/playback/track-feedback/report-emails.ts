import type { TrackReportState } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { emailTexts } from './report-email-texts'

type Answer = {
  state: Exclude<TrackReportState, 'open'>
  reply: string
  title: string
  venue: string
  /** The zone, or null if it has been deleted. */
  zone: string | null
}

/** The reply of a curator to the member who reported a track. */
export function reportAnsweredEmail(
  recipient: Recipient,
  { state, reply, title, venue, zone }: Answer,
): EmailMessage {
  const { locale } = recipient
  const { subject, heading, button, ...outcomes } = emailTexts[locale]
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [[title, venue].join(' · '), ...reply.split(/\n+/)],
    button: { label: button, href: getPortalUrl(locale, zone === null ? '/zones' : `/zones/${zone}/bans`) },
    note: outcomes[state],
  }
}
