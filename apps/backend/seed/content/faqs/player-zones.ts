import { buildQuestionGroup } from './entry'

export const playerZonesQuestions = buildQuestionGroup('player-zones', 3, [
  {
    key: 'what-is-a-zone',
    featured: 2,
    id: [
      'Apa yang dihitung sebagai satu zona?',
      'Satu ruang atau area yang memutar musik yang sama. Lobi dan restoran yang memutar musik berbeda adalah dua zona.',
    ],
    en: [
      'What counts as one zone?',
      'One room or area that plays the same music. A lobby and a restaurant that play different music are two zones.',
    ],
  },
  {
    key: 'who-controls',
    featured: 3,
    id: [
      'Siapa yang dapat mengendalikan musik?',
      'Pemilik, manajer, dan staf yang Anda undang, dari ponsel masing-masing; peran tiap anggota diatur dari portal. Staf tanpa akun memindai kode QR di layar pemutar, lalu memasukkan PIN atau meminta izin, dan memegang remote selama delapan jam.',
    ],
    en: [
      'Who can control the music?',
      'Owners, managers and staff you have invited, each from their own phone; each member’s role is set in the portal. Staff without an account scan the QR code on the player’s screen, enter a PIN or ask for approval, and hold the remote for eight hours.',
    ],
  },
  {
    key: 'scheduling',
    id: [
      'Bisakah musik berganti sendiri sepanjang hari?',
      'Bisa. Susun jadwal sesuai jam buka, lalu musik berganti sendiri. Untuk mal, jadwal dapat disusun sepekan ke depan.',
    ],
    en: [
      'Can the music change automatically during the day?',
      'Yes. Arrange a schedule around your opening hours and the music follows it. Malls can schedule a week ahead.',
    ],
  },
  {
    key: 'explicit-filter',
    id: [
      'Bagaimana dengan lagu yang liriknya tidak pantas?',
      'Nyalakan filter lagu eksplisit untuk zona, unit, atau seluruh organisasi. Lagu seperti itu diganti versi bersihnya atau dilewati, juga bila ada di dalam playlist yang Anda pilih.',
    ],
    en: [
      'What about songs with explicit lyrics?',
      'Switch on the explicit-song filter for a zone, a unit or the whole organisation. Such songs are replaced by their clean version or skipped, even inside a playlist you chose.',
    ],
  },
  {
    key: 'own-playlists',
    id: [
      'Apakah saya harus memakai playlist kurasi?',
      'Tidak. Pilih kurasi untuk setiap zona dan setiap jam, atau susun playlist sendiri dari katalog kami.',
    ],
    en: [
      'Do I have to use the curated playlists?',
      'No. Choose curation for every zone and every hour, or build playlists of your own from our catalogue.',
    ],
  },
])
