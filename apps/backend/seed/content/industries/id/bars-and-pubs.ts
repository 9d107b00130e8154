import type { IndustryCopy } from '../copy'

export const barsAndPubs: IndustryCopy = {
  name: 'Hiburan malam',
  tagline: 'Tempo naik tepat pada jamnya',
  search_terms:
    'bar, pub, klub, club, kelab malam, diskotek, lounge, beach club, rooftop, nightlife, karaoke',
  seo: {
    title: 'Musik berlisensi untuk bar, pub, dan hiburan malam',
    description:
      'Dari jam pulang kantor sampai lagu penutup: tempo yang naik bertahap di bar, lantai dansa, dan teras.',
  },
  intro: {
    title: 'Malam yang bagus punya kurva, bukan tombol volume.',
    subtitle:
      'Musik berlisensi untuk bar, pub, dan lounge: santai saat pintu dibuka, penuh menjelang tengah malam, lembut saat tamu mulai pulang.',
    detail:
      'Bar, lantai dansa, dan teras menjadi zona terpisah dengan jadwal masing-masing. Lantai dansa bisa makin ramai, sementara di bar orang tetap bisa mengobrol.',
    calculate: 'Hitung untuk bar saya',
  },
  benefits: {
    title: 'Malam terjaga',
    cards: [
      ['rhythm', 'Energi naik bertahap', 'Tempo menanjak dari jam pulang kantor sampai puncaknya'],
      ['zones', 'Bar dan lantai terpisah', 'Orang memesan dengan tenang, orang menari dengan puas'],
      ['licence', 'Tenang saat diperiksa', 'Sertifikat QR terbaca petugas di pintu dan di bar'],
    ],
  },
  personalisation: {
    title: 'Satu malam, empat tanjakan.',
    text: 'Tentukan jam buka, jam puncak, dan lagu penutup. Playlist menyusun tanjakannya, tim Anda tetap dapat mengambil alih kapan saja.',
    points: ['Bar koktail', 'Pub', 'Lounge', 'Beach club'],
    playlists: [
      ['17.00', 'Pulang kantor', 'Nu-disco santai, tempo 100–110'],
      ['20.00', 'Meja penuh', 'Funk dan R&B, tempo 105–118'],
      ['23.00', 'Puncak malam', 'House dan remix lokal, tempo 120–128'],
      ['01.30', 'Lagu penutup', 'Downtempo, tempo 75–90'],
    ],
  },
  features: {
    title: 'Untuk malam',
    text: 'Kendali yang tetap mudah ketika ruangan penuh.',
    cards: [
      ['remote', 'Kendali dari balik bar', 'Bartender mengganti suasana lewat QR tanpa meninggalkan tamu'],
      ['schedule', 'Akhir pekan berbeda sendiri', 'Jadwal Jumat dan Sabtu terpisah dari hari biasa'],
      ['report', 'Catatan tanpa lembur', 'Data pemutaran tersimpan otomatis setelah malam selesai'],
    ],
  },
  closing: {
    title: 'Buka pintu dengan tempo yang tepat.',
    text: 'Mulai dari bar utama, lalu tambahkan teras dan lantai dansa dari portal.',
  },
}
