/** Names of fields that only forms of members have. */
export const insideFields = {
  outlet_code: 'Kode outlet',
  file: 'Berkas CSV',
}

/** Refusals that only forms of members give. */
export const insideValidation = {
  outlet_code: 'Kode outlet hanya memuat huruf, angka, titik, garis bawah, dan tanda hubung.',
  outlet_code_taken: 'Kode outlet ini sudah dipakai unit bisnis lain.',
  units: 'Pilih paling sedikit satu unit bisnis.',
  member_taken: 'Orang ini sudah menjadi anggota.',
  invitation_taken: 'Alamat ini sudah diundang. Kirim ulang undangannya dari daftar.',
}

/** Reasons of the backend that only members meet. */
export const insideErrors = {
  'unit-subscribed': 'Unit bisnis ini masih berlangganan. Unit dapat dihapus setelah langganannya berakhir.',
  'unit-awaiting-payment':
    'Unit bisnis ini punya pesanan yang menunggu pembayaran. Bayar atau batalkan pesanan itu terlebih dahulu.',
}
