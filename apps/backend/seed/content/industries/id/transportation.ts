import type { IndustryCopy } from '../copy'

export const transportation: IndustryCopy = {
  name: 'Fasilitas transportasi',
  tagline: 'Ruang tunggu yang tidak melelahkan',
  search_terms:
    'bandara, stasiun, terminal, pelabuhan, dermaga, rest area, ruang tunggu, lounge bandara, parkir',
  seo: {
    title: 'Musik berlisensi untuk bandara, stasiun, dan terminal',
    description: 'Musik yang meredakan ruang tunggu, terminal, dan peron tanpa menutupi pengumuman.',
  },
  intro: {
    title: 'Menunggu terasa lebih pendek bila ruangnya tenang.',
    subtitle:
      'Musik berlisensi untuk bandara, stasiun, terminal, dan pelabuhan, dengan volume yang memberi tempat bagi pengumuman.',
    detail:
      'Konter, ruang tunggu, dan area niaga menjadi zona sendiri. Saat keberangkatan padat, musik melembut; saat lengang, suasana dibuat lebih segar.',
    calculate: 'Hitung untuk fasilitas saya',
  },
  benefits: {
    title: 'Tunggu tenang',
    cards: [
      ['calm', 'Pengumuman tetap utama', 'Aransemen ringan tanpa vokal keras di dekat pelantang'],
      ['people', 'Ramah bagi semua usia', 'Pilihan lagu yang akrab bagi pelancong dan pemudik'],
      ['rhythm', 'Mengikuti arus penumpang', 'Jadwal mengenal jam berangkat, jam tiba, dan jam sepi'],
    ],
  },
  personalisation: {
    title: 'Suasana yang mengikuti papan jadwal.',
    text: 'Beri tahu kami jam padat dan area Anda. Setiap ruang memperoleh urutan musik sendiri, dari konter sampai gerbang.',
    points: ['Bandara', 'Stasiun', 'Terminal', 'Pelabuhan'],
    playlists: [
      ['04.30', 'Keberangkatan pagi', 'Ambient akustik, tempo 60–75'],
      ['09.00', 'Area niaga', 'Pop ringan, tempo 95–110'],
      ['14.00', 'Jam lengang', 'Instrumental Nusantara, tempo 75–90'],
      ['21.00', 'Kedatangan malam', 'Piano dan gesek, tempo 60–70'],
    ],
  },
  features: {
    title: 'Untuk terminal',
    text: 'Banyak ruang, banyak petugas, satu cara mengatur.',
    cards: [
      ['zones', 'Ruang demi ruang', 'Konter, ruang tunggu, dan toko diputar terpisah'],
      ['remote', 'Petugas dapat menjeda', 'Satu pindaian QR menghentikan musik saat keadaan darurat'],
      ['licence', 'Lisensi di setiap titik', 'Status sertifikat terbaca langsung dari ponsel pemeriksa'],
    ],
  },
  closing: {
    title: 'Antar penumpang dengan suasana yang baik.',
    text: 'Mulai dari satu ruang tunggu, lalu luaskan ke seluruh gedung.',
  },
}
