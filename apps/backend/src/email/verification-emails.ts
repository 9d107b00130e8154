import { environment } from '../runtime/environment'
import type { EmailMessage } from './layout'
import { type Recipient, withSalutation } from './names'

type Locale = 'id' | 'en'

const pageOf = (app: string) => (locale: Locale, path: string) =>
  `${app.replace(/\/$/, '')}${locale === 'en' ? '/en' : ''}${path}`

/** The URL of a portal page in a language. */
export const portalUrl = pageOf(environment.PORTAL_URL)

/** The URL of a marketing page in a language. */
export const siteUrl = pageOf(environment.MARKETING_URL)

/** Asks the recipient to verify their email address. */
export function confirmationEmail(reader: Recipient, token: string): EmailMessage {
  const { locale } = reader
  const href = portalUrl(locale, `/verify?token=${token}`)
  return locale === 'id'
    ? {
        subject: 'Verifikasi email Anda',
        title: withSalutation('Selamat datang', reader),
        lines: [
          'Satu langkah lagi: klik tombol di bawah ini untuk memverifikasi email Anda dan melanjutkan pendaftaran.',
        ],
        button: { label: 'Verifikasi email', href },
        note: 'Tautan ini berlaku 24 jam dan dapat dibuka di perangkat mana pun. Jika Anda tidak mendaftar, buka tautan ini dan pilih “Ini bukan saya”: akun itu kami hapus.',
      }
    : {
        subject: 'Verify your email',
        title: withSalutation('Welcome', reader),
        lines: ['One more step: click the button below to verify your email and continue your registration.'],
        button: { label: 'Verify email', href },
        note: 'The link is valid for 24 hours and works on any device. If you did not register, open it and choose “This wasn’t me”: we will delete the account.',
      }
}

/** Contains the six-digit code for a new password. */
export function resetCodeEmail(locale: Locale, code: string): EmailMessage {
  return locale === 'id'
    ? {
        subject: 'Kode untuk kata sandi baru',
        title: 'Kode Anda',
        lines: ['Masukkan kode ini untuk membuat kata sandi baru.'],
        code,
        note: 'Kode berlaku 10 menit dan hanya dapat dipakai sekali. Jangan berikan kepada siapa pun. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tidak berubah.',
      }
    : {
        subject: 'Your code for a new password',
        title: 'Your code',
        lines: ['Enter this code to choose a new password.'],
        code,
        note: 'The code is valid for 10 minutes and can be used once. Do not share it with anyone. If you did not ask for it, ignore this email; your password stays the same.',
      }
}

/** Text messages name the sender and purpose, and contain nothing that looks like a link. */
export function codeTextMessage(locale: Locale, code: string): string {
  return locale === 'id'
    ? `${environment.APP_TITLE}: kode Anda ${code}. Berlaku 10 menit. Jangan berikan kepada siapa pun.`
    : `${environment.APP_TITLE}: your code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`
}
