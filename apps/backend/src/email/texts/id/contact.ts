export const contact = {
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
