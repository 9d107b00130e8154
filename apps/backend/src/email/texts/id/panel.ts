export const panel = {
  invitation: (product: string, recipient: string) => ({
    subject: `Undangan ke ruang kerja ${product}`,
    title: `Halo${recipient ? ` ${recipient}` : ''}, akun ruang kerja Anda sudah disiapkan`,
    lines: ['Tekan tombol di bawah ini, lalu buat kata sandi Anda untuk masuk ke ruang kerja.'],
    button: 'Buat kata sandi',
    note: 'Tautan ini hanya dapat dipakai sekali dan hanya untuk Anda. Jika Anda tidak menantikan undangan ini, abaikan email ini.',
  }),
}
