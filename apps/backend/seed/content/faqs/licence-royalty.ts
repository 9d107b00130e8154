import { buildQuestionGroup } from './entry'

export const licenceRoyaltyQuestions = buildQuestionGroup('licence-royalty', 1, [
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
      'Musik di pemutar ini disediakan untuk ruang publik dan penggunaan komersial, berbeda dari aplikasi musik pribadi yang melarangnya. Apa yang tercakup dan tidak tercakup tertulis dalam satu tabel di [halaman lisensi](/license#coverage).',
    ],
    en: [
      'What does “licensed” mean here?',
      'The music in this player is provided for public places and commercial use, unlike personal music apps, which forbid it. One table shows what is and is not covered, on the [licence page](/license#coverage).',
    ],
  },
  {
    key: 'withholding-on-royalty',
    id: [
      'Apakah royalti ke LMKN dipotong pajak?',
      'Menurut Kring Pajak (18 November 2025), royalti yang dibayar perusahaan ke LMKN dapat dikenai pemotongan PPh 23 sebesar 15%. Tanyakan kepada konsultan pajak Anda sebelum membayar.',
    ],
    en: [
      'Is tax withheld from the royalty to LMKN?',
      'According to the tax office’s call centre (18 November 2025), companies may have to withhold 15% income tax (PPh 23) from royalties paid to LMKN. Ask your tax adviser before you pay.',
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
      'Tunjukkan sertifikat atau stiker QR di titik putar. Petugas memindainya, atau mengetik kodenya di halaman lisensi, lalu melihat nama tempat, zona, dan masa berlakunya; angka yang berganti di layar pemutar membuktikan bahwa stikernya bukan salinan. Sertifikat itu bukan sertifikat LMKN. Bila ditanya tentang royalti: {royalty}',
    ],
    en: [
      'What do I show during an inspection?',
      'Show the QR certificate or sticker at the player. Officers scan it, or type its code on the licence page, and see the venue, the zone and how long it is valid; the changing number on the player’s screen proves that the sticker is not a copy. It is not an LMKN certificate. If asked about royalties: {royalty}',
    ],
  },
  {
    key: 'playback-data',
    id: [
      'Data pemutaran apa yang dicatat, dan untuk siapa?',
      'Lagu yang diputar, waktunya, dan titik putarnya. Lembaga manajemen kolektif nasional menunjuk kami untuk mengumpulkannya, dan menerima laporan bulanannya secara otomatis. Tidak ada data tentang tamu Anda.',
    ],
    en: [
      'Which playback data is recorded, and for whom?',
      'The songs played, when, and at which player. The national collective management body appointed us to collect it, and receives the monthly reports automatically. Nothing about your guests is included.',
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
