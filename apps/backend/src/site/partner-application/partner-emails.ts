import type { EmailMessage } from '#src/platform/mail/layout'
import { getSiteUrl } from '#src/platform/mail/links'
import { safePersonName } from '#src/platform/mail/names'
import { languageNames } from '#src/site/site-setting/staff-notifications'
import { emailTexts } from './partner-email-texts'
import type { PartnerApplication } from './row'
import type { PartnerState } from './rules/state'

type Text = Pick<EmailMessage, 'subject' | 'title' | 'lines'>

function withStatusLink({ language }: PartnerApplication, token: string, text: Text): EmailMessage {
  const { button, note } = emailTexts[language]
  const href = getSiteUrl(language, `/partner-status?token=${token}`)
  return { ...text, button: { label: button, href }, note }
}

/** Confirms a partner application and explains the next steps. */
export function applicationReceivedEmail(application: PartnerApplication, token: string): EmailMessage {
  const { greeting, received } = emailTexts[application.language]
  const greetingWithName = [greeting, safePersonName(application.name)].filter(Boolean).join(' ')
  return withStatusLink(application, token, received(application.number, greetingWithName))
}

type NotifiedState = Exclude<PartnerState, 'new'>

function stateText(
  state: NotifiedState,
  { language, note, number }: PartnerApplication,
  code: string | null,
): Text {
  const texts = emailTexts[language]
  if (state === 'in-review') return texts.inReview(number)
  if (state === 'approved') {
    const { line, ...text } = texts.approved(number)
    return { ...text, lines: [line, ...(code ? [texts.referralCode(code)] : []), ...(note ? [note] : [])] }
  }
  const { line, ...text } = texts.rejected(number)
  return { ...text, lines: [line, ...(note ? [texts.rejectionNote(note)] : []), texts.rejectionReply] }
}

/** Notifies the applicant of a new state. */
export function applicationStateEmail(
  application: PartnerApplication,
  token: string,
  code: string | null,
): EmailMessage {
  const { state } = application
  if (state === 'new') throw new Error('A new application has its own email')
  return withStatusLink(application, token, stateText(state, application, code))
}

const kinds: Record<PartnerApplication['kind'], string> = {
  reseller: 'Penjual kembali',
  integrator: 'Integrator audio',
  agency: 'Agensi',
  association: 'Asosiasi usaha',
  other: 'Lainnya',
}

/** Notifies sales of a new application. */
export const newApplicationEmail = (application: PartnerApplication, panel: string): EmailMessage => ({
  subject: `Pengajuan mitra baru ${application.number}`,
  title: `Pengajuan mitra baru: ${application.company_name}`,
  lines: [
    `${application.name} · ${application.email} · ${application.mobile_number}`,
    `${kinds[application.kind]} di ${application.city}, ${application.province}`,
    ...(application.message ? [application.message] : []),
  ],
  button: { label: 'Buka di panel', href: panel },
  note: `Bahasa pengaju: ${languageNames[application.language]}. Balasan email ini sampai kepadanya.`,
})
