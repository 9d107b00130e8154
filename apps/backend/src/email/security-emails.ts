import type { EmailMessage } from './layout'
import { listSignInMethods, type SignInMethods } from './sign-in-methods'
import { portalUrl } from './verification-emails'

type Locale = 'id' | 'en'
type Words = { subject: string; line: string }

/** The mail whose button makes a new address the account's. */
export function emailChangeVerificationEmail(locale: Locale, token: string): EmailMessage {
  const href = portalUrl(locale, `/verify?token=${token}`)
  return locale === 'id'
    ? {
        subject: 'Verifikasi email baru Anda',
        title: 'Email baru Anda',
        lines: [
          'Klik tombol di bawah ini untuk memakai alamat ini di akun Anda. Sampai saat itu alamat lama tetap berlaku.',
        ],
        button: { label: 'Pakai alamat ini', href },
        note: 'Tautan ini berlaku 24 jam dan meminta kata sandi akun bila dibuka di perangkat lain. Jika Anda tidak memintanya, buka tautan ini dan pilih “Ini bukan saya”.',
      }
    : {
        subject: 'Verify your new email',
        title: 'Your new email',
        lines: [
          'Click the button below to use this address for your account. Until then the old one stays in use.',
        ],
        button: { label: 'Use this address', href },
        note: 'The link is valid for 24 hours and asks for the account’s password on another device. If you did not ask for it, open it and choose “This wasn’t me”.',
      }
}

const notYou = {
  id: {
    line: 'Jika bukan Anda, segera ganti kata sandi dan akhiri sesi di perangkat lain.',
    label: 'Buka keamanan akun',
    note: 'Jika Anda sendiri yang melakukannya, tidak ada yang perlu dilakukan.',
  },
  en: {
    line: 'If this was not you, change your password immediately and sign out other devices.',
    label: 'Open account security',
    note: 'If it was you, there is nothing to do.',
  },
}

/** Tells the owner that something about the ways into the account has changed. */
function securityNotice(locale: Locale, { subject, line }: Words): EmailMessage {
  const { label, note, line: warning } = notYou[locale]
  const button = { label, href: portalUrl(locale, '/account/security') }
  return { subject, title: subject, lines: [line, warning], button, note }
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export const emailChangeNoticeEmail = (locale: Locale, email: string): EmailMessage =>
  securityNotice(
    locale,
    locale === 'id'
      ? {
          subject: 'Email akun Anda akan diganti',
          line: `Seseorang yang tahu kata sandi Anda meminta agar akun ini memakai ${masked(email)}. Alamat ini tetap berlaku sampai yang baru diverifikasi.`,
        }
      : {
          subject: 'Your account email is about to change',
          line: `Someone who knows your password asked for this account to use ${masked(email)}. This address stays in use until the new one is verified.`,
        },
  )

export const mobileNumberVerifiedEmail = (locale: Locale): EmailMessage =>
  securityNotice(
    locale,
    locale === 'id'
      ? {
          subject: 'Nomor ponsel Anda terverifikasi',
          line: 'Sebuah nomor ponsel diverifikasi untuk akun Anda. Nomor itu sekarang dapat dipakai untuk masuk dan menerima kode.',
        }
      : {
          subject: 'Your mobile number is verified',
          line: 'A mobile number was verified for your account. It can now be used to sign in and receive codes.',
        },
  )

type Change = 'on' | 'off' | 'staff' | 'codes'

const secondFactorWords: Record<Change, Record<Locale, Words>> = {
  on: {
    id: {
      subject: 'Verifikasi dua langkah diaktifkan',
      line: 'Mulai sekarang masuk ke akun Anda memerlukan kode dari aplikasi autentikator. Sesi di perangkat lain telah diakhiri.',
    },
    en: {
      subject: 'Two-step verification is on',
      line: 'From now on, signing in needs a code from your authenticator app. You were signed out on other devices.',
    },
  },
  off: {
    id: {
      subject: 'Verifikasi dua langkah dimatikan',
      line: 'Masuk ke akun Anda sekarang hanya memerlukan kata sandi.',
    },
    en: {
      subject: 'Two-step verification is off',
      line: 'Signing in to your account now needs only your password.',
    },
  },
  staff: {
    id: {
      subject: 'Verifikasi dua langkah dimatikan oleh staf kami',
      line: 'Staf kami mematikan verifikasi dua langkah di akun Anda dan mengakhiri sesi di semua perangkat. Masuk lagi dengan kata sandi Anda, lalu aktifkan kembali di keamanan akun.',
    },
    en: {
      subject: 'Our staff turned off two-step verification',
      line: 'Our staff turned off two-step verification for your account and signed you out on every device. Sign in with your password, then turn it on again under account security.',
    },
  },
  codes: {
    id: {
      subject: 'Kode pemulihan baru dibuat',
      line: 'Kode pemulihan baru dibuat untuk akun Anda. Kode yang lama tidak berlaku lagi.',
    },
    en: {
      subject: 'New recovery codes were created',
      line: 'New recovery codes were created for your account. The old ones no longer work.',
    },
  },
}

export const secondFactorEmail = (locale: Locale, what: Change): EmailMessage =>
  securityNotice(locale, secondFactorWords[what][locale])

export const recoveryCodeUsedEmail = (locale: Locale, left: number): EmailMessage =>
  securityNotice(
    locale,
    locale === 'id'
      ? {
          subject: 'Kode pemulihan dipakai',
          line: `Seseorang masuk ke akun Anda dengan kode pemulihan. Masih ada ${left} kode.`,
        }
      : {
          subject: 'A recovery code was used',
          line: `Someone signed in to your account with a recovery code. Codes left: ${left}.`,
        },
  )

export const googleLinkedEmail = (locale: Locale): EmailMessage =>
  securityNotice(
    locale,
    locale === 'id'
      ? {
          subject: 'Akun Google terhubung',
          line: 'Akun Google dengan alamat ini sekarang dapat dipakai untuk masuk.',
        }
      : {
          subject: 'A Google account is linked',
          line: 'You can now sign in with the Google account of this address.',
        },
  )

/** Tells that Google no longer signs in, and lists what still does. */
export function googleUnlinkedEmail(locale: Locale, account: SignInMethods): EmailMessage {
  const id = locale === 'id'
  const letter = securityNotice(
    locale,
    id
      ? {
          subject: 'Akun Google tidak lagi terhubung',
          line: 'Akun Google Anda tidak dapat lagi dipakai untuk masuk. Sesi di semua perangkat lain telah diakhiri.',
        }
      : {
          subject: 'Your Google account is no longer linked',
          line: 'Your Google account can no longer be used to sign in. You were signed out on all other devices.',
        },
  )
  const heading = id ? 'Mulai sekarang akun ini dibuka dengan:' : 'From now on these sign in to your account:'
  return {
    ...letter,
    lines: [...letter.lines, heading],
    list: listSignInMethods(locale, account, 'current'),
  }
}
