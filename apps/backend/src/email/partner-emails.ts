import type { PartnerState } from '../api/partner-application/rules/state'
import type { Application } from '../api/partner-application/services/row'
import type { EmailMessage } from './layout'
import { personForHeading } from './names'
import { siteUrl } from './verification-emails'

type Locale = 'id' | 'en'

const statusPage = (locale: Locale, token: string) => siteUrl(locale, `/partner-status?token=${token}`)

const greeting = { id: 'Halo', en: 'Hello' }
const greeted = ({ name, language }: Application) =>
  [greeting[language], personForHeading(name)].filter(Boolean).join(' ')

const button = {
  id: (token: string) => ({ label: 'Lihat status pengajuan', href: statusPage('id', token) }),
  en: (token: string) => ({ label: 'View your application', href: statusPage('en', token) }),
}

const note = {
  id: 'Tautan ini berlaku 90 hari dan hanya menampilkan status pengajuan Anda. Jika Anda tidak mengajukannya, balas email ini dan kami akan menghapus datanya.',
  en: 'The link is valid for 90 days and shows only the status of your application. If you did not apply, reply to this email and we will delete the data.',
}

/** Confirms a partner application and explains the next steps. */
export function applicationReceivedEmail(application: Application, token: string): EmailMessage {
  const { language, number } = application
  return language === 'id'
    ? {
        subject: `Pengajuan mitra ${number} sudah kami terima`,
        title: `${greeted(application)}, pengajuan Anda sudah kami terima`,
        lines: [
          `Nomor pengajuan Anda ${number}. Tim penjualan meninjaunya dan menghubungi Anda bila ada yang perlu dilengkapi.`,
          'Kami memberi kabar lewat email di setiap langkah: ditinjau, lalu disetujui atau belum disetujui.',
        ],
        button: button.id(token),
        note: note.id,
      }
    : {
        subject: `We received your partner application ${number}`,
        title: `${greeted(application)}, we received your application`,
        lines: [
          `Its number is ${number}. Our sales team reviews it and gets in touch if something is missing.`,
          'We email you at each step: in review, then approved or not approved.',
        ],
        button: button.en(token),
        note: note.en,
      }
}

type Decided = Exclude<PartnerState, 'new'>
type Words = Pick<EmailMessage, 'subject' | 'title'> & {
  lines: (note: string | null, code: string | null) => string[]
}

const decided: Record<Locale, Record<Decided, (number: string) => Words>> = {
  id: {
    'in-review': number => ({
      subject: `Pengajuan mitra ${number} sedang ditinjau`,
      title: 'Pengajuan Anda sedang ditinjau',
      lines: () => [`Tim penjualan kami sedang membaca pengajuan ${number}.`],
    }),
    approved: number => ({
      subject: `Pengajuan mitra ${number} disetujui`,
      title: 'Selamat datang sebagai mitra',
      lines: (words, code) => [
        `Pengajuan ${number} disetujui. Tim penjualan menghubungi Anda dengan bahan perkenalan.`,
        ...(code ? [`Kode referal Anda ${code}. Pelanggan Anda mengisinya saat mendaftar.`] : []),
        ...(words ? [words] : []),
      ],
    }),
    rejected: number => ({
      subject: `Kabar tentang pengajuan mitra ${number}`,
      title: 'Pengajuan Anda belum dapat kami setujui',
      lines: words => [
        `Terima kasih telah mengajukan ${number}. Saat ini kami belum dapat menyetujuinya.`,
        ...(words ? [`Catatan dari tim penjualan: ${words}`] : []),
        'Balas email ini bila ada yang ingin Anda jelaskan.',
      ],
    }),
  },
  en: {
    'in-review': number => ({
      subject: `Your partner application ${number} is in review`,
      title: 'Your application is in review',
      lines: () => [`Our sales team is reading application ${number}.`],
    }),
    approved: number => ({
      subject: `Your partner application ${number} is approved`,
      title: 'Welcome as a partner',
      lines: (words, code) => [
        `Application ${number} is approved. Our sales team gets in touch with material to introduce the service.`,
        ...(code ? [`Your referral code is ${code}. Your customers give it when they register.`] : []),
        ...(words ? [words] : []),
      ],
    }),
    rejected: number => ({
      subject: `About your partner application ${number}`,
      title: 'We cannot approve your application at this time',
      lines: words => [
        `Thank you for your application ${number}. We cannot approve it at this time.`,
        ...(words ? [`A note from our sales team: ${words}`] : []),
        'Reply to this email if there is something you would like to explain.',
      ],
    }),
  },
}

/** Notifies the applicant of a new state. */
export function applicationStateEmail(
  application: Application,
  token: string,
  code: string | null,
): EmailMessage {
  const { language, number, state } = application
  if (state === 'new') throw new Error('A new application has its own email')
  const { lines, ...words } = decided[language][state](number)
  return {
    ...words,
    lines: lines(application.note, code),
    button: button[language](token),
    note: note[language],
  }
}

const kinds: Record<Application['kind'], string> = {
  reseller: 'Penjual kembali',
  integrator: 'Integrator audio',
  agency: 'Agensi',
  association: 'Asosiasi usaha',
  other: 'Lainnya',
}

/** Notifies sales of a new application. */
export const newApplicationEmail = (application: Application, panel: string): EmailMessage => ({
  subject: `Pengajuan mitra baru ${application.number}`,
  title: `Pengajuan mitra baru: ${application.company_name}`,
  lines: [
    `${application.name} · ${application.email} · ${application.mobile_number}`,
    `${kinds[application.kind]} di ${application.city}, ${application.province}`,
    ...(application.message ? [application.message] : []),
  ],
  button: { label: 'Buka di panel', href: panel },
  note: `Bahasa pengaju: ${application.language === 'id' ? 'Indonesia' : 'Inggris'}. Balasan email ini sampai kepadanya.`,
})
