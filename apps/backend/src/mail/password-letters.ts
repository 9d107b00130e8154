import type { Letter } from './layout'
import { portal } from './letters'

type Locale = 'id' | 'en'

type SignInWays = {
  email: string
  proved_mobile_number: string | null
  google_sub: string | null
  second_factor: boolean
}

const maskedNumber = (number: string) => `${number.slice(0, 5)}•••${number.slice(-3)}`

function waysToSignIn(locale: Locale, account: SignInWays): string[] {
  const { email, proved_mobile_number: number, google_sub, second_factor } = account
  const id = locale === 'id'
  const ways = [id ? `Email ${email} dan kata sandi baru` : `Email ${email} and the new password`]
  if (number) {
    const masked = maskedNumber(number)
    ways.push(
      id ? `Nomor ponsel ${masked} dan kata sandi baru` : `Mobile number ${masked} and the new password`,
    )
  }
  if (google_sub) ways.push(id ? 'Akun Google yang terhubung' : 'The linked Google account')
  if (second_factor)
    ways.push(
      id
        ? 'Setiap kali dengan kode verifikasi dua langkah'
        : 'Each time with the code of two-step verification',
    )
  return ways
}

/** Tells that the password was changed, what signs in now, and the way back for an owner who did not change it. */
export function passwordChangedLetter(locale: Locale, account: SignInWays): Letter {
  const href = portal(locale, '/forgot-password')
  const list = waysToSignIn(locale, account)
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
          'If this was not you, choose a new password immediately. From now on these sign in to your account:',
        ],
        list,
        button: { label: 'Choose a new password', href },
        note: 'Is there a way to sign in that you do not recognise? Remove it under account security. If it was you who changed the password, there is nothing to do.',
      }
}
