/** Importing business units from a file. */
export const imports = {
  title: 'Impor unit bisnis',
  text: 'Satu baris untuk tiap lokasi. Kami memeriksa semuanya dulu; belum ada yang berubah.',
  steps: 'Cara mengimpor',
  step_template: 'Unduh templat, atau ekspor unit yang sudah ada, lalu isi di Excel atau Google Sheets.',
  step_text:
    'Atur kolom npwp, company_phone_number, dan outlet_code sebagai teks agar angka nol tidak hilang.',
  step_save: 'Simpan sebagai CSV UTF-8. Pemisah koma dan titik koma diterima.',
  step_code: 'Kode outlet baru membuat unit baru; kode yang sudah ada memperbarui unitnya.',
  template: 'Unduh templat',
  choose: 'Pilih berkas CSV',
  rule: 'CSV, maksimal 2 MB dan 2.000 baris',
  check: 'Periksa berkas',
  columns: 'Kolom dan isinya',
  column: 'Kolom',
  content: 'Isi',
  about: {
    outlet_code: 'Wajib untuk unit baru. Kode internal Anda, misalnya JKT-001.',
    name: 'Nama lokasi.',
    industry: 'Nama industri atau kuncinya, misalnya restaurant.',
    hotel_stars: '1 sampai 5, hanya untuk hotel.',
    area_size: 'Luas dalam m², bilangan bulat.',
    company_name: 'Nama perusahaan.',
    brand_name: 'Brand atau outlet.',
    company_email: 'Email perusahaan.',
    company_phone_number: 'Nomor telepon, boleh telepon kantor.',
    npwp: '15, 16, atau 22 digit, sebagai teks.',
    company_address: 'Jalan dan nomor.',
    province: 'Nama atau kode provinsi.',
    city: 'Nama lengkap, misalnya Kota Bandung atau Kabupaten Bandung.',
    district: 'Nama atau kode kecamatan.',
    urban: 'Nama atau kode kelurahan atau desa.',
    zip_code: 'Lima digit.',
  },
  found_title: 'Hasil pemeriksaan',
  checked_text: '{{file}} · {{count}} baris. Belum ada yang berubah.',
  planned: {
    create: 'Unit baru',
    update: 'Diperbarui',
    unchanged: 'Tidak berubah',
    error: 'Perlu diperbaiki',
  },
  outcomes: {
    created: 'Dibuat',
    updated: 'Diperbarui',
    unchanged: 'Tidak berubah',
    refused: 'Dilewati',
    failed: 'Gagal',
  },
  start_one: 'Impor {{count}} baris',
  start_other: 'Impor {{count}} baris',
  skipped:
    'Baris yang salah dilewati. Perbaiki berkasnya, lalu impor lagi; baris yang sudah masuk tidak akan digandakan.',
  nothing: 'Tidak ada baris yang dapat diimpor. Perbaiki berkasnya, lalu unggah lagi.',
  again: 'Unggah berkas lain',
  running_title: 'Impor sedang berjalan',
  running_text: '{{done}} dari {{total}} baris selesai. Halaman ini boleh ditutup; impor tetap berjalan.',
  reload: 'Perbarui status',
  done_title: 'Impor selesai',
  done_text: '{{file}} · {{count}} baris diproses.',
  result: 'Unduh hasil (CSV)',
  to_units: 'Lihat unit bisnis',
  problems: 'Baris yang perlu diperiksa',
  problems_note: 'Ditampilkan {{shown}} dari {{count}}. Selebihnya ada di berkas hasil.',
  row: 'Baris',
  what: 'Kolom dan alasan',
  warning: 'Peringatan',
  outcome: 'Hasil',
  notes: 'Catatan',
  near: ' Mungkin maksudnya {{names}}.',
}

export const validation = {
  outlet_code_twice: 'Kode outlet ini muncul lebih dari sekali di berkas.',
  npwp_scientific:
    'NPWP ini diubah Excel menjadi notasi ilmiah. Atur kolomnya sebagai teks, lalu tulis ulang.',
  npwp_zero_lost:
    'Satu digit NPWP ini hilang: Excel mungkin membuang angka nol di depan. Atur kolomnya sebagai teks.',
  region_unknown: "{{field}} '{{value}}' tidak dikenal.{{near}}",
  region_ambiguous: '{{field}} ini ada lebih dari satu.{{near}}',
  csv_size: 'Ukuran berkas CSV maksimal 2 MB.',
  csv_empty: 'Berkas ini tidak berisi baris data.',
  csv_rows: 'Berkas maksimal 2.000 baris. Bagi menjadi beberapa berkas.',
  csv_missing_column: 'Kolom berikut tidak ada: {{column}}. Pakai baris judul dari templat.',
  csv_unknown_column: 'Kolom ke-{{column}} tidak dikenali atau berulang. Pakai baris judul dari templat.',
  csv_unreadable: 'Berkas ini bukan teks. Simpan tabelnya sebagai CSV UTF-8, lalu unggah lagi.',
  csv_columns: 'Baris {{column}} berisi terlalu banyak kolom. Periksa pemisah dan tanda kutipnya.',
  csv_row: 'Baris {{column}} tidak terbaca: mungkin tanda kutip penutupnya hilang.',
}

export const warnings = {
  npwp_rounded:
    'Nomor 16 digit ini berakhiran 0: Excel mungkin membulatkannya karena hanya menyimpan 15 digit. Cocokkan dengan dokumennya.',
  outlet_code_zeros:
    'Kode ini hanya berbeda angka nol di depan dari {{names}}; Excel mungkin membuangnya. Jika diimpor, akan ada unit kedua.',
  same_place:
    'Unit dengan nama dan alamat ini sudah ada: {{names}}. Jika baris ini diimpor, akan ada unit kedua.',
}

export const messages = { business_units: { imports }, validation, warnings }

export type UnitImportMessages = typeof messages
