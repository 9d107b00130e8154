/** Labels of buttons and links that are used throughout the product. */
export const actions = {
  forgot_password: 'Lupa kata sandi?',
  save: 'Simpan',
  save_and_continue: 'Simpan dan lanjut',
  continue: 'Lanjut',
  back: 'Kembali',
  cancel: 'Batal',
  close: 'Tutup',
  edit: 'Ubah',
  replace: 'Ganti',
  remove: 'Hapus',
  apply: 'Terapkan',
  search: 'Cari',
  clear_filters: 'Hapus filter',
  send: 'Kirim',
  try_again: 'Coba lagi',
  download: 'Unduh',
  see_all: 'Lihat semua',
  contact_us: 'Hubungi kami',
  sign_in: 'Masuk',
  sign_out: 'Keluar',
  join_now: 'Gabung Sekarang',
  to_home: 'Ke beranda',
  service_status: 'Lihat status layanan',
  to_dashboard: 'Ke dasbor',
  copy: 'Salin',
  copied: 'Tersalin',
  show_password: 'Tampilkan kata sandi',
  hide_password: 'Sembunyikan kata sandi',
}

/** Shown before leaving a form with unsaved changes. */
export const leave = {
  title: 'Tinggalkan halaman ini?',
  text: 'Isian Anda di halaman ini belum disimpan dan akan hilang.',
  stay: 'Tetap di sini',
  go: 'Tinggalkan',
}

/** Short labels around fields and lists. */
export const words = {
  optional: '(opsional)',
  or: 'atau',
  none: '–',
  loading: 'Memuat...',
  saving: 'Menyimpan…',
  units_one: '{{count}} unit',
  units_other: '{{count}} unit',
  zones_one: '{{count}} zona',
  zones_other: '{{count}} zona',
  hotel_with_stars: '{{industry}}, bintang {{stars}}',
  version: 'Versi {{date}}',
  opens_in_new_tab: 'terbuka di tab baru',
  separator: ' · ',
}
