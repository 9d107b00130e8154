import type { IndustryCopy } from '../copy'

export const hotel: IndustryCopy = {
  name: 'Hotel',
  tagline: 'Lobi, restoran, spa, dan kolam renang',
  search_terms:
    'resor, resort, vila, villa, losmen, guest house, homestay, hostel, penginapan, apartemen servis',
  seo: {
    title: 'Musik berlisensi untuk hotel',
    description: 'Playlist dan jadwal untuk lobi, restoran, spa, dan kolam renang hotel Anda.',
  },
  intro: {
    title: 'Tamu mendengar hotel Anda sebelum melihatnya.',
    subtitle:
      'Musik berlisensi yang mengikuti hari di hotel: sarapan yang pelan, lobi yang hangat saat check-in, spa yang hening.',
    detail:
      'Setiap ruang menjadi satu zona dengan jadwalnya sendiri. Resepsionis menyesuaikan musik dari ponsel, manajer melihat semua zona di satu layar.',
    calculate: 'Hitung untuk hotel saya',
  },
  benefits: {
    title: 'Keramahan terdengar',
    cards: [
      ['rhythm', 'Suasana mengikuti jam', 'Jadwal berganti dari sarapan sampai larut malam'],
      ['zones', 'Satu hotel, banyak zona', 'Lobi, restoran, spa, dan kolam berjalan sendiri-sendiri'],
      ['licence', 'Siap saat diperiksa', 'Sertifikat QR terpasang di setiap titik putar'],
    ],
  },
  personalisation: {
    title: 'Hari di hotel Anda, dalam empat babak.',
    text: 'Ceritakan bintang, jumlah zona, dan tamu utama Anda. Kami usulkan pembagian hari, Anda geser sesukanya.',
    points: ['Bisnis', 'Keluarga', 'Resor', 'Butik'],
    playlists: [
      ['06.00', 'Sarapan', 'Gitar nilon, tempo 70–90'],
      ['11.00', 'Check-out', 'Bossa ringan, tempo 90–105'],
      ['15.00', 'Check-in', 'Soul hangat, tempo 95–110'],
      ['20.00', 'Malam', 'Jazz kecil, tempo 60–80'],
    ],
  },
  features: {
    title: 'Untuk hotel',
    text: 'Tiga hal yang biasanya diatur lebih dulu.',
    cards: [
      ['schedule', 'Jadwal per zona', 'Sepekan ke depan, sekali susun, untuk semua area'],
      ['remote', 'Remote untuk staf', 'Resepsionis dan pramusaji cukup memindai kode QR'],
      ['licence', 'Lisensi tiap titik', 'Satu sertifikat digital untuk satu titik putar'],
    ],
  },
  closing: {
    title: 'Biarkan lobi Anda bicara lebih dulu.',
    text: 'Mulai dari satu zona. Tambah zona berikutnya kapan saja dari portal.',
  },
}
