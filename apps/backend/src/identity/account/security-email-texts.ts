const id = {
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

const en: typeof id = {
  emailChange: {
    subject: 'Verify your new email',
    title: 'Your new email',
    lines: [
      'Click the button below to use this address for your account. Until then the old one stays in use.',
    ],
    button: 'Use this address',
    note: 'The link is valid for 24 hours and asks for the account’s password on another device. If you did not ask for it, open it and choose “This wasn’t me”.',
  },
  notice: {
    warning: 'If this was not you, change your password immediately and sign out other devices.',
    button: 'Open account security',
    note: 'If it was you, there is nothing to do.',
  },
  emailChangeNotice: email => ({
    subject: 'Your account email is about to change',
    line: `Someone who knows your password asked for this account to use ${email}. This address stays in use until the new one is verified.`,
  }),
  mobileNumberVerified: {
    subject: 'Your mobile number is verified',
    line: 'A mobile number was verified for your account. It can now be used to sign in and receive codes.',
  },
  secondFactor: {
    on: {
      subject: 'Two-step verification is on',
      line: 'From now on, signing in needs a code from your authenticator app. You were signed out on other devices.',
    },
    off: {
      subject: 'Two-step verification is off',
      line: 'Signing in to your account now needs only your password.',
    },
    staff: {
      subject: 'Our staff turned off two-step verification',
      line: 'Our staff turned off two-step verification for your account and signed you out on every device. Sign in with your password, then turn it on again under account security.',
    },
    codes: {
      subject: 'New recovery codes were created',
      line: 'New recovery codes were created for your account. The old ones no longer work.',
    },
  },
  recoveryCodeUsed: left => ({
    subject: 'A recovery code was used',
    line: `Someone signed in to your account with a recovery code. Codes left: ${left}.`,
  }),
  googleLinked: {
    subject: 'A Google account is linked',
    line: 'You can now sign in with the Google account of this address.',
  },
  googleUnlinked: {
    subject: 'Your Google account is no longer linked',
    line: 'Your Google account can no longer be used to sign in. You were signed out on all other devices.',
  },
  remainingMethods: 'From now on you can sign in to your account with:',
}

export const emailTexts = { id, en }
