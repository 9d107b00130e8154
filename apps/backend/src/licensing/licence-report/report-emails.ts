import { formatLicenceCode, type LicenceReportReason } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'

type Report = {
  code: string
  venue: string
  zone: string
  reason: LicenceReportReason
  message?: string | undefined
  email?: string | undefined
}

const reasons: Record<LicenceReportReason, string> = {
  'other-place': 'tempatnya bukan yang tertulis',
  'not-valid': 'musik diputar tanpa lisensi yang berlaku',
  copied: 'stiker atau sertifikat diduga disalin',
  other: 'hal lain',
}

/** Notifies support that a visitor has reported a licence. */
export const licenceReportEmail = (
  { code, venue, zone, reason, message, email }: Report,
  panel: string,
): EmailMessage => ({
  subject: `Laporan lisensi ${formatLicenceCode(code)}`,
  title: `Laporan tentang lisensi ${formatLicenceCode(code)}`,
  lines: [`${venue}, ${zone}: ${reasons[reason]}.`, ...(message ? [message] : [])],
  button: { label: 'Buka di panel', href: panel },
  note: email
    ? `Pelapor: ${email}. Balasan email ini sampai kepadanya.`
    : 'Pelapor tidak meninggalkan alamat email.',
})
