import type { EmailMessage } from './layout'
import { listSignInMethods, type SignInMethods } from './sign-in-methods'
import { portalUrl } from './verification-emails'

type Locale = 'id' | 'en'

/** Reports a changed password, lists the sign-in methods and links to a password reset. */
export function passwordChangedEmail(locale: Locale, account: SignInMethods): EmailMessage {
  const href = portalUrl(locale, '/forgot-password')
  const list = listSignInMethods(locale, account, 'new')
  return locale === 'id'
    ? {
        subject: 'Kata sandi Anda telah diubah',
        title: 'Kata sandi Anda telah diubah',
        lines: [
          'Sesi di semua perangkat lain telah diakhiri.',
          'Jika bukan Anda yang mengubahnya, segera buat kata sandi baru. Mulai sekarang akun ini dibuka dengan:',
        ],
        list,
        button: { label: 'Buat kata sandi baru', href },
        note: 'Ada cara masuk yang tidak Anda kenal? Hapus di keamanan akun setelah masuk. Jika Anda sendiri yang mengubah kata sandi, tidak ada yang perlu dilakukan.',
      }
    : {
        subject: 'Your password was changed',
        title: 'Your password was changed',
        lines: [
          'You were signed out on all other devices.',
          'If this was not you, choose a new password immediately. From now on you can sign in to your account with:',
        ],
        list,
        button: { label: 'Choose a new password', href },
        note: 'Is there a way to sign in that you do not recognise? Remove it under account security. If it was you who changed the password, there is nothing to do.',
      }
}
