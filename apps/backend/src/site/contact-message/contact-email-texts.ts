const id = {
  topics: {
    sales: 'harga dan paket',
    international: 'usaha di lebih dari satu negara',
    support: 'bantuan teknis',
    billing: 'tagihan dan pembayaran',
    partnership: 'kemitraan',
    other: 'hal lain',
  },
  received: (topic: string, recipient: string) => ({
    subject: 'Pesan Anda sudah kami terima',
    title: `Terima kasih${recipient ? `, ${recipient}` : ''}. Pesan Anda sudah kami terima.`,
    lines: [
      `Pesan Anda tentang ${topic} sudah kami terima. Kami menjawab lewat email pada hari kerja, pukul 09.00–17.00 WIB.`,
    ],
    note: 'Jika Anda tidak menulis kepada kami, balas email ini dan kami akan menghapus datanya.',
  }),
}

const en: typeof id = {
  topics: {
    sales: 'prices and packages',
    international: 'business in more than one country',
    support: 'technical help',
    billing: 'billing and payment',
    partnership: 'partnership',
    other: 'something else',
  },
  received: (topic, recipient) => ({
    subject: 'We received your message',
    title: `Thank you${recipient ? `, ${recipient}` : ''}. We received your message.`,
    lines: [
      `We have received your message about ${topic}. We answer by email on working days, 09:00–17:00 Jakarta time.`,
    ],
    note: 'If you did not write to us, reply to this email and we will delete the data.',
  }),
}

export const emailTexts = { id, en }
