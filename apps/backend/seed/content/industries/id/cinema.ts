import type { IndustryCopy } from '../copy'

export const cinema: IndustryCopy = {
  name: 'Bioskop',
  tagline: 'Lobi yang ramai sebelum film mulai',
  search_terms: 'bioskop, sinema, teater, studio film, cineplex, drive-in, layar tancap, gedung pertunjukan',
  seo: {
    title: 'Musik berlisensi untuk bioskop',
    description:
      'Musik untuk lobi, antrean camilan, dan studio sebelum film dimulai, dijadwalkan mengikuti jam tayang.',
  },
  intro: {
    title: 'Film dimulai sejak penonton masuk lobi.',
    subtitle:
      'Musik berlisensi untuk bioskop: lobi yang bersemangat, studio yang meredup pelan, koridor yang hangat setelah lampu menyala.',
    detail:
      'Lobi, konter camilan, dan tiap studio berjalan sebagai zona sendiri. Musik berhenti sebelum iklan pertama dan kembali saat penonton keluar.',
    calculate: 'Hitung untuk bioskop saya',
  },
  benefits: {
    title: 'Sebelum layar',
    cards: [
      ['rhythm', 'Semangat sejak lobi', 'Suasana naik menjelang jam tayang, lalu meredup perlahan'],
      ['people', 'Sesuai film hari itu', 'Horor, keluarga, atau laga punya pengantarnya sendiri'],
      ['zones', 'Studio tidak saling bocor', 'Setiap ruang berhenti dan mulai pada waktunya masing-masing'],
    ],
  },
  personalisation: {
    title: 'Mengikuti jam tayang Anda.',
    text: 'Masukkan jam tayang dan jenis filmnya. Musik pengantar disusun sampai lampu padam, lalu diam.',
    points: ['Film keluarga', 'Laga', 'Horor', 'Film Indonesia'],
    playlists: [
      ['11.00', 'Lobi dibuka', 'Pop sinematik, tempo 95–110'],
      ['14.00', 'Sesi keluarga', 'Orkestra ceria, tempo 100–120'],
      ['19.00', 'Sesi utama', 'Elektronik sinematik, tempo 110–125'],
      ['23.00', 'Setelah film', 'Piano hangat, tempo 60–75'],
    ],
  },
  features: {
    title: 'Untuk bioskop',
    text: 'Tepat waktu adalah seluruh rahasianya.',
    cards: [
      ['schedule', 'Selaras jam tayang', 'Musik studio berhenti sebelum iklan pertama diputar'],
      ['playlist', 'Kurasi menurut genre', 'Pengantar siap pakai untuk setiap jenis film'],
      ['licence', 'Lisensi per layar', 'Setiap titik putar membawa sertifikat QR tersendiri'],
    ],
  },
  closing: {
    title: 'Bangun rasa penasaran sejak pintu masuk.',
    text: 'Mulai dari lobi, kemudian tambahkan studio satu per satu.',
  },
}
