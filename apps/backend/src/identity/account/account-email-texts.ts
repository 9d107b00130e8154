const id = {
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

const en: typeof id = {
  verification: {
    subject: 'Verify your email',
    heading: 'Welcome',
    lines: ['One more step: click the button below to verify your email and continue your registration.'],
    button: 'Verify email',
    note: 'The link is valid for 24 hours and works on any device. If you did not register, open it and choose “This wasn’t me”: we will delete the account.',
  },
  resetCode: {
    subject: 'Your code for a new password',
    title: 'Your code',
    lines: ['Enter this code to choose a new password.'],
    note: 'The code is valid for 10 minutes and can be used once. Do not share it with anyone. If you did not ask for it, ignore this email; your password stays the same.',
  },
  codeTextMessage: (product, code) =>
    `${product}: your code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'You were signed out on all other devices.',
      'If this was not you, choose a new password immediately. From now on you can sign in to your account with:',
    ],
    button: 'Choose a new password',
    note: 'Is there a way to sign in that you do not recognise? Remove it under account security. If it was you who changed the password, there is nothing to do.',
  },
  passwords: { new: 'the new password', current: 'your password' },
  signInMethods: {
    email: (address, password) => `Email ${address} and ${password}`,
    mobileNumber: (number, password) => `Mobile number ${number} and ${password}`,
    google: 'The linked Google account',
    secondFactor: 'Each time with the code of two-step verification',
  },
  deleted: {
    subject: 'Your account was deleted',
    lines: [
      'We deleted your personal data and signed you out on every device.',
      'The organisation’s orders, invoices and activity record are kept for ten years as the law requires, without your name.',
    ],
    button: 'Contact us',
    note: 'If you did not delete it, contact us immediately.',
  },
}

export const emailTexts = { id, en }
