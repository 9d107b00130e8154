import type { Letter } from './layout'
import { portal } from './letters'

type Locale = 'id' | 'en'
type Words = { subject: string; line: string }

/** The mail whose button makes a new address the account's. */
export function emailChangeLetter(locale: Locale, token: string): Letter {
  const href = portal(locale, `/verify?token=${token}`)
  return locale === 'id'
    ? {
        subject: 'Verifikasi email baru Anda',
        title: 'Email baru Anda',
        lines: [
          'Tekan tombol di bawah ini untuk memakai alamat ini di akun Anda. Sampai saat itu alamat yang lama tetap berlaku.',
        ],
        button: { label: 'Pakai alamat ini', href },
        note: 'Tautan ini berlaku 24 jam. Jika Anda tidak memintanya, abaikan email ini.',
      }
    : {
        subject: 'Verify your new email',
        title: 'Your new email',
        lines: [
          'Press the button below to use this address for your account. Until then the old one stays in use.',
        ],
        button: { label: 'Use this address', href },
        note: 'The link works for 24 hours. If you did not ask for it, ignore this email.',
      }
}

const notYou = {
  id: {
    line: 'Jika bukan Anda, segera ganti kata sandi dan keluarkan perangkat lain.',
    label: 'Buka keamanan akun',
    note: 'Jika Anda sendiri yang melakukannya, tidak ada yang perlu dilakukan.',
  },
  en: {
    line: 'If this was not you, change your password at once and sign out other devices.',
    label: 'Open account security',
    note: 'If it was you, there is nothing to do.',
  },
}

/** Tells the owner that something about the ways into the account has changed. */
function securityNotice(locale: Locale, { subject, line }: Words): Letter {
  const { label, note, line: warning } = notYou[locale]
  const button = { label, href: portal(locale, '/account/security') }
  return { subject, title: subject, lines: [line, warning], button, note }
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export const emailChangeNoticeLetter = (locale: Locale, email: string): Letter =>
  securityNotice(
    locale,
    locale === 'id'
      ? {
          subject: 'Email akun Anda akan diganti',
          line: `Seseorang yang tahu kata sandi Anda meminta agar akun ini memakai ${masked(email)}. Alamat ini tetap berlaku sampai yang baru diverifikasi.`,
        }
      : {
          subject: 'Your account email is about to change',
          line: `Somebody who knows your password asked for this account to use ${masked(email)}. This address stays in use until the new one is verified.`,
        },
  )

export const mobileNumberProvedLetter = (locale: Locale): Letter =>
  securityNotice(
    locale,
    locale === 'id'
      ? {
          subject: 'Nomor ponsel Anda terbukti',
          line: 'Sebuah nomor ponsel dibuktikan untuk akun Anda. Nomor itu sekarang dapat dipakai untuk masuk dan menerima kode.',
        }
      : {
          subject: 'Your mobile number is proved',
          line: 'A mobile number was proved for your account. It now signs in and receives codes.',
        },
  )
