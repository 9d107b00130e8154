import { environment } from '../environment'
import type { Letter } from './layout'

type Locale = 'id' | 'en'

const contactPage = (locale: Locale) =>
  `${environment.MARKETING_URL.replace(/\/$/, '')}${locale === 'en' ? '/en' : ''}/contact`

/** The last mail to somebody whose account is gone. */
export function accountRemovedLetter(locale: Locale): Letter {
  const href = contactPage(locale)
  return locale === 'id'
    ? {
        subject: 'Akun Anda telah dihapus',
        title: 'Akun Anda telah dihapus',
        lines: [
          'Data pribadi Anda sudah kami hapus dan semua perangkat sudah dikeluarkan.',
          'Pesanan, faktur, dan catatan kegiatan organisasi kami simpan sepuluh tahun sesuai kewajiban hukum, tanpa nama Anda.',
        ],
        button: { label: 'Hubungi kami', href },
        note: 'Jika bukan Anda yang menghapusnya, segera hubungi kami.',
      }
    : {
        subject: 'Your account was deleted',
        title: 'Your account was deleted',
        lines: [
          'Your personal data is gone and every device was signed out.',
          'The organisation’s orders, invoices and activity record are kept for ten years as the law requires, without your name.',
        ],
        button: { label: 'Contact us', href },
        note: 'If it was not you who deleted it, contact us at once.',
      }
}
