import type { IndustryCopy } from '../copy'

export const hospitalsAndClinics: IndustryCopy = {
  name: 'Rumah sakit dan klinik',
  tagline: 'Volume lembut di setiap ruang tunggu',
  search_terms:
    'rumah sakit, klinik, puskesmas, dokter gigi, apotek, laboratorium, fisioterapi, rumah bersalin, klinik hewan',
  seo: {
    title: 'Musik berlisensi untuk rumah sakit dan klinik',
    description:
      'Musik yang menenangkan ruang tunggu, fisioterapi, dan ruang keluarga dengan volume lembut, diatur per ruang.',
  },
  intro: {
    title: 'Tenang adalah bagian dari pelayanan.',
    subtitle:
      'Musik berlisensi untuk rumah sakit dan klinik: lembut di ruang tunggu, hening di tempat yang membutuhkannya.',
    detail:
      'Pendaftaran, ruang tunggu, dan fisioterapi punya volume serta jam sendiri. Area perawatan dapat dijeda kapan saja oleh perawat yang bertugas.',
    calculate: 'Hitung untuk klinik saya',
  },
  benefits: {
    title: 'Ruang teduh',
    cards: [
      ['calm', 'Cemas lebih ringan', 'Nada pelan menemani pasien dan keluarga yang menunggu'],
      ['zones', 'Hening di tempat perlu', 'Ruang perawatan tetap sunyi, lobi tetap ramah'],
      ['filter', 'Pantas untuk semua', 'Tanpa lirik kasar dan tanpa kejutan di tengah malam'],
    ],
  },
  personalisation: {
    title: 'Lembut sejak pagi, lebih lembut di malam.',
    text: 'Tentukan jam praktik, jam besuk, dan jam istirahat. Playlist mengikuti, tanpa perlu diingat siapa pun.',
    points: ['Rumah sakit', 'Klinik umum', 'Dokter gigi', 'Fisioterapi'],
    playlists: [
      ['07.00', 'Pendaftaran', 'Gitar lembut, tempo 65–80'],
      ['10.00', 'Ruang tunggu', 'Piano dan gesek, tempo 60–75'],
      ['14.00', 'Fisioterapi', 'Akustik ringan, tempo 85–100'],
      ['20.00', 'Jam istirahat', 'Ambient pelan, tempo 50–60'],
    ],
  },
  features: {
    title: 'Untuk klinik',
    text: 'Pelayanan lebih dulu, musik menyesuaikan.',
    cards: [
      ['schedule', 'Batas jam tenang', 'Playlist lembut mulai sendiri saat jam istirahat pasien'],
      ['remote', 'Perawat dapat menjeda', 'Satu pindaian QR dari ponsel petugas jaga'],
      ['report', 'Catatan yang tertib', 'Data pemutaran tiap ruang tersimpan dan siap diperiksa'],
    ],
  },
  closing: {
    title: 'Temani mereka yang sedang menunggu.',
    text: 'Mulai dari satu ruang tunggu. Poliklinik dan lantai lain dapat menyusul.',
  },
}
