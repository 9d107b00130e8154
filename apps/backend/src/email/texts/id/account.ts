export const account = {
  verification: {
    subject: 'Verifikasi email Anda',
    heading: 'Selamat datang',
    lines: [
      'Satu langkah lagi: klik tombol di bawah ini untuk memverifikasi email Anda dan melanjutkan pendaftaran.',
    ],
    button: 'Verifikasi email',
    note: 'Tautan ini berlaku 24 jam dan dapat dibuka di perangkat mana pun. Jika Anda tidak mendaftar, buka tautan ini dan pilih “Ini bukan saya”: akun itu kami hapus.',
  },
  resetCode: {
    subject: 'Kode untuk kata sandi baru',
    title: 'Kode Anda',
    lines: ['Masukkan kode ini untuk membuat kata sandi baru.'],
    note: 'Kode berlaku 10 menit dan hanya dapat dipakai sekali. Jangan berikan kepada siapa pun. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tidak berubah.',
  },
  codeTextMessage: (product: string, code: string) =>
    `${product}: kode Anda ${code}. Berlaku 10 menit. Jangan berikan kepada siapa pun.`,
  passwordChanged: {
    subject: 'Kata sandi Anda telah diubah',
    lines: [
      'Sesi di semua perangkat lain telah diakhiri.',
      'Jika bukan Anda yang mengubahnya, segera buat kata sandi baru. Mulai sekarang akun ini dibuka dengan:',
    ],
    button: 'Buat kata sandi baru',
    note: 'Ada cara masuk yang tidak Anda kenal? Hapus di keamanan akun setelah masuk. Jika Anda sendiri yang mengubah kata sandi, tidak ada yang perlu dilakukan.',
  },
  passwords: { new: 'kata sandi baru', current: 'kata sandi' },
  signInMethods: {
    email: (address: string, password: string) => `Email ${address} dan ${password}`,
    mobileNumber: (number: string, password: string) => `Nomor ponsel ${number} dan ${password}`,
    google: 'Akun Google yang terhubung',
    secondFactor: 'Setiap kali dengan kode verifikasi dua langkah',
  },
  deleted: {
    subject: 'Akun Anda telah dihapus',
    lines: [
      'Data pribadi Anda sudah kami hapus dan sesi di semua perangkat sudah diakhiri.',
      'Pesanan, faktur, dan catatan aktivitas organisasi kami simpan sepuluh tahun sesuai kewajiban hukum, tanpa nama Anda.',
    ],
    button: 'Hubungi kami',
    note: 'Jika bukan Anda yang menghapusnya, segera hubungi kami.',
  },
}
