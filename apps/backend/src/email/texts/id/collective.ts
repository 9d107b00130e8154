export const collective = {
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
