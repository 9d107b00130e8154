import type { IndustryCopy } from '../copy'

export const coursesAndTraining: IndustryCopy = {
  name: 'Kursus dan pelatihan',
  tagline: 'Fokus saat belajar, segar saat jeda',
  search_terms:
    'bimbel, les, sekolah, kampus, pelatihan, training center, kursus bahasa, sanggar, studio tari, daycare, PAUD',
  seo: {
    title: 'Musik berlisensi untuk kursus dan pelatihan',
    description:
      'Musik yang membantu fokus di ruang belajar dan menyegarkan saat jeda, diatur per kelas dan per jam.',
  },
  intro: {
    title: 'Kelas yang baik tahu kapan harus sunyi.',
    subtitle:
      'Musik berlisensi untuk tempat kursus dan pelatihan: nyaris tak terasa saat belajar, segar begitu jeda tiba.',
    detail:
      'Ruang kelas, lobi, dan ruang praktik mengikuti jadwal pelajaran. Pengajar menjeda musik dari ponsel, dan bel istirahat tidak perlu lagi bel.',
    calculate: 'Hitung untuk tempat kursus saya',
  },
  benefits: {
    title: 'Belajar nyaman',
    cards: [
      ['calm', 'Fokus tanpa gangguan', 'Instrumental lembut yang tidak berebut perhatian dengan pengajar'],
      ['rhythm', 'Jeda benar-benar jeda', 'Suasana berubah segar begitu waktu istirahat dimulai'],
      ['filter', 'Pantas untuk murid', 'Lagu eksplisit tersaring di seluruh ruang belajar'],
    ],
  },
  personalisation: {
    title: 'Mengikuti jam pelajaran Anda.',
    text: 'Masukkan jam masuk, jeda, dan pulang. Setiap ruang memperoleh suasana yang sesuai dengan umur dan materinya.',
    points: ['Bimbingan belajar', 'Kursus bahasa', 'Pelatihan kerja', 'Sanggar seni'],
    playlists: [
      ['07.30', 'Sebelum kelas', 'Akustik cerah, tempo 90–105'],
      ['09.00', 'Belajar', 'Lo-fi tanpa lirik, tempo 65–80'],
      ['12.00', 'Istirahat', 'Pop Indonesia, tempo 100–115'],
      ['16.30', 'Pulang', 'Folk ringan, tempo 85–100'],
    ],
  },
  features: {
    title: 'Untuk kelas',
    text: 'Sederhana bagi pengajar, rapi bagi pengelola.',
    cards: [
      ['schedule', 'Ikut jadwal pelajaran', 'Susun satu pekan, ulangi sepanjang semester berjalan'],
      ['remote', 'Pengajar dapat menjeda', 'Satu pindaian QR ketika kelas membutuhkan keheningan'],
      ['zones', 'Ruang demi ruang', 'Lobi tetap ramah sementara ruang ujian sunyi'],
    ],
  },
  closing: {
    title: 'Bantu murid masuk ke suasana belajar.',
    text: 'Mulai dari lobi atau satu ruang kelas, lalu tambah sesuai kebutuhan.',
  },
}
