import type { IndustryCopy } from '../copy'

export const restaurant: IndustryCopy = {
  name: 'Restoran dan kafe',
  tagline: 'Sarapan yang tenang, malam yang hangat',
  search_terms:
    'rumah makan, warung, kedai kopi, coffee shop, bakery, toko roti, food court, kantin, katering, bistro, cafe',
  seo: {
    title: 'Musik berlisensi untuk restoran dan kafe',
    description:
      'Musik yang mengikuti jam ramai dapur Anda: sarapan, makan siang, jam kopi, dan makan malam.',
  },
  intro: {
    title: 'Rasa makanan ikut ditentukan oleh yang terdengar.',
    subtitle:
      'Musik berlisensi untuk restoran dan kafe: pelan saat kopi pertama, ringan saat makan siang, hangat saat lilin dinyalakan.',
    detail:
      'Meja dalam, teras, dan dapur terbuka dapat memutar musik yang berbeda. Barista mengganti playlist dari ponsel tanpa menyentuh akun pemilik.',
    calculate: 'Hitung untuk restoran saya',
  },
  benefits: {
    title: 'Meja betah',
    cards: [
      ['rhythm', 'Tempo sesuai jam makan', 'Lebih cepat saat antre, lebih lambat saat bersantai'],
      ['calm', 'Obrolan tetap terdengar', 'Volume dan aransemen dipilih agar percakapan tidak tenggelam'],
      ['filter', 'Aman untuk keluarga', 'Lagu berlirik kasar tersaring sebelum sampai ke meja'],
    ],
  },
  personalisation: {
    title: 'Dari kopi pertama sampai piring terakhir.',
    text: 'Pilih gaya tempat Anda dan jam ramainya. Kami siapkan urutan playlist yang berpindah halus, Anda tinggal menyetujui.',
    points: ['Kedai kopi', 'Keluarga', 'Santap malam', 'Masakan Nusantara'],
    playlists: [
      ['07.00', 'Kopi pertama', 'Folk akustik, tempo 75–90'],
      ['12.00', 'Makan siang', 'Pop ringan, tempo 100–115'],
      ['15.00', 'Jam kopi', 'Lo-fi dan keroncong baru, tempo 80–95'],
      ['19.00', 'Makan malam', 'Soul dan jazz vokal, tempo 65–85'],
    ],
  },
  features: {
    title: 'Untuk restoran',
    text: 'Yang paling cepat terasa di lantai dan di kasir.',
    cards: [
      ['playlist', 'Kurasi menurut dapur', 'Playlist siap pakai untuk kopi, keluarga, dan santap malam'],
      ['remote', 'Barista memegang kendali', 'Pindai QR di kasir, tanpa berbagi kata sandi'],
      ['schedule', 'Berganti saat jam ramai', 'Jadwal menaikkan tempo tepat ketika antrean mulai panjang'],
    ],
  },
  closing: {
    title: 'Sajikan musik seperti Anda menyajikan makanan.',
    text: 'Satu ruang makan cukup satu zona. Teras dan lantai dua dapat menyusul.',
  },
}
