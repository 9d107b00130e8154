/** Keys are given by the schemas of packages/validation; `{{field}}` is the field's name from `fields`. */
export const validation = {
  required: '{{field}} wajib diisi!',
  phone: 'Format nomor telepon tidak valid!',
  form_invalid: 'Terjadi kesalahan saat melakukan validasi!',
  password_mismatch: 'Kata sandi tidak sesuai!',
  invalid: '{{field}} tidak dikenali. Pilih atau ketik ulang.',
  characters: '{{field}} memuat karakter yang tidak dapat dipakai.',
  too_long: '{{field}} terlalu panjang.',
  email: 'Masukkan alamat email lengkap, misalnya nama@usaha.co.id.',
  email_taken: 'Email ini sudah terdaftar. Masuk, atau atur ulang kata sandi Anda.',
  mobile_number_taken: 'Nomor ini sudah diverifikasi oleh akun lain.',
  identifier: 'Masukkan email lengkap atau nomor ponsel yang benar.',
  credentials: 'Email, nomor ponsel, atau kata sandi salah.',
  password_short: 'Kata sandi minimal 8 karakter.',
  password_long: 'Kata sandi terlalu panjang.',
  password_common: 'Kata sandi ini pernah bocor atau mudah ditebak. Pilih yang lain.',
  password_wrong: 'Kata sandi saat ini salah.',
  terms: 'Anda perlu menyetujui syarat dan ketentuan.',
  code: 'Kode salah atau sudah tidak berlaku.',
  referral_code: 'Kode referal hanya boleh berisi huruf, angka, dan tanda hubung.',
  voucher_code: 'Kode voucher hanya boleh berisi huruf, angka, dan tanda hubung.',
  industry: 'Pilih salah satu industri dari daftar.',
  hotel_stars: 'Pilih bintang 1 sampai 5. Bintang hanya untuk hotel.',
  hotel_stars_missing: 'Bintang hotel wajib diisi!',
  area_size: 'Isi luas area dengan bilangan bulat, 1 sampai 1.000.000 m².',
  npwp: 'NPWP terdiri dari 15, 16, atau 22 digit.',
  zip_code: 'Kode pos terdiri dari 5 digit.',
  region: '{{field}} tidak ada di wilayah yang dipilih di atasnya.',
  file_type: 'Berkas harus PDF, JPEG, atau PNG.',
  file_empty: 'Berkas ini kosong. Pilih berkas lain.',
  file_size: 'Ukuran berkas maksimal 5 MB.',
  file_name: 'Nama berkas tidak dapat dipakai. Ganti namanya, lalu unggah lagi.',
  package: 'Pilih salah satu paket.',
  billing_period: 'Pilih bulanan atau tahunan.',
  zone_count: 'Pilih 1 sampai 5 zona.',
}

/** Hints that never refuse. */
export const warnings = {
  npwp_checksum:
    'Digit pemeriksa NPWP ini tidak cocok. Periksa sekali lagi; jika sudah sesuai dokumen, lanjutkan.',
  zip_code_region: 'Kode pos ini biasanya bukan untuk provinsi yang dipilih. Periksa sekali lagi.',
}
