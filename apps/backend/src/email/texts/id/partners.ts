export const partners = {
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
