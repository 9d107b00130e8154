const id = {
  title: 'Laporan pemakaian',
  organisation: 'Organisasi',
  period: 'Periode',
  covers: 'Mencakup',
  made: 'Dibuat',
  zones: (count: number) => `${count} zona`,
  hours: 'Jam musik',
  plays: 'Pemutaran',
  works: 'Karya berbeda',
  with_music: 'Hari dengan musik',
  without_music: 'Hari tanpa musik',
  place: 'Unit dan zona',
  other_units: (count: number) => `${count} unit lain`,
  seals: 'Segel yang mencakup bulan ini',
  seals_text:
    'Setiap malam semua pemutaran yang masuk disegel. Setiap segel memuat sidik jari segel sebelumnya, sehingga sidik jari segel terakhir memastikan semua segel di atasnya.',
  no_seals: 'Bulan ini belum punya segel. Segel pertama dibuat pada malam setelah pemutaran pertama.',
  seal: (number: number, date: string) => `Segel ${number}, ${date}`,
  first_root: 'Akar pohon segel pertama',
  last_root: 'Akar pohon segel terakhir',
  last_checkpoint: 'SHA-256 catatan segel terakhir',
  verify: 'Periksa sendiri',
  verify_text:
    'Masuk dengan peran auditor untuk melihat setiap baris, buktinya, dan berkas CSV. Kunci publiknya ada di',
  is_not: 'Laporan ini data pemutaran. Bukan tagihan, bukan lisensi, dan bukan sertifikat LMKN.',
  is_not_text:
    'Angkanya dihitung dari catatan perangkat saat laporan ini dibuat. Pemutaran dari perangkat yang terputus dapat menyusul dan disegel pada hari masuknya. Royalti diselesaikan terpisah dengan lembaga manajemen kolektif.',
}

const en: typeof id = {
  title: 'Usage statement',
  organisation: 'Organisation',
  period: 'Period',
  covers: 'Covers',
  made: 'Made on',
  zones: count => `${count} ${count === 1 ? 'zone' : 'zones'}`,
  hours: 'Hours of music',
  plays: 'Plays',
  works: 'Different works',
  with_music: 'Days with music',
  without_music: 'Days without music',
  place: 'Unit and zone',
  other_units: count => `${count} other ${count === 1 ? 'unit' : 'units'}`,
  seals: 'Seals that cover this month',
  seals_text:
    'Every night all plays that have arrived are sealed. Each seal contains the hash of the one before, so the hash of the last one confirms all of them.',
  no_seals: 'This month has no seal yet. The first one is made in the night after the first play.',
  seal: (number, date) => `Seal ${number}, ${date}`,
  first_root: 'Root of the first seal',
  last_root: 'Root of the last seal',
  last_checkpoint: 'SHA-256 of the last checkpoint',
  verify: 'Check it yourself',
  verify_text: 'Sign in as an auditor to see each play, its proof and the CSV file. The public keys are at',
  is_not: 'This statement shows plays. It is not a bill, not a licence and not a certificate of LMKN.',
  is_not_text:
    'Its figures are computed from the records of the devices when it was made. Plays of offline devices may still arrive and are sealed on the day of their arrival. Royalties are settled separately with the collective management organisation.',
}

export const statementTexts = { id, en }
