import type { IndustryCopy } from '../copy'

export const salonAndBeauty: IndustryCopy = {
  name: 'Salon dan klinik kecantikan',
  tagline: 'Ketenangan dari kursi pertama',
  search_terms:
    'salon, barbershop, pangkas rambut, spa, pijat, refleksi, klinik kecantikan, nail art, perawatan wajah, skincare',
  seo: {
    title: 'Musik berlisensi untuk salon dan klinik kecantikan',
    description: 'Musik yang menenangkan di ruang perawatan dan segar di area rambut, diatur per ruang.',
  },
  intro: {
    title: 'Perawatan dimulai ketika bahu mulai turun.',
    subtitle:
      'Musik berlisensi untuk salon, spa, dan klinik kecantikan: segar di depan cermin, hening di ruang perawatan.',
    detail:
      'Area rambut, kuku, dan ruang perawatan dapat berbeda suasana. Terapis menurunkan volume dari ponsel tanpa meninggalkan tamunya.',
    calculate: 'Hitung untuk salon saya',
  },
  benefits: {
    title: 'Waktu sendiri',
    cards: [
      ['calm', 'Rileks sejak duduk', 'Nada lembut membantu tamu melepas hari yang padat'],
      ['zones', 'Depan segar, dalam hening', 'Area rambut dan ruang perawatan punya musiknya sendiri'],
      ['people', 'Betah tanpa melihat jam', 'Playlist panjang yang tidak berulang selama perawatan'],
    ],
  },
  personalisation: {
    title: 'Satu janji temu, empat suasana.',
    text: 'Sebutkan layanan Anda dan berapa lama tamu biasanya duduk. Musiknya disusun sepanjang perawatan, bukan sepanjang satu lagu.',
    points: ['Salon rambut', 'Barbershop', 'Spa dan pijat', 'Klinik kecantikan'],
    playlists: [
      ['09.00', 'Penyambutan', 'Pop akustik, tempo 80–95'],
      ['11.00', 'Kursi rambut', 'R&B ringan, tempo 95–108'],
      ['14.00', 'Ruang perawatan', 'Piano dan alam, tempo 50–65'],
      ['17.00', 'Sentuhan akhir', 'Soul modern, tempo 90–100'],
    ],
  },
  features: {
    title: 'Untuk salon',
    text: 'Tangan sibuk merawat, musik tetap terjaga.',
    cards: [
      ['remote', 'Ubah tanpa beranjak', 'Terapis cukup memindai QR di meja perawatan'],
      ['playlist', 'Kurasi tanpa jeda iklan', 'Pilihan spa, barbershop, dan klinik yang siap diputar'],
      ['licence', 'Sertifikat di resepsionis', 'Lisensi QR tampil rapi dan mudah diperiksa petugas'],
    ],
  },
  closing: {
    title: 'Buat tamu pulang dengan napas lebih panjang.',
    text: 'Satu ruang cukup satu zona. Tambah ruang perawatan saat jadwal mulai penuh.',
  },
}
