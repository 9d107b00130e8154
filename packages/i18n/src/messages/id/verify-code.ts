export const verify_code = {
  title: 'Masukkan kode',
  text: 'Jika {{identifier}} terdaftar, kode enam digit sudah dikirim ke sana. Kode berlaku 10 menit.',
  hint: 'Enam digit dari email atau SMS.',
  submit: 'Verifikasi kode',
  resend: 'Kirim ulang kode',
  other: 'Pakai email atau nomor lain',
}
