import type { ContactTopic } from '@bgm/validation'
import type { Message } from '../api/contact-message/services/row'
import type { EmailMessage } from './layout'
import { personForHeading } from './names'

const topics: Record<'id' | 'en', Record<ContactTopic, string>> = {
  id: {
    sales: 'harga dan paket',
    international: 'usaha di lebih dari satu negara',
    support: 'bantuan teknis',
    billing: 'tagihan dan pembayaran',
    partnership: 'kemitraan',
    other: 'hal lain',
  },
  en: {
    sales: 'prices and packages',
    international: 'business in more than one country',
    support: 'technical help',
    billing: 'billing and payment',
    partnership: 'partnership',
    other: 'something else',
  },
}

/** Confirms a message to its sender. It does not quote the message, because anyone could have typed this address. */
export function messageReceivedEmail({ language, name, topic }: Message): EmailMessage {
  const about = topics[language][topic]
  const to = personForHeading(name)
  return language === 'id'
    ? {
        subject: 'Pesan Anda sudah kami terima',
        title: `Terima kasih${to ? `, ${to}` : ''}. Pesan Anda sudah kami terima.`,
        lines: [
          `Pesan Anda tentang ${about} sudah kami terima. Kami menjawab lewat email pada hari kerja, pukul 09.00–17.00 WIB.`,
        ],
        note: 'Jika Anda tidak menulis kepada kami, balas email ini dan kami akan menghapus datanya.',
      }
    : {
        subject: 'We received your message',
        title: `Thank you${to ? `, ${to}` : ''}. We received your message.`,
        lines: [
          `We have received your message about ${about}. We answer by email on working days, 09:00–17:00 Jakarta time.`,
        ],
        note: 'If you did not write to us, reply to this email and we will delete the data.',
      }
}

/** Forwards a message to sales. */
export const newMessageEmail = (message: Message, panel: string): EmailMessage => ({
  subject: `Pesan baru: ${topics.id[message.topic]}`,
  title: `Pesan baru tentang ${topics.id[message.topic]}`,
  lines: [
    [message.name, message.company_name, message.email, message.phone_number].filter(Boolean).join(' · '),
    message.message,
  ],
  button: { label: 'Buka di panel', href: panel },
  note: `Bahasa pengirim: ${message.language === 'id' ? 'Indonesia' : 'Inggris'}. Balasan email ini sampai kepadanya.`,
})
