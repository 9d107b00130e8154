export type Locale = 'id' | 'en'

const id = {
  certificate: 'Sertifikat lisensi musik',
  title: (zone: string, venue: string) => `Sertifikat lisensi musik: ${zone}, ${venue}`,
  title_many: (count: number) => `Sertifikat lisensi musik: ${count} zona`,
  valid: 'Berlaku',
  overdue: 'Perpanjangan terlambat, berlaku dalam masa tenggang',
  trial: 'Masa coba',
  trial_valid: 'Berlaku dalam masa coba, tanpa tagihan',
  scan: 'Pindai untuk memeriksa.',
  current: 'Keadaan lisensi selalu terbaru di halaman ini.',
  check: (address: string) => `Kode QR ke halaman pemeriksaan, ${address}`,
  covered: 'Tercakup',
  separate: 'Terpisah',
  not_lmkn: 'Ini bukan sertifikat LMKN.',
  what_it_is: 'Lisensi ini untuk layanan pemutar musik di zona ini.',
  issued: (issuer: string, date: string, version: number) =>
    `Diterbitkan ${issuer}, ${date}, versi\u00a0${version}.`,
  holder: (name: string) => `Pemegang: ${name}.`,
  romanised: 'Yang dalam kurung siku adalah alih aksara; ejaan aslinya ada di halaman pemeriksaan.',
  seal: 'Segel digambar dari kode; kode yang sama selalu menggambar segel yang sama.',
  offline: 'Kode di kanan memuat lisensi bertanda tangan untuk diperiksa tanpa internet.',
  signed: 'Kode QR berisi lisensi bertanda tangan',
  stickers: 'Stiker lisensi per zona',
  stickers_title: (about: string) => `Stiker lisensi: ${about}`,
  stickers_count: (zones: number, stickers: number) => `${zones} zona · ${stickers} stiker, 40 × 48 mm`,
  stickers_of: (zone: string, address: string) => `Empat stiker zona ${zone} dengan kode QR ke ${address}`,
  tips: [
    ['Cetak 100%', 'Matikan “sesuaikan ke halaman”. Lebar stiker harus tepat 40 mm.'],
    ['Tempel setinggi dada', 'Permukaan rata, tidak di balik kaca gelap, satu zona satu kode.'],
    ['Tidak perlu diganti', 'Kode tetap sama saat lisensi diperpanjang. Ini bukan sertifikat LMKN.'],
  ] as [string, string][],
}

const en: typeof id = {
  certificate: 'Music licence certificate',
  title: (zone, venue) => `Music licence certificate: ${zone}, ${venue}`,
  title_many: count => `Music licence certificates: ${count} ${count === 1 ? 'zone' : 'zones'}`,
  valid: 'Valid',
  overdue: 'Renewal overdue, valid in the grace period',
  trial: 'Trial',
  trial_valid: 'Valid during a trial, free of charge',
  scan: 'Scan to check.',
  current: 'The page always shows the current state of the licence.',
  check: address => `QR code of the check page, ${address}`,
  covered: 'Covered',
  separate: 'Separate',
  not_lmkn: 'This is not an LMKN certificate.',
  what_it_is: 'It licenses the music player service in this zone.',
  issued: (issuer, date, version) => `Issued by ${issuer} on ${date}, version\u00a0${version}.`,
  holder: name => `Holder: ${name}.`,
  romanised: 'Square brackets mark a romanised name; the check page has its original spelling.',
  seal: 'The seal is drawn from the code: the same code always draws the same seal.',
  offline: 'The code on the right holds the signed licence, to be checked without internet.',
  signed: 'QR code that holds the signed licence',
  stickers: 'Licence stickers by zone',
  stickers_title: about => `Licence stickers: ${about}`,
  stickers_count: (zones, stickers) =>
    `${zones} ${zones === 1 ? 'zone' : 'zones'} · ${stickers} stickers, 40 × 48 mm`,
  stickers_of: (zone, address) => `Four stickers of the zone ${zone} with the QR code of ${address}`,
  tips: [
    ['Print at 100%', 'Turn off “fit to page”. Each sticker must be exactly 40 mm wide.'],
    ['Place at chest height', 'On a flat surface, not behind tinted glass, one code for each zone.'],
    ['No need to replace', 'The code stays the same after a renewal. This is not an LMKN certificate.'],
  ],
}

export const certificateTexts: Record<Locale, typeof id> = { id, en }
