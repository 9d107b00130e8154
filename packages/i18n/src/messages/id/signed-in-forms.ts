/** Names of fields that only the signed-in area has. */
export const signedInFields = {
  outlet_code: 'Kode outlet',
  file: 'Berkas CSV',
  user_code: 'Kode di layar',
  zone: 'Zona',
  replace: 'Penggantian pemutar',
  days: 'Hari',
  from_time: 'Dari',
  until_time: 'Sampai',
  playlist: 'Playlist',
  volume: 'Volume',
  hours: 'Selama',
  unit: 'Unit bisnis',
  day: 'Hari',
  time: 'Jam',
  default_playlist: 'Playlist bawaan',
  block_explicit: 'Filter lagu eksplisit',
}

/** Field errors that only the signed-in area has. */
export const signedInValidation = {
  outlet_code: 'Kode outlet hanya boleh berisi huruf, angka, titik, garis bawah, dan tanda hubung.',
  outlet_code_taken: 'Kode outlet ini sudah dipakai unit bisnis lain.',
  units: 'Pilih minimal satu unit bisnis.',
  member_taken: 'Orang ini sudah menjadi anggota.',
  invitation_taken: 'Alamat ini sudah diundang. Kirim ulang undangannya dari daftar.',
  outlet_code_twice: 'Kode outlet ini muncul lebih dari sekali di berkas.',
  npwp_scientific:
    'NPWP ini diubah Excel menjadi notasi ilmiah. Atur kolomnya sebagai teks, lalu tulis ulang.',
  npwp_zero_lost:
    'Satu digit NPWP ini hilang: Excel mungkin membuang angka nol di depan. Atur kolomnya sebagai teks.',
  region_unknown: '{{field}} tidak ditemukan di wilayah di atasnya.{{near}}',
  region_ambiguous: '{{field}} ini ada lebih dari satu.{{near}}',
  csv_size: 'Ukuran berkas CSV maksimal 2 MB.',
  csv_empty: 'Berkas ini tidak berisi baris data.',
  no_certificates: 'Pilih sekurang-kurangnya satu zona yang sertifikatnya dapat diunduh.',
  csv_rows: 'Berkas maksimal 2.000 baris. Bagi menjadi beberapa berkas.',
  csv_missing_column: 'Kolom {{column}} tidak ada. Pakai baris judul dari templat.',
  csv_unknown_column: 'Kolom ke-{{column}} tidak dikenali atau berulang. Pakai baris judul dari templat.',
  csv_unreadable: 'Berkas ini tidak terbaca sebagai CSV. Simpan sebagai CSV UTF-8, lalu unggah lagi.',
  user_code: 'Kode terdiri dari 8 huruf, seperti BCDF-GHJK.',
  time: 'Tulis jam seperti 17, 17.00, atau 17:00.',
  slot_empty: 'Jam selesai harus berbeda dari jam mulai.',
  slot_days: 'Pilih minimal satu hari.',
  slot_overlap: 'Slot ini bentrok dengan slot lain pada hari yang sama.',
  volume: 'Volume adalah bilangan bulat dari 0 sampai 100.',
}

/** Errors of the backend that only the signed-in area shows. */
export const signedInErrors = {
  'changed-meanwhile':
    'Belum disimpan: data ini berubah di tab atau perangkat lain sejak Anda membukanya. Bandingkan, lalu simpan sekali lagi.',
  challenge: 'Waktu untuk langkah ini sudah habis. Masuk lagi dari awal.',
  'second-factor-on': 'Verifikasi dua langkah sudah aktif.',
  'unit-subscribed': 'Unit bisnis ini masih berlangganan. Unit dapat dihapus setelah langganannya berakhir.',
  'unit-awaiting-payment':
    'Unit bisnis ini punya pesanan yang menunggu pembayaran. Bayar atau batalkan pesanan itu terlebih dahulu.',
  'zone-has-player': 'Zona ini sudah punya pemutar. Centang penggantian, lalu kirim lagi.',
  'pairing-used': 'Kode ini baru saja dipakai. Lihat kode baru di layar pemutar.',
}
