/** Messages for passwords and the second factor of staff: English, Indonesian. */
export const secondFactorMessages: Record<string, [en: string, id: string]> = {
  'Auth.form.button.register': ["Let's start", 'Ayo mulai'],
  'Auth.form.password.hint': [
    'At least 12 characters, for example a sentence that only you know',
    'Paling sedikit 12 karakter, misalnya kalimat yang hanya Anda yang tahu',
  ],
  'components.Input.error.validation.minLength': [
    'Use at least {min} characters.',
    'Pakai paling sedikit {min} karakter.',
  ],
  'components.Input.error.contain.maxBytes': [
    'This password is too long. Use at most 72 bytes, which is 72 letters without accents.',
    'Kata sandi ini terlalu panjang. Pakai paling banyak 72 byte, yaitu 72 huruf tanpa aksen.',
  ],
  'panel.password.short': ['Use at least 12 characters.', 'Pakai paling sedikit 12 karakter.'],
  'panel.password.long': [
    'This password is too long. Use at most 72 bytes, which is 72 letters without accents.',
    'Kata sandi ini terlalu panjang. Pakai paling banyak 72 byte, yaitu 72 huruf tanpa aksen.',
  ],
  'panel.password.characters': [
    'This password contains a character that cannot be used.',
    'Kata sandi ini memuat karakter yang tidak dapat dipakai.',
  ],
  'panel.password.common': [
    'This password is easy to guess or was leaked before. Choose another one.',
    'Kata sandi ini mudah ditebak atau pernah bocor. Pilih yang lain.',
  ],
  'panel.factor.title': ['Two-step verification', 'Verifikasi dua langkah'],
  'panel.factor.sign-out': ['Sign out', 'Keluar'],
  'panel.factor.failed': ['This did not work. Try again.', 'Tidak berhasil. Coba lagi.'],
  'panel.factor.wait': [
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'Terlalu banyak percobaan. Coba lagi dalam {minutes} menit.',
  ],
  'panel.factor.code.title': ['Enter your code', 'Masukkan kode Anda'],
  'panel.factor.code.text': [
    'Open your authenticator app and enter the code of this account. You can also use a recovery code.',
    'Buka aplikasi autentikator Anda dan masukkan kode akun ini. Kode pemulihan juga dapat dipakai.',
  ],
  'panel.factor.code.label': ['Code', 'Kode'],
  'panel.factor.code.hint': [
    'Six digits, or a recovery code such as ABCDE‑FGHJK',
    'Enam angka, atau kode pemulihan seperti ABCDE‑FGHJK',
  ],
  'panel.factor.code.wrong': [
    'This code is wrong or was already used. Enter the code that the app shows now.',
    'Kode ini salah atau sudah pernah dipakai. Masukkan kode yang sekarang tampil di aplikasi.',
  ],
  'panel.factor.code.empty': ['Enter the code.', 'Isi kodenya.'],
  'panel.factor.code.submit': ['Continue', 'Lanjutkan'],
  'panel.factor.code.lost': [
    'Lost your phone and your recovery codes? Ask the operator of the server to reset two-step verification.',
    'Ponsel dan kode pemulihan hilang? Minta pengelola server menyetel ulang verifikasi dua langkah.',
  ],
  'panel.factor.setup.title': ['Set up two-step verification', 'Pasang verifikasi dua langkah'],
  'panel.factor.setup.required': [
    'Your role can see customer data or payments, so signing in also needs a code from your phone. This takes two minutes.',
    'Peran Anda dapat melihat data pelanggan atau pembayaran, jadi masuk juga memerlukan kode dari ponsel Anda. Ini perlu dua menit.',
  ],
  'panel.factor.setup.optional': [
    'Signing in will then also need a code from your phone.',
    'Setelah ini, masuk juga memerlukan kode dari ponsel Anda.',
  ],
  'panel.factor.setup.scan': [
    '1. Scan this picture with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 2FAS.',
    '1. Pindai gambar ini dengan aplikasi autentikator, misalnya Google Authenticator, Microsoft Authenticator, atau 2FAS.',
  ],
  'panel.factor.setup.picture': [
    'QR code with the key for the authenticator app',
    'Kode QR berisi kunci untuk aplikasi autentikator',
  ],
  'panel.factor.setup.key': [
    'Cannot scan? Enter this key in the app:',
    'Tidak dapat memindai? Ketik kunci ini di aplikasi:',
  ],
  'panel.factor.setup.enter': [
    '2. Enter the six digits that the app shows.',
    '2. Masukkan enam angka yang tampil di aplikasi.',
  ],
  'panel.factor.setup.hint': ['Six digits', 'Enam angka'],
  'panel.factor.setup.submit': ['Turn on', 'Aktifkan'],
  'panel.factor.setup.begin': ['Set up', 'Pasang'],
  'panel.factor.setup.again': [
    'You signed in a while ago. Sign in again to set up two-step verification.',
    'Anda sudah cukup lama masuk. Masuk sekali lagi untuk memasang verifikasi dua langkah.',
  ],
  'panel.factor.setup.sign-in': ['Sign in again', 'Masuk lagi'],
  'panel.factor.codes.title': ['Keep your recovery codes', 'Simpan kode pemulihan Anda'],
  'panel.factor.codes.text': [
    'Each code works once if you do not have your phone. They are shown only now: save them where only you can find them.',
    'Setiap kode berlaku sekali bila ponsel Anda tidak ada. Kode hanya ditampilkan sekarang: simpan di tempat yang hanya Anda yang tahu.',
  ],
  'panel.factor.codes.list': ['Recovery codes', 'Kode pemulihan'],
  'panel.factor.codes.download': ['Download', 'Unduh'],
  'panel.factor.codes.copy': ['Copy', 'Salin'],
  'panel.factor.codes.copied': ['Copied', 'Tersalin'],
  'panel.factor.codes.file': ['recovery-codes.txt', 'kode-pemulihan.txt'],
  'panel.factor.codes.done': ['I have saved the codes', 'Kode sudah saya simpan'],
  'panel.factor.manage.off': [
    'Two-step verification is off for your account.',
    'Verifikasi dua langkah belum aktif untuk akun Anda.',
  ],
  'panel.factor.manage.on': [
    'Two-step verification is on. Recovery codes left: {count}.',
    'Verifikasi dua langkah aktif. Kode pemulihan yang tersisa: {count}.',
  ],
  'panel.factor.manage.code': [
    'Enter a code from your app to change something here.',
    'Masukkan kode dari aplikasi Anda untuk mengubah sesuatu di sini.',
  ],
  'panel.factor.manage.renew': ['New recovery codes', 'Kode pemulihan baru'],
  'panel.factor.manage.replace': ['Set up a new phone', 'Pasang di ponsel baru'],
  'panel.factor.manage.replace-text': [
    'Setting up a new phone signs you out everywhere; the new phone is set up after you sign in again.',
    'Memasang di ponsel baru mengeluarkan Anda dari semua perangkat; ponsel baru dipasang setelah Anda masuk lagi.',
  ],
}
