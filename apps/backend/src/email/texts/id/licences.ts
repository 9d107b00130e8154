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

export const licences = {
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
