const id = {
  greeting: 'Halo',
  button: 'Lihat status pengajuan',
  note: 'Tautan ini berlaku 90 hari dan hanya menampilkan status pengajuan Anda. Jika Anda tidak mengajukannya, balas email ini dan kami akan menghapus datanya.',
  received: (number: string, greeting: string) => ({
    subject: `Pengajuan mitra ${number} sudah kami terima`,
    title: `${greeting}, pengajuan Anda sudah kami terima`,
    lines: [
      `Nomor pengajuan Anda ${number}. Tim penjualan meninjaunya dan menghubungi Anda bila ada yang perlu dilengkapi.`,
      'Kami memberi kabar lewat email di setiap langkah: ditinjau, lalu disetujui atau belum disetujui.',
    ],
  }),
  inReview: (number: string) => ({
    subject: `Pengajuan mitra ${number} sedang ditinjau`,
    title: 'Pengajuan Anda sedang ditinjau',
    lines: [`Tim penjualan kami sedang membaca pengajuan ${number}.`],
  }),
  approved: (number: string) => ({
    subject: `Pengajuan mitra ${number} disetujui`,
    title: 'Selamat datang sebagai mitra',
    line: `Pengajuan ${number} disetujui. Tim penjualan menghubungi Anda dengan bahan perkenalan.`,
  }),
  referralCode: (code: string) => `Kode referal Anda ${code}. Pelanggan Anda mengisinya saat mendaftar.`,
  rejected: (number: string) => ({
    subject: `Kabar tentang pengajuan mitra ${number}`,
    title: 'Pengajuan Anda belum dapat kami setujui',
    line: `Terima kasih telah mengajukan ${number}. Saat ini kami belum dapat menyetujuinya.`,
  }),
  rejectionNote: (note: string) => `Catatan dari tim penjualan: ${note}`,
  rejectionReply: 'Balas email ini bila ada yang ingin Anda jelaskan.',
}

const en: typeof id = {
  greeting: 'Hello',
  button: 'View your application',
  note: 'The link is valid for 90 days and shows only the status of your application. If you did not apply, reply to this email and we will delete the data.',
  received: (number, greeting) => ({
    subject: `We received your partner application ${number}`,
    title: `${greeting}, we received your application`,
    lines: [
      `Its number is ${number}. Our sales team reviews it and gets in touch if something is missing.`,
      'We email you at each step: in review, then approved or not approved.',
    ],
  }),
  inReview: number => ({
    subject: `Your partner application ${number} is in review`,
    title: 'Your application is in review',
    lines: [`Our sales team is reading application ${number}.`],
  }),
  approved: number => ({
    subject: `Your partner application ${number} is approved`,
    title: 'Welcome as a partner',
    line: `Application ${number} is approved. Our sales team gets in touch with material to introduce the service.`,
  }),
  referralCode: code => `Your referral code is ${code}. Your customers give it when they register.`,
  rejected: number => ({
    subject: `About your partner application ${number}`,
    title: 'We cannot approve your application at this time',
    line: `Thank you for your application ${number}. We cannot approve it at this time.`,
  }),
  rejectionNote: note => `A note from our sales team: ${note}`,
  rejectionReply: 'Reply to this email if there is something you would like to explain.',
}

export const emailTexts = { id, en }
