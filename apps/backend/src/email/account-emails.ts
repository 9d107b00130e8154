import { environment } from '../runtime/environment'
import type { EmailMessage } from './layout'

type Locale = 'id' | 'en'

const contactPage = (locale: Locale) =>
  `${environment.MARKETING_URL.replace(/\/$/, '')}${locale === 'en' ? '/en' : ''}/contact`

/** Confirms that an account was deleted. */
export function accountDeletedEmail(locale: Locale): EmailMessage {
  const href = contactPage(locale)
  return locale === 'id'
    ? {
        subject: 'Akun Anda telah dihapus',
        title: 'Akun Anda telah dihapus',
        lines: [
          'Data pribadi Anda sudah kami hapus dan sesi di semua perangkat sudah diakhiri.',
          'Pesanan, faktur, dan catatan aktivitas organisasi kami simpan sepuluh tahun sesuai kewajiban hukum, tanpa nama Anda.',
        ],
        button: { label: 'Hubungi kami', href },
        note: 'Jika bukan Anda yang menghapusnya, segera hubungi kami.',
      }
    : {
        subject: 'Your account was deleted',
        title: 'Your account was deleted',
        lines: [
          'We deleted your personal data and signed you out on every device.',
          'The organisation’s orders, invoices and activity record are kept for ten years as the law requires, without your name.',
        ],
        button: { label: 'Contact us', href },
        note: 'If you did not delete it, contact us immediately.',
      }
}
