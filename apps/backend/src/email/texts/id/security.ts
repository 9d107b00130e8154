export const security = {
  emailChange: {
    subject: 'Verifikasi email baru Anda',
    title: 'Email baru Anda',
    lines: [
      'Klik tombol di bawah ini untuk memakai alamat ini di akun Anda. Sampai saat itu alamat lama tetap berlaku.',
    ],
    button: 'Pakai alamat ini',
    note: 'Tautan ini berlaku 24 jam dan meminta kata sandi akun bila dibuka di perangkat lain. Jika Anda tidak memintanya, buka tautan ini dan pilih “Ini bukan saya”.',
  },
  notice: {
    warning: 'Jika bukan Anda, segera ganti kata sandi dan akhiri sesi di perangkat lain.',
    button: 'Buka keamanan akun',
    note: 'Jika Anda sendiri yang melakukannya, tidak ada yang perlu dilakukan.',
  },
  emailChangeNotice: (email: string) => ({
    subject: 'Email akun Anda akan diganti',
    line: `Seseorang yang tahu kata sandi Anda meminta agar akun ini memakai ${email}. Alamat ini tetap berlaku sampai yang baru diverifikasi.`,
  }),
  mobileNumberVerified: {
    subject: 'Nomor ponsel Anda terverifikasi',
    line: 'Sebuah nomor ponsel diverifikasi untuk akun Anda. Nomor itu sekarang dapat dipakai untuk masuk dan menerima kode.',
  },
  secondFactor: {
    on: {
      subject: 'Verifikasi dua langkah diaktifkan',
      line: 'Mulai sekarang masuk ke akun Anda memerlukan kode dari aplikasi autentikator. Sesi di perangkat lain telah diakhiri.',
    },
    off: {
      subject: 'Verifikasi dua langkah dimatikan',
      line: 'Masuk ke akun Anda sekarang hanya memerlukan kata sandi.',
    },
    staff: {
      subject: 'Verifikasi dua langkah dimatikan oleh staf kami',
      line: 'Staf kami mematikan verifikasi dua langkah di akun Anda dan mengakhiri sesi di semua perangkat. Masuk lagi dengan kata sandi Anda, lalu aktifkan kembali di keamanan akun.',
    },
    codes: {
      subject: 'Kode pemulihan baru dibuat',
      line: 'Kode pemulihan baru dibuat untuk akun Anda. Kode yang lama tidak berlaku lagi.',
    },
  },
  recoveryCodeUsed: (left: number) => ({
    subject: 'Kode pemulihan dipakai',
    line: `Seseorang masuk ke akun Anda dengan kode pemulihan. Masih ada ${left} kode.`,
  }),
  googleLinked: {
    subject: 'Akun Google terhubung',
    line: 'Akun Google dengan alamat ini sekarang dapat dipakai untuk masuk.',
  },
  googleUnlinked: {
    subject: 'Akun Google tidak lagi terhubung',
    line: 'Akun Google Anda tidak dapat lagi dipakai untuk masuk. Sesi di semua perangkat lain telah diakhiri.',
  },
  remainingMethods: 'Mulai sekarang akun ini dibuka dengan:',
}
