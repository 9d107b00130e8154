export const errors = {
  generic: 'Terjadi kesalahan!',
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
    title: 'Anda tidak punya akses ke halaman ini',
    text: 'Minta pemilik organisasi untuk mengubah peran Anda.',
  },
  bad_request_page: {
    title: 'Permintaan ini tidak dapat diproses',
    text: 'Alamat atau isiannya tidak dapat dibaca. Buka halaman ini dari menu.',
    fields: 'Yang tidak dapat dibaca: {{fields}}.',
  },
  organisation_changed: {
    title: 'Organisasi aktif sudah berganti',
    text: 'Formulir ini untuk {{name}}, tetapi di tab lain Anda beralih ke organisasi lain. Belum ada yang disimpan; isian Anda tetap ada.',
    left: 'Formulir ini untuk organisasi yang sudah Anda tinggalkan. Belum ada yang disimpan.',
    back: 'Kembali ke {{name}} dan kirim',
    send: 'Kirim untuk organisasi yang aktif',
  },
  too_many_page: { title: 'Terlalu banyak percobaan' },
  unavailable_page: {
    text: 'Layanan kami sedang tidak dapat dihubungi. Data Anda aman; coba lagi sebentar lagi.',
  },
  too_large_page: {
    text: 'Kiriman Anda terlalu besar. Pilih berkas yang lebih kecil atau persingkat isian Anda, lalu kirim lagi.',
  },
  offline: 'Tidak ada koneksi internet. Periksa jaringan Anda, lalu coba lagi.',
  'rate-limited': 'Terlalu banyak percobaan. Coba lagi sebentar lagi.',
  session_ended: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
}
