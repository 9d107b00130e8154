import type { IndustryCopy } from '../copy'

export const shoppingMall: IndustryCopy = {
  name: 'Pusat perbelanjaan',
  tagline: 'Playlist menurut usia dan gaya hidup',
  search_terms:
    'mal, mall, plaza, toko, butik, supermarket, swalayan, minimarket, department store, ritel, retail, ruko',
  seo: {
    title: 'Musik berlisensi untuk mal dan pusat perbelanjaan',
    description:
      'Playlist menurut gender, kelompok usia, dan gaya hidup pengunjung, dijadwalkan sepekan ke depan untuk setiap lantai dan atrium.',
  },
  intro: {
    title: 'Setiap lantai punya pengunjungnya, dan musiknya.',
    subtitle:
      'Musik berlisensi untuk mal: satu atrium, puluhan koridor, dan ratusan toko yang terdengar sebagai satu tempat.',
    detail:
      'Jadwalkan sepekan ke depan, bedakan lantai keluarga dari lantai mode, dan biarkan food court mengikuti jam makannya sendiri.',
    calculate: 'Hitung untuk mal saya',
  },
  features: {
    title: 'Untuk mal',
    text: 'Diatur dari satu ruang kendali, terdengar di semua lantai.',
    cards: [
      [
        'schedule',
        'Jadwal sepekan ke depan',
        'Hari kerja dan akhir pekan tersusun lebih awal untuk setiap lantai',
      ],
      ['zones', 'Lantai demi lantai', 'Atrium, koridor, parkir, dan food court menjadi zona sendiri'],
      ['report', 'Laporan per titik putar', 'Data pemutaran setiap zona tercatat tanpa pekerjaan tambahan'],
    ],
  },
  personalisation: {
    title: 'Disusun menurut siapa yang datang.',
    text: 'Playlist disesuaikan dengan pengunjung tiap lantai pada tiap jam: menurut gender, kelompok usia, dan gaya hidup.',
    points: [
      'Gender: lantai kecantikan dan lantai gawai tidak perlu terdengar sama',
      'Kelompok usia: anak sepulang sekolah, keluarga di akhir pekan, lansia di pagi hari',
      'Gaya hidup: olahraga, mode, hobi, dan rumah tangga',
    ],
    playlists: [
      ['10.00', 'Jalan pagi', 'Easy listening dan nostalgia, tempo 80–95'],
      ['13.00', 'Lantai mode', 'Pop elektronik, tempo 105–118'],
      ['16.00', 'Sepulang sekolah', 'Pop Indonesia terkini, tempo 100–120'],
      ['19.00', 'Keluarga', 'Soul dan pop lintas usia, tempo 90–105'],
    ],
  },
  benefits: {
    title: 'Ramai nyaman',
    cards: [
      ['people', 'Pengunjung merasa diterima', 'Musik dipilih untuk mereka yang benar-benar lewat di sana'],
      ['filter', 'Layak didengar anak', 'Filter lagu eksplisit berlaku di seluruh area umum'],
      ['rhythm', 'Koridor ikut bernapas', 'Tempo melambat saat padat, kembali segar saat lengang'],
    ],
  },
  closing: {
    title: 'Satu mal, banyak cerita, satu kendali.',
    text: 'Mulai dari atrium. Lantai dan cabang berikutnya tinggal ditambahkan dari portal.',
  },
}
