import type { IndustryCopy } from '../copy'

export const sportsFacilities: IndustryCopy = {
  name: 'Fasilitas olahraga',
  tagline: 'Ritme untuk latihan dan pemulihan',
  search_terms:
    'gym, pusat kebugaran, fitness, yoga, pilates, kolam renang, futsal, stadion, GOR, badminton, padel, bowling',
  seo: {
    title: 'Musik berlisensi untuk gym dan fasilitas olahraga',
    description:
      'Tempo yang sesuai untuk pemanasan, latihan, dan pendinginan di tiap area gym, studio, kolam, dan arena.',
  },
  intro: {
    title: 'Repetisi terakhir selalu butuh ketukan yang tepat.',
    subtitle:
      'Musik berlisensi untuk gym, studio, kolam, dan arena: tempo untuk mendorong, lalu tempo untuk memulihkan.',
    detail:
      'Area beban, kelas, dan ruang ganti menjadi zona sendiri. Pelatih memulai playlist kelas dari ponsel, lalu jadwal umum kembali begitu kelas usai.',
    calculate: 'Hitung untuk fasilitas saya',
  },
  benefits: {
    title: 'Latihan berirama',
    cards: [
      [
        'rhythm',
        'Tempo sesuai gerakan',
        'Pemanasan, puncak latihan, dan pendinginan punya ketukannya sendiri',
      ],
      ['zones', 'Kelas tidak saling ganggu', 'Studio yoga tetap hening di samping area beban'],
      ['filter', 'Bersih di jam keluarga', 'Filter lagu eksplisit menjaga kelas anak dan kolam'],
    ],
  },
  personalisation: {
    title: 'Dari pemanasan sampai handuk terakhir.',
    text: 'Pilih jenis latihan dan jam ramai Anda. Tempo disusun mengikuti tubuh, bukan sebaliknya.',
    points: ['Gym', 'Studio kelas', 'Kolam renang', 'Arena'],
    playlists: [
      ['06.00', 'Pemanasan', 'Pop elektronik, tempo 100–115'],
      ['08.00', 'Latihan inti', 'EDM dan hip-hop bersih, tempo 125–140'],
      ['12.00', 'Yoga siang', 'Ambient dan suling, tempo 50–65'],
      ['20.00', 'Pendinginan', 'Chillhop, tempo 75–90'],
    ],
  },
  features: {
    title: 'Untuk olahraga',
    text: 'Pelatih fokus pada gerakan, musik mengurus dirinya.',
    cards: [
      ['remote', 'Pelatih memimpin kelas', 'Pindai QR studio untuk memulai playlist kelas Anda'],
      ['schedule', 'Jam kelas tersimpan', 'Musik berganti otomatis ketika satu kelas selesai'],
      ['playlist', 'Cari menurut tempo', 'Kurasi menurut suasana dan genre, dari santai sampai cepat'],
    ],
  },
  closing: {
    title: 'Beri setiap latihan ketukannya.',
    text: 'Mulai dari area beban, tambahkan studio dan kolam saat Anda siap.',
  },
}
