const id = {
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

const en: typeof id = {
  invitation: (product, recipient) => ({
    subject: `Invitation to the back office of ${product}`,
    title: `Hello${recipient ? ` ${recipient}` : ''}, your back office account is ready`,
    lines: ['Press the button below and choose a password to sign in to the back office.'],
    button: 'Choose a password',
    note: 'The link works only once and is for you alone. If you did not expect this invitation, ignore this email.',
  }),
  security: {
    button: 'Open the back office',
    note: 'If it was you, there is nothing to do.',
    warning:
      'If this was not you, contact the administrator of the back office immediately and change your password.',
  },
  secondFactor: {
    on: {
      subject: 'Two-step verification of the back office is on',
      line: 'From now on, signing in to the back office needs a code from your authenticator app. Your other sessions have ended.',
    },
    replaced: {
      subject: 'Your authenticator app was removed from the back office',
      line: 'The authenticator app was removed from your back office account so that a new one can be set up. All sessions have ended.',
    },
    reset: {
      subject: 'Two-step verification of the back office was reset',
      line: 'The operator of the server reset two-step verification for your back office account and ended all sessions. Sign in with your password, then set it up again.',
    },
    codes: {
      subject: 'New recovery codes for the back office',
      line: 'New recovery codes were created for your back office account. The old ones no longer work.',
    },
  },
  recoveryCodeUsed: left => ({
    subject: 'A recovery code of the back office was used',
    line: `Someone used a recovery code for your back office account. Codes left: ${left}.`,
  }),
}

export const emailTexts = { id, en }
