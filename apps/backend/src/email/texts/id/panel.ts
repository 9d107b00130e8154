export const panel = {
  invitation: (product: string, recipient: string) => ({
    subject: `Undangan ke ruang kerja ${product}`,
    title: `Halo${recipient ? ` ${recipient}` : ''}, akun ruang kerja Anda sudah disiapkan`,
    lines: ['Tekan tombol di bawah ini, lalu buat kata sandi Anda untuk masuk ke ruang kerja.'],
    button: 'Buat kata sandi',
    note: 'Tautan ini hanya dapat dipakai sekali dan hanya untuk Anda. Jika Anda tidak menantikan undangan ini, abaikan email ini.',
  }),
  security: {
    button: 'Buka ruang kerja',
    note: 'Jika ini memang Anda, tidak ada yang perlu dilakukan.',
    warning: 'Jika ini bukan Anda, segera hubungi pengelola ruang kerja dan ganti kata sandi Anda.',
  },
  secondFactor: {
    on: {
      subject: 'Verifikasi dua langkah ruang kerja sudah aktif',
      line: 'Mulai sekarang, masuk ke ruang kerja memerlukan kode dari aplikasi autentikator Anda. Sesi lain sudah diakhiri.',
    },
    replaced: {
      subject: 'Aplikasi autentikator ruang kerja dilepas',
      line: 'Aplikasi autentikator dilepas dari akun ruang kerja Anda agar yang baru dapat dipasang. Semua sesi sudah diakhiri.',
    },
    reset: {
      subject: 'Verifikasi dua langkah ruang kerja disetel ulang',
      line: 'Pengelola server menyetel ulang verifikasi dua langkah akun ruang kerja Anda dan mengakhiri semua sesi. Masuk dengan kata sandi Anda, lalu pasang kembali.',
    },
    codes: {
      subject: 'Kode pemulihan ruang kerja yang baru',
      line: 'Kode pemulihan baru dibuat untuk akun ruang kerja Anda. Kode lama tidak berlaku lagi.',
    },
  },
  recoveryCodeUsed: (left: number) => ({
    subject: 'Kode pemulihan ruang kerja dipakai',
    line: `Seseorang memakai kode pemulihan untuk akun ruang kerja Anda. Kode yang tersisa: ${left}.`,
  }),
}
