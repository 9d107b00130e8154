const id = {
  invitation: (product: string, recipient: string) => ({
    subject: `Akun pembaca data pemakaian ${product}`,
    title: `Halo${recipient ? ` ${recipient}` : ''}, akun Anda sudah disiapkan`,
    lines: [
      'Lewat akun ini lembaga Anda membaca laporan pemakaian musik, cakupan tempat, dan bukti setiap pemutaran.',
      'Buka halaman di bawah ini dan masukkan alamat email ini; kami akan mengirim kode untuk membuat kata sandi. Setelah masuk, Anda diminta memasang verifikasi dua langkah dengan aplikasi autentikator. Sebelum itu, tidak ada data yang ditampilkan.',
    ],
    button: 'Buat kata sandi',
    note: 'Akun ini hanya untuk Anda. Setiap pembacaan dicatat. Jika Anda tidak menantikan undangan ini, abaikan email ini.',
  }),
}

const en: typeof id = {
  invitation: (product, recipient) => ({
    subject: `Your account for usage data of ${product}`,
    title: `Hello${recipient ? ` ${recipient}` : ''}, your account is ready`,
    lines: [
      'With this account, your organisation can read usage reports, the coverage of venues and the proof of every play.',
      'Open the page below and enter this email address; we will send a code with which you choose a password. After signing in, you set up two-step verification with an authenticator app. No data is shown before that.',
    ],
    button: 'Choose a password',
    note: 'This account is for you alone. All access is recorded. If you did not expect this invitation, ignore this email.',
  }),
}

export const emailTexts = { id, en }
