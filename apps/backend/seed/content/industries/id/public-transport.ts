import type { IndustryCopy } from '../copy'

export const publicTransport: IndustryCopy = {
  name: 'Angkutan umum',
  tagline: 'Perjalanan yang terasa lebih singkat',
  search_terms: 'bus, kereta, travel, taksi, kapal, feri, pesawat, MRT, LRT, shuttle, bus pariwisata, angkot',
  seo: {
    title: 'Musik berlisensi untuk bus, kereta, dan kapal',
    description: 'Musik untuk kabin dan gerbong yang membuat perjalanan terasa singkat, diatur per armada.',
  },
  intro: {
    title: 'Jarak yang sama, terasa lebih dekat.',
    subtitle:
      'Musik berlisensi untuk bus, kereta, kapal, dan kendaraan antar-jemput: ramah bagi penumpang, ringan bagi pengemudi.',
    detail:
      'Setiap kendaraan menjadi satu titik putar dengan sertifikatnya sendiri. Kantor pusat mengatur playlist armada, kru tinggal berangkat.',
    calculate: 'Hitung untuk armada saya',
  },
  benefits: {
    title: 'Perjalanan ringan',
    cards: [
      ['calm', 'Kabin lebih tenang', 'Nada yang menenangkan penumpang tanpa membuat pengemudi mengantuk'],
      ['people', 'Akrab bagi semua', 'Lagu lintas usia untuk pekerja, pelajar, dan pemudik'],
      ['licence', 'Satu unit, satu lisensi', 'Sertifikat QR ikut berjalan bersama setiap kendaraan'],
    ],
  },
  personalisation: {
    title: 'Mengikuti rute, bukan sekadar jam.',
    text: 'Rute pagi, rute wisata, dan perjalanan malam punya kebutuhan berbeda. Anda tentukan rutenya, kami siapkan suasananya.',
    points: ['Bus kota', 'Antarkota', 'Kereta', 'Kapal dan feri'],
    playlists: [
      ['05.30', 'Rute pagi', 'Akustik pelan, tempo 75–90'],
      ['10.00', 'Rute wisata', 'Pop ceria, tempo 100–115'],
      ['16.00', 'Jam pulang', 'Soul dan lo-fi, tempo 80–95'],
      ['22.00', 'Perjalanan malam', 'Ambient, tempo 50–65'],
    ],
  },
  features: {
    title: 'Untuk armada',
    text: 'Diatur dari kantor, berjalan di jalan.',
    cards: [
      ['zones', 'Armada dalam satu layar', 'Setiap kendaraan terlihat sebagai titik putar tersendiri'],
      ['schedule', 'Jadwal menurut rute', 'Playlist berganti mengikuti jam berangkat tiap rute'],
      ['report', 'Data terkumpul sendiri', 'Catatan pemutaran tiap unit dikirim saat kembali terhubung'],
    ],
  },
  closing: {
    title: 'Jadikan perjalanan bagian yang menyenangkan.',
    text: 'Mulai dari satu kendaraan, lalu lanjutkan ke seluruh armada.',
  },
}
