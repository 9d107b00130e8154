import type { UsageDisputeReason } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { emailTexts } from './usage-email-texts'

type Subject = { month: string; day: string | null; venue: string | null; work: string | null }

const describe = ({ month, day, venue, work }: Subject) =>
  [day ?? month, venue, work].filter(Boolean).join(' · ')

type Dispute = Subject & { organisation: string; reason: UsageDisputeReason; explanation: string }

/** Notifies support that a member disputes a usage report. */
export const newDisputeEmail = (dispute: Dispute, panel: string): EmailMessage => ({
  subject: `Keberatan laporan pemakaian ${dispute.month}: ${dispute.organisation}`,
  title: 'Keberatan atas laporan pemakaian',
  lines: [
    `${dispute.organisation}: ${emailTexts.id.reasons[dispute.reason]}.`,
    describe(dispute),
    dispute.explanation,
  ],
  button: { label: 'Tulis balasan di panel', href: panel },
  note: 'Balasan yang disimpan di panel dikirim ke anggota. Email ini tidak sampai kepadanya.',
})

/** The reply of staff to the member who disputed a report. */
export function disputeAnsweredEmail(recipient: Recipient, dispute: Subject, reply: string): EmailMessage {
  const { locale } = recipient
  const { subject, heading, note, button } = emailTexts[locale].answered
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [describe(dispute), ...reply.split(/\n+/)],
    button: { label: button, href: getPortalUrl(locale, '/usage/disputes') },
    note,
  }
}
