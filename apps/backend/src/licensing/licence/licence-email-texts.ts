import type { RevocationReason } from '@bgm/validation'

const formatCount = (venue: string | null, count: number) =>
  venue === null ? `${count} lisensi` : count === 1 ? `Lisensi ${venue}` : `${count} lisensi ${venue}`

const support = 'Ada yang tidak sesuai? Balas email ini, kami periksa.'

const reasons: Record<RevocationReason, string> = {
  misuse: 'dipakai di luar ketentuan',
  copied: 'stiker atau sertifikatnya dipakai di tempat lain',
  'wrong-data': 'nama atau alamat tempatnya tidak benar',
  closed: 'tempat usahanya sudah tutup',
  other: 'alasan lain, tim kami akan menjelaskannya',
}

const id = {
  licence: (zone: string, venue: string, code: string, until: string | null) =>
    `${venue}, ${zone}: ${code}${until === null ? '' : `, berlaku sampai ${until}`}`,
  more: (count: number) => `Dan ${count} lisensi lainnya.`,
  button: 'Lihat lisensi',
  reasons,
  reason: (why: string) => `Alasannya: ${why}.`,
  issued: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} sudah terbit`,
    heading: 'Lisensi Anda terbit',
    lines: [
      'Cetak sertifikat dan stikernya, lalu pasang di tempat yang mudah dilihat. Siapa pun dapat memindai kodenya untuk memeriksa lisensi.',
    ],
    note: support,
  }),
  renewed: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} diperpanjang`,
    heading: 'Lisensi diperpanjang',
    lines: [
      'Periode baru sudah mulai. Kodenya tetap sama, jadi stiker yang terpasang tetap berlaku. Cetak ulang sertifikat A4 agar tanggalnya sesuai.',
    ],
    note: support,
  }),
  reissued: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} diterbitkan ulang`,
    heading: 'Lisensi diterbitkan ulang',
    lines: [
      'Nama, alamat, atau zona berubah, jadi kami menerbitkan versi baru. Kodenya tetap sama. Cetak ulang sertifikat A4 yang terpasang.',
    ],
    note: 'Bukan Anda atau rekan yang mengubahnya? Balas email ini segera.',
  }),
  resigned: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)}: cetak ulang sertifikat A4`,
    heading: 'Cetak ulang sertifikat A4',
    lines: [
      'Kami mengganti kunci tanda tangan lisensi. Isi, kode, dan stiker tidak berubah, tetapi kode QR kedua pada sertifikat A4 yang lama tidak lagi lolos pemeriksaan tanpa internet.',
    ],
    note: support,
  }),
  suspended: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} ditangguhkan`,
    heading: 'Lisensi ditangguhkan',
    lines: [
      'Selama ditangguhkan, lisensi tidak berlaku dan pemutar di zonanya berhenti. Tanggal berakhirnya tidak berubah.',
    ],
    note: support,
  }),
  resumed: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} berlaku lagi`,
    heading: 'Lisensi berlaku lagi',
    lines: ['Penangguhan sudah dicabut. Kode, stiker, dan sertifikatnya tetap sama.'],
    note: support,
  }),
  revoked: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} dicabut`,
    heading: 'Lisensi dicabut',
    lines: [
      'Lisensi ini tidak berlaku lagi dan pemutar di zonanya berhenti. Lepaskan sertifikat dan stiker dengan kode ini.',
    ],
    note: 'Tidak setuju dengan pencabutan ini? Balas email ini.',
  }),
  reinstated: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} dipulihkan`,
    heading: 'Pencabutan dibatalkan',
    lines: ['Pencabutan lisensi ini dibatalkan. Sertifikat dan stiker dengan kode ini boleh dipasang lagi.'],
    note: support,
  }),
  ended: (venue: string | null, count: number) => ({
    subject: `${formatCount(venue, count)} berakhir`,
    heading: 'Lisensi berakhir',
    lines: [
      'Langganan diperpanjang dengan zona yang lebih sedikit, jadi lisensi ini tidak berlaku lagi dan pemutar di zonanya berhenti. Tambah zona bila musiknya masih diperlukan.',
    ],
    note: support,
  }),
}

const formatEnglishCount = (venue: string | null, count: number) => {
  const licences = count === 1 ? 'licence' : 'licences'
  if (venue === null) return `${count} ${licences}`
  return count === 1 ? `The licence of ${venue}` : `${count} licences of ${venue}`
}
const has = (count: number) => (count === 1 ? 'has' : 'have')
const is = (count: number) => (count === 1 ? 'is' : 'are')

const englishSupport = 'Something not right? Reply to this email and we will look into it.'

const englishReasons: Record<RevocationReason, string> = {
  misuse: 'it was used against our terms',
  copied: 'its sticker or certificate was used at another place',
  'wrong-data': 'the name or address of the venue was not correct',
  closed: 'the venue has closed',
  other: 'another reason, which our team will explain',
}

const en: typeof id = {
  licence: (zone, venue, code, until) =>
    `${venue}, ${zone}: ${code}${until === null ? '' : `, valid until ${until}`}`,
  more: count => `And ${count} more.`,
  button: 'View licences',
  reasons: englishReasons,
  reason: why => `The reason: ${why}.`,
  issued: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${has(count)} been issued`,
    heading: 'Your licence has been issued',
    lines: [
      'Print the certificate and the stickers, and put them where people can see them. Anyone can scan the code to check the licence.',
    ],
    note: englishSupport,
  }),
  renewed: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${has(count)} been renewed`,
    heading: 'Licence renewed',
    lines: [
      'The new period has begun. The code is the same, so the stickers on the wall stay valid. Print the A4 certificate again, so that its dates are correct.',
    ],
    note: englishSupport,
  }),
  reissued: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${has(count)} been reissued`,
    heading: 'Licence reissued',
    lines: [
      'A name, an address or a zone has changed, so we have issued a new version. The code is the same. Print the A4 certificate on the wall again.',
    ],
    note: 'If neither you nor a colleague made this change, reply to this email immediately.',
  }),
  resigned: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)}: print the A4 certificate again`,
    heading: 'Print the A4 certificate again',
    lines: [
      'We have replaced the key that signs licences. Content, code and stickers are the same, but the second QR code on the old A4 certificate no longer passes a check without internet.',
    ],
    note: englishSupport,
  }),
  suspended: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${is(count)} suspended`,
    heading: 'Licence suspended',
    lines: [
      'While it is suspended, a licence is not valid and the player in its zone stops. Its end date does not change.',
    ],
    note: englishSupport,
  }),
  resumed: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${is(count)} valid again`,
    heading: 'Licence valid again',
    lines: ['The suspension has been lifted. Code, stickers and certificate are the same.'],
    note: englishSupport,
  }),
  revoked: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${has(count)} been revoked`,
    heading: 'Licence revoked',
    lines: [
      'This licence is no longer valid, and the player in its zone stops. Take down certificates and stickers with this code.',
    ],
    note: 'Do you disagree? Reply to this email.',
  }),
  reinstated: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${has(count)} been reinstated`,
    heading: 'Licence reinstated',
    lines: [
      'The revocation of this licence has been withdrawn. Certificates and stickers with this code may be put up again.',
    ],
    note: englishSupport,
  }),
  ended: (venue, count) => ({
    subject: `${formatEnglishCount(venue, count)} ${has(count)} ended`,
    heading: 'Licence ended',
    lines: [
      'The subscription was renewed with fewer zones, so this licence is no longer valid and the player in its zone stops. Add zones if you still need music there.',
    ],
    note: englishSupport,
  }),
}

export const emailTexts = { id, en }
