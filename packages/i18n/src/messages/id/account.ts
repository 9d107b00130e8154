export const sign_in = {
  title: 'Masuk',
  no_account: 'Belum punya akun?',
  identifier_placeholder: 'nama@usaha.co.id atau 0812…',
  submit: 'Masuk',
  google: 'Masuk dengan Google',
  google_failed: 'Masuk dengan Google tidak berhasil. Coba lagi, atau masuk dengan kata sandi.',
  panel_title: 'Musik, jadwal, dan lisensi di satu tempat.',
  panel_text: 'Masuk untuk melihat unit bisnis, pesanan, dan sertifikat Anda.',
  continue_after: 'Masuk dulu. Setelah itu Anda kembali ke halaman yang dituju.',
  form_kept: 'Sesi Anda berakhir. Masuk lagi; isian formulir Anda tersimpan dan akan muncul kembali.',
  form_lost: 'Sesi Anda berakhir sebelum formulir terkirim, dan isiannya tidak dapat disimpan.',
}

export const sign_out = {
  title: 'Keluar dari akun?',
  text: 'Data yang sudah disimpan tetap ada. Anda dapat masuk lagi kapan saja.',
}

export const forgot_password = {
  title: 'Lupa kata sandi',
  text: 'Masukkan email atau nomor ponsel akun Anda. Kami akan mengirim kode enam digit ke sana.',
  submit: 'Kirim kode',
  back: 'Kembali ke halaman masuk',
  mobile_hint: 'Nomor ponsel hanya dapat dipakai jika sudah diverifikasi.',
}

export const reset_password = {
  title: 'Buat kata sandi baru',
  text: 'Setelah disimpan, Anda langsung masuk di sini dan sesi di perangkat lain diakhiri.',
  hint: 'Minimal 8 karakter. Kalimat pendek lebih mudah diingat.',
  submit: 'Simpan kata sandi',
}

export const verify = {
  title: 'Verifikasi email Anda',
  text: 'Kami mengirim email ke {{email}}. Klik tombol verifikasi di email itu untuk melanjutkan.',
  any_device:
    'Tautannya dapat dibuka di perangkat mana pun; di perangkat lain Anda perlu memasukkan kata sandi. Halaman ini berlanjut otomatis setelah email terverifikasi.',
  check: 'Saya sudah memverifikasi',
  not_yet: 'Email belum terverifikasi. Periksa kotak masuk dan folder spam.',
  resend: 'Kirim ulang email',
  resend_wait: 'Email dapat dikirim ulang dalam {{seconds}} detik.',
  change_title: 'Salah alamat?',
  change_text: 'Ganti alamat email. Tautan yang lama tidak berlaku lagi.',
  change_submit: 'Ganti email',
  confirm_title: 'Verifikasi email',
  confirm_text: 'Satu klik lagi untuk memverifikasi {{email}}.',
  confirm_submit: 'Verifikasi email saya',
  password_text: 'Masukkan kata sandi yang Anda buat saat mendaftar untuk memverifikasi {{email}}.',
  change_password_text: 'Masukkan kata sandi akun Anda untuk mulai memakai {{email}}.',
  new_title: 'Lupa kata sandi itu?',
  new_text:
    'Buat kata sandi baru. Kata sandi dan nomor ponsel dari pendaftaran tidak berlaku lagi, dan sesi di semua perangkat lain diakhiri.',
  new_submit: 'Simpan dan verifikasi',
  decline_title: 'Ini bukan saya',
  decline_text: 'Tidak pernah mendaftar? Kami hapus akun yang memakai alamat Anda ini.',
  decline_submit: 'Hapus akun ini',
  decline_change_text: 'Tidak pernah meminta perubahan ini? Kami batalkan, dan alamat Anda tidak dipakai.',
  decline_change_submit: 'Batalkan perubahan',
  already_title: 'Email sudah terverifikasi',
  already_text: 'Tautan ini sudah dipakai dan email Anda sudah terverifikasi. Anda dapat melanjutkan.',
  invalid_title: 'Tautan tidak berlaku',
  invalid_text: 'Tautan ini sudah dipakai atau kedaluwarsa. Masuk, lalu minta email baru.',
}

export const account = {
  title: 'Akun',
  personal: 'Data pribadi',
  sign_in_data: 'Cara masuk',
  member_since: 'Bergabung sejak {{date}}',
  proved: 'Terverifikasi',
  not_proved: 'Belum terverifikasi',
  contact: 'Kontak akun',
  security: 'Keamanan akun',
}
