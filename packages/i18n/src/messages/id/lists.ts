/** Tables, lists and pagination. */
export const lists = {
  empty: 'Data Kosong',
  loading: 'Memuat...',
  pagination: 'Menampilkan {{from}} - {{to}} dari {{total}} hasil',
  pages: 'Halaman',
  page: 'Halaman {{page}}',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  no_match: 'Tidak ada yang cocok dengan pencarian ini.',
  ignored: 'Bagian alamat ini kami abaikan: {{names}}.',
  filters: 'Saring',
  filters_active: 'Saring ({{count}})',
  all_industries: 'Semua industri',
  all_states: 'Semua status',
  all_units: 'Semua unit bisnis',
  all_packages: 'Semua paket',
}

/** Notices. `notices.success` is combined from an item and an action. */
export const notices = {
  success: '{{item}} berhasil {{action}}!',
  created: 'dibuat',
  updated: 'diperbarui',
  deleted: 'dihapus',
  registered: 'Registrasi berhasil!',
  items: {
    business_unit: 'Unit bisnis',
    account: 'Akun',
    password: 'Kata sandi',
    order: 'Pesanan',
    tax_file: 'Berkas NPWP',
    property: 'Data properti',
    settings: 'Pengaturan',
  },
  registration_declined: 'Akun itu sudah dihapus. Alamat email Anda tidak dipakai lagi.',
  email_change_declined: 'Perubahan email dibatalkan. Alamat Anda tidak dipakai.',
  verified_elsewhere:
    'Sesi Anda di sini telah berakhir. Jika email sudah diverifikasi di perangkat lain, masuk untuk melanjutkan.',
  email_confirmed: 'Email Anda sudah terverifikasi.',
  email_changed: 'Email diganti. Kami mengirim tautan verifikasi baru ke {{email}}.',
  email_sent: 'Email verifikasi dikirim ulang ke {{email}}.',
  password_changed: 'Kata sandi sudah diganti. Sesi di perangkat lain diakhiri.',
  form_kept: 'Sesi Anda sempat berakhir. Isian Anda masih ada; periksa, lalu kirim lagi.',
  form_lost:
    'Sesi Anda berakhir sebelum formulir terkirim, dan isiannya tidak dapat disimpan. Mohon isi lagi.',
  signed_out: 'Anda sudah keluar.',
  voucher_applied: 'Voucher dipakai',
  voucher_removed: 'Voucher dihapus',
  order_confirmed: 'Pesanan {{number}} dikonfirmasi.',
}
