/** What went wrong, for pages, notices and the answers of the backend (by its reason). */
export const errors = {
  generic: 'Terjadi kesalahan!',
  generic_text: 'Bagian ini sedang tidak dapat dimuat. Coba lagi sebentar lagi.',
  request_id: 'Nomor permintaan: {{id}}',
  not_found: {
    title: 'Page Not Found',
    text: 'Halaman ini tidak ada, atau sudah pindah. Periksa kembali alamatnya.',
    detail: 'Page Not Found: {{path}}',
  },
  server: {
    title: 'Internal Server Error',
    text: 'Ada gangguan di pihak kami. Data Anda aman. Coba muat ulang sebentar lagi.',
  },
  forbidden_page: {
    text: 'Anda tidak punya akses ke halaman ini. Minta pemilik organisasi untuk mengubah peran Anda.',
  },
  unavailable_page: {
    text: 'Layanan kami sedang tidak dapat dihubungi. Data Anda aman; coba lagi sebentar lagi.',
  },
  offline: 'Tidak ada koneksi internet. Periksa jaringan Anda, lalu coba lagi.',
  rate_limited: 'Terlalu banyak percobaan. Coba lagi dalam {{seconds}} detik.',
  rate_limited_minutes: 'Terlalu banyak percobaan. Coba lagi dalam {{minutes}} menit.',
  origin: 'Permintaan ini tidak berasal dari halaman kami. Muat ulang halaman, lalu kirim lagi.',
  credentials: 'Email, nomor ponsel, atau kata sandi salah.',
  code: 'Kode salah atau sudah tidak berlaku.',
  unconfirmed: 'Verifikasi email Anda terlebih dahulu.',
  forbidden: 'Anda tidak punya akses untuk tindakan ini.',
  blocked: 'Akun ini diblokir. Hubungi kami untuk membukanya.',
  'rate-limited': 'Terlalu banyak percobaan. Coba lagi sebentar lagi.',
  'already-confirmed': 'Pesanan ini sudah dikonfirmasi.',
  'price-changed': 'Harga berubah sejak halaman ini dibuka. Periksa total yang baru, lalu konfirmasi.',
  'step-missing': 'Ada langkah pendaftaran yang belum lengkap.',
  'voucher-unknown': 'Kode voucher ini tidak ditemukan.',
  'voucher-used-up': 'Kuota voucher ini sudah habis.',
  'voucher-expired': 'Voucher ini sudah kedaluwarsa.',
  'voucher-not-applicable': 'Voucher ini tidak berlaku untuk pesanan ini.',
  session_ended: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
}
