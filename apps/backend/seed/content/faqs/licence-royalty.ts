import { group } from './entry'

export const licenceRoyalty = group('licence-royalty', 1, [
  {
    key: 'royalty-to-lmkn',
    featured: 1,
    id: [
      'Apakah saya masih perlu membayar royalti ke LMKN?',
      '{royalty} {royalty_answer} Rinciannya ada di [halaman lisensi](/license).',
    ],
    en: [
      'Do I still have to pay royalties to LMKN?',
      '{royalty} {royalty_answer} The details are on the [licence page](/license).',
    ],
  },
  {
    key: 'meaning-of-licensed',
    id: [
      'Apa arti “berlisensi” di sini?',
      'Musik di pemutar ini disediakan untuk ruang publik dan penggunaan komersial, berbeda dari aplikasi musik pribadi yang melarangnya. Setiap titik putar memiliki sertifikat QR. Apa yang tercakup dan tidak tercakup tertulis dalam satu tabel di [halaman lisensi](/license#coverage).',
    ],
    en: [
      'What does “licensed” mean here?',
      'The music in this player is provided for public places and commercial use, unlike personal music apps, which forbid it. Every player has a QR certificate. One table shows what is and is not covered, on the [licence page](/license#coverage).',
    ],
  },
  {
    key: 'legal-basis',
    id: [
      'Apa dasar hukumnya?',
      'Peraturan Pemerintah Nomor 56 Tahun 2021 beserta peraturan pelaksanaannya. Tanggal dan rinciannya kami tuliskan di [halaman lisensi](/license), karena peraturan dapat berubah.',
    ],
    en: [
      'What is the legal basis?',
      'Government Regulation 56 of 2021 and its implementing rules. Dates and details are on the [licence page](/license), because regulations change.',
    ],
  },
  {
    key: 'inspection',
    id: [
      'Apa yang saya tunjukkan bila ada pemeriksaan?',
      'Tunjukkan sertifikat QR di dekat pemutar. Petugas memindainya dan melihat nama usaha, titik putar, dan masa berlakunya. Bila ditanya tentang royalti: {royalty}',
    ],
    en: [
      'What do I show during an inspection?',
      'Show the QR certificate next to the player. The officer scans it and sees the business, the player and how long it is valid. If asked about royalties: {royalty}',
    ],
  },
  {
    key: 'playback-data',
    id: [
      'Data apa yang dilaporkan, dan kepada siapa?',
      'Lagu yang diputar, waktunya, dan titik putarnya. Data dikirim otomatis kepada lembaga manajemen kolektif nasional, yang menunjuk kami untuk mengumpulkannya. Tidak ada data tentang tamu Anda.',
    ],
    en: [
      'Which data is reported, and to whom?',
      'The songs played, when, and at which player. The data goes automatically to the national collective management body, which appointed us to collect it. Nothing about your guests is included.',
    ],
  },
  {
    key: 'live-and-karaoke',
    id: [
      'Apakah band, karaoke, dan siaran ikut tercakup?',
      'Tidak. Langganan ini untuk musik latar dari pemutar kami. Pertunjukan langsung, karaoke, dan siaran diurus terpisah.',
    ],
    en: [
      'Are live bands, karaoke and broadcasts covered?',
      'No. The subscription is for background music from our player. Live performances, karaoke and broadcasts are arranged separately.',
    ],
  },
])
