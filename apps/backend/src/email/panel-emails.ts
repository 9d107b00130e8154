import { environment } from '../runtime/environment'
import type { EmailMessage } from './layout'
import { personForHeading } from './names'

/** Invites a member of staff to the admin panel; the link has a single-use token. */
export function panelInvitationEmail(locale: 'id' | 'en', firstName: string, href: string): EmailMessage {
  const name = personForHeading(firstName)
  return locale === 'id'
    ? {
        subject: `Undangan ke ruang kerja ${environment.APP_TITLE}`,
        title: `Halo${name ? ` ${name}` : ''}, akun ruang kerja Anda sudah disiapkan`,
        lines: ['Tekan tombol di bawah ini, lalu buat kata sandi Anda untuk masuk ke ruang kerja.'],
        button: { label: 'Buat kata sandi', href },
        note: 'Tautan ini hanya dapat dipakai sekali dan hanya untuk Anda. Jika Anda tidak menantikan undangan ini, abaikan email ini.',
      }
    : {
        subject: `Invitation to the back office of ${environment.APP_TITLE}`,
        title: `Hello${name ? ` ${name}` : ''}, your back office account is ready`,
        lines: ['Press the button below and choose a password to sign in to the back office.'],
        button: { label: 'Choose a password', href },
        note: 'The link works only once and is for you alone. If you did not expect this invitation, ignore this email.',
      }
}
