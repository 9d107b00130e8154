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
  seal: 'Segel yang mencakup laporan ini',
  seal_text:
    'Setiap pemutaran masuk ke satu log yang hanya bisa ditambah. Segel di bawah ini memastikan seluruh isi log itu sampai saat ditandatangani: siapa pun yang menyimpannya dapat membuktikan setiap perubahan sesudahnya.',
  no_seal: 'Log pemakaian belum punya segel. Segel pertama dibuat tidak lama setelah pemutaran pertama.',
  log: 'Log',
  root: (size: string, time: string) => `Akar pohon dengan ${size} catatan, ditandatangani ${time}`,
  kinds: (signed: string, unsigned: string, rejected: string) =>
    `Pemutaran bertanda tangan perangkat: ${signed}; tanpa tanda tangan: ${unsigned}; ditolak dan tidak dihitung: ${rejected}.`,
  counted: (time: string) => `Angka mencakup pemutaran yang masuk sampai ${time}.`,
  verify: 'Periksa sendiri',
  verify_text:
    'Masuk dengan peran auditor untuk melihat setiap baris, buktinya, dan berkas CSV. Kunci publiknya ada di',
  is_not: 'Laporan ini data pemutaran. Bukan tagihan, bukan lisensi, dan bukan sertifikat LMKN.',
  is_not_text:
    'Angkanya dihitung dari catatan perangkat. Pemutaran dari perangkat yang terputus dapat menyusul dan disegel saat masuk. Royalti diselesaikan terpisah dengan lembaga manajemen kolektif.',
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
  seal: 'Seal that covers this statement',
  seal_text:
    'Every play is added to one log, from which nothing can be removed. The seal below confirms its whole content up to the time of signing: whoever keeps it can prove any later change.',
  no_seal: 'The usage log has no seal yet. The first one is made soon after the first play.',
  log: 'Log',
  root: (size, time) => `Root of the tree with ${size} entries, signed ${time}`,
  kinds: (signed, unsigned, rejected) =>
    `Plays signed by their devices: ${signed}; unsigned: ${unsigned}; rejected and not counted: ${rejected}.`,
  counted: time => `The figures include plays that had arrived by ${time}.`,
  verify: 'Check it yourself',
  verify_text: 'Sign in as an auditor to see each play, its proof and the CSV file. The public keys are at',
  is_not: 'This statement shows plays. It is not a bill, not a licence and not a certificate of LMKN.',
  is_not_text:
    'Its figures are computed from the records of the devices. Plays of offline devices may still arrive and are sealed then. Royalties are settled separately with the collective management organisation.',
}

export const statementTexts = { id, en }
