import type { IndustryCopy } from '../copy'

export const office: IndustryCopy = {
  name: 'Perkantoran',
  tagline: 'Latar kerja tanpa lirik yang mengganggu',
  search_terms:
    'kantor, bank, coworking, ruang kerja bersama, call center, showroom, gedung perkantoran, pabrik, gudang, studio, co-working',
  seo: {
    title: 'Musik berlisensi untuk kantor dan ruang kerja',
    description:
      'Latar kerja yang membantu fokus, lobi yang menyambut tamu, dan kantin yang santai, diatur per ruang.',
  },
  intro: {
    title: 'Kantor yang terlalu sunyi juga bisa melelahkan.',
    subtitle:
      'Musik berlisensi untuk kantor, bank, dan ruang kerja bersama: menutup bising, memberi ruang untuk berpikir.',
    detail:
      'Lobi, area kerja, dan kantin punya musik sendiri. Ruang rapat tetap hening, dan siapa pun yang bertugas dapat menurunkan volume dari ponsel.',
    calculate: 'Hitung untuk kantor saya',
  },
  benefits: {
    title: 'Fokus terjaga',
    cards: [
      ['calm', 'Tanpa lirik saat fokus', 'Instrumental yang menutup bising tanpa mencuri perhatian'],
      ['people', 'Kesan pertama di lobi', 'Tamu dan nasabah disambut suasana yang sesuai merek'],
      ['rhythm', 'Jeda siang yang segar', 'Kantin berganti suasana begitu jam makan tiba'],
    ],
  },
  personalisation: {
    title: 'Hari kerja, dengan ritme yang wajar.',
    text: 'Beri tahu jam kerja dan ruang Anda. Energi naik di pagi hari, stabil di siang hari, dan turun menjelang pulang.',
    points: ['Kantor pusat', 'Bank', 'Ruang kerja bersama', 'Showroom'],
    playlists: [
      ['08.00', 'Mulai kerja', 'Akustik cerah, tempo 85–100'],
      ['10.00', 'Fokus', 'Lo-fi tanpa lirik, tempo 65–80'],
      ['12.00', 'Makan siang', 'Pop ringan, tempo 95–110'],
      ['15.30', 'Menjelang pulang', 'Bossa dan soul, tempo 85–100'],
    ],
  },
  features: {
    title: 'Untuk kantor',
    text: 'Berjalan sendiri, agar tidak ada yang harus menjadi DJ.',
    cards: [
      ['schedule', 'Berhenti sendiri malam hari', 'Jadwal sepekan mengikuti jam kerja di setiap ruang'],
      ['zones', 'Lobi, kerja, dan kantin', 'Setiap ruang memutar suasana yang paling cocok'],
      ['packages', 'Tagihan satu pintu', 'Riwayat paket dan pembelian tersimpan untuk bagian keuangan'],
    ],
  },
  closing: {
    title: 'Beri tim Anda latar yang membantu.',
    text: 'Mulai dari lobi. Lantai dan cabang berikutnya tinggal ditambahkan.',
  },
}
