import type { Account } from '#src/platform/http/request-context'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, safeOrganisationName } from '#src/platform/mail/names'
import { sendEmail } from '#src/platform/mail/send'
import { formatDate } from '#src/platform/runtime/format'

const texts = {
  id: (name: string, date: string) => ({
    subject: `Langganan ${name} berakhir ${date}`,
    heading: 'Langganan akan diakhiri',
    line: `Anda meminta semua langganan ${name} diakhiri pada ${date}. Sampai hari itu musik berjalan seperti biasa. Sesudahnya musik dan lisensi berhenti, semua perangkat dan izin staf dilepas, dan sisa masa yang sudah dibayar hilang.`,
    button: 'Lihat atau batalkan',
    note: 'Bukan Anda yang meminta? Batalkan di halaman itu dan ganti kata sandi Anda.',
  }),
  en: (name: string, date: string) => ({
    subject: `The subscriptions of ${name} end on ${date}`,
    heading: 'Your subscriptions will end',
    line: `You asked us to end all subscriptions of ${name} on ${date}. Until then the music plays as usual. After that, music and licences stop, all devices and staff passes are removed, and the rest of the paid time is lost.`,
    button: 'Review or cancel',
    note: 'Wasn’t you? Cancel it on that page and change your password.',
  }),
}

function closingEmail(account: Account, organisation: { name: string }, ends: Date): EmailMessage {
  const { locale } = account
  const name = safeOrganisationName(locale, organisation.name)
  const { subject, heading, line, button, note } = texts[locale](name, formatDate(ends, locale))
  return {
    subject,
    title: appendSalutation(heading, account),
    lines: [line],
    button: { label: button, href: getPortalUrl(locale, '/account/removal') },
    note,
  }
}

/** Tells the owner until when the planned end can be taken back. Call this in the transaction that plans it. */
export const sendClosingEmail = (
  account: Account,
  organisation: { name: string },
  ends: Date,
): Promise<void> => sendEmail(account.email, account.locale, closingEmail(account, organisation, ends))
