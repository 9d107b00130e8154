export const sign_in = {
  title: 'Masuk',
  no_account: 'Belum punya akun?',
  identifier_placeholder: 'nama@usaha.co.id atau 0812…',
  forgot: 'Lupa kata sandi?',
  submit: 'Masuk',
  google: 'Masuk dengan Google',
  google_failed: 'Masuk dengan Google tidak berhasil. Coba lagi, atau masuk dengan kata sandi.',
  panel_title: 'Musik, jadwal, dan lisensi di satu tempat.',
  panel_text: 'Masuk untuk melihat unit bisnis, pesanan, dan sertifikat Anda.',
  continue_after: 'Masuk dulu, lalu Anda kembali ke halaman tadi.',
}

export const sign_out = {
  title: 'Keluar dari akun?',
  text: 'Yang sudah disimpan tetap ada. Masuk lagi kapan saja.',
}

export const forgot_password = {
  title: 'Lupa kata sandi',
  text: 'Tulis email atau nomor ponsel akun Anda. Kami mengirim kode enam digit ke sana.',
  submit: 'Kirim kode',
  back: 'Kembali ke halaman masuk',
  mobile_hint: 'Nomor ponsel hanya dapat dipakai bila sudah dibuktikan dengan kode.',
}

export const verify_code = {
  title: 'Masukkan kode',
  text: 'Bila {{identifier}} terdaftar, kode enam digit sudah dikirim ke sana. Kode berlaku 10 menit.',
  hint: 'Enam digit dari email atau pesan teks.',
  submit: 'Periksa kode',
  resend: 'Kirim kode lagi',
  other: 'Pakai email atau nomor lain',
}

export const reset_password = {
  title: 'Buat kata sandi baru',
  text: 'Setelah disimpan, Anda langsung masuk dan perangkat lain dikeluarkan.',
  hint: 'Paling sedikit 8 karakter. Kalimat pendek lebih mudah diingat.',
  submit: 'Simpan kata sandi',
}

export const verify = {
  title: 'Verifikasi email Anda',
  text: 'Kami mengirim email ke {{email}}. Klik tombol verifikasi di email itu untuk melanjutkan.',
  any_device:
    'Tombolnya dapat dibuka di perangkat mana pun. Halaman ini akan melanjutkan setelah email terverifikasi.',
  check: 'Sudah saya klik',
  not_yet: 'Email belum terverifikasi. Periksa kotak masuk dan folder spam.',
  resend: 'Kirim ulang email',
  resend_wait: 'Kirim ulang dapat dipakai lagi dalam {{seconds}} detik.',
  change_title: 'Salah alamat?',
  change_text: 'Ganti alamat email. Tautan yang lama tidak berlaku lagi.',
  change_submit: 'Ganti email',
  phone_title: 'Buktikan nomor ponsel',
  phone_text: 'Dengan kode lewat pesan teks, {{mobile_number}} dapat dipakai untuk masuk dan menerima kode.',
  phone_send: 'Kirim kode ke ponsel',
  phone_sent: 'Kode dikirim ke {{mobile_number}}. Kode berlaku 10 menit.',
  phone_submit: 'Buktikan nomor',
  phone_done: 'Nomor ponsel sudah terbukti. Anda dapat masuk dengan nomor ini.',
  confirm_title: 'Verifikasi email',
  confirm_text: 'Satu klik lagi untuk membuktikan bahwa alamat ini milik Anda.',
  confirm_submit: 'Verifikasi email saya',
  already_title: 'Email sudah terverifikasi',
  already_text: 'Tautan ini sudah dipakai dan email Anda sudah terbukti. Anda dapat melanjutkan.',
  invalid_title: 'Tautan tidak berlaku',
  invalid_text: 'Tautan ini sudah dipakai atau sudah lewat masanya. Masuk, lalu minta email baru.',
}

export const account = {
  title: 'Akun',
  personal: 'Data pribadi',
  sign_in_data: 'Cara masuk',
  member_since: 'Bergabung {{date}}',
  proved: 'Terbukti',
  not_proved: 'Belum dibuktikan',
  contact: 'Kontak akun',
  security: 'Keamanan akun',
}
