import type { MusicGenre, MusicMood } from '@bgm/validation'
import type { StyleName } from './composition/styles'

export type Album = {
  style: StyleName
  artist: string
  slug: string
  publisher: string
  genre: MusicGenre
  moods: MusicMood[]
  /** Beats per minute of the slowest and the fastest track. */
  tempo: [number, number]
  titles: string[]
  /** Whether the last two tracks are an explicit one and its clean version. */
  explicit?: true
}

const rintik = 'Kolektif Rintik (contoh)'
const senja = 'Kolektif Senja (contoh)'

/** Ten sample tracks in each of eight styles, by fictional performers. */
export const albums: Album[] = [
  {
    style: 'lofi',
    artist: 'Meja Pojok (contoh)',
    slug: 'meja-pojok-contoh',
    publisher: rintik,
    genre: 'lo-fi',
    moods: ['calm', 'warm'],
    tempo: [68, 84],
    titles: [
      'Hujan di Jendela',
      'Kopi Sore',
      'Lampu Kuning',
      'Halte Terakhir',
      'Catatan Pinggir',
      'Gang Sempit',
      'Selepas Kantor',
      'Payung Biru',
      'Larut Malam',
      'Larut Malam (versi bersih)',
    ],
    explicit: true,
  },
  {
    style: 'acoustic',
    artist: 'Beranda Akustik (contoh)',
    slug: 'beranda-akustik-contoh',
    publisher: rintik,
    genre: 'acoustic',
    moods: ['warm', 'bright'],
    tempo: [84, 104],
    titles: [
      'Pagi di Beranda',
      'Jalan Setapak',
      'Roti Hangat',
      'Sepeda Tua',
      'Daun Jatuh',
      'Surat Pendek',
      'Tepi Sawah',
      'Bukit Kecil',
      'Teh Melati',
      'Angin Ladang',
    ],
  },
  {
    style: 'bossa',
    artist: 'Trio Dermaga (contoh)',
    slug: 'trio-dermaga-contoh',
    publisher: senja,
    genre: 'bossa-nova',
    moods: ['bright', 'intimate'],
    tempo: [116, 136],
    titles: [
      'Ombak Pelan',
      'Pasir Putih',
      'Senja di Dermaga',
      'Sudut Braga',
      'Es Kelapa',
      'Angin Selatan',
      'Perahu Kertas',
      'Kebaya Hijau',
      'Kipas Rotan',
      'Selasa Santai',
    ],
  },
  {
    style: 'ambient',
    artist: 'Studio Tirai (contoh)',
    slug: 'studio-tirai-contoh',
    publisher: senja,
    genre: 'ambient',
    moods: ['calm', 'focused'],
    tempo: [56, 66],
    titles: [
      'Kabut Pagi',
      'Langit Rendah',
      'Air Tenang',
      'Cahaya Tirai',
      'Napas',
      'Awan Tipis',
      'Ruang Teduh',
      'Lembah',
      'Bulan Separuh',
      'Hening',
    ],
  },
  {
    style: 'swing',
    artist: 'Kuartet Trotoar (contoh)',
    slug: 'kuartet-trotoar-contoh',
    publisher: senja,
    genre: 'swing',
    moods: ['intimate', 'warm'],
    tempo: [96, 124],
    titles: [
      'Trotoar Basah',
      'Lampu Kota',
      'Lobi Tua',
      'Jam Sembilan',
      'Langkah Ringan',
      'Topi Abu',
      'Kereta Malam',
      'Lantai Kayu',
      'Kursi Bar',
      'Kursi Bar (versi bersih)',
    ],
    explicit: true,
  },
  {
    style: 'kacapi',
    artist: 'Kacapi Halimun (contoh)',
    slug: 'kacapi-halimun-contoh',
    publisher: rintik,
    genre: 'sundanese',
    moods: ['calm', 'focused'],
    tempo: [66, 82],
    titles: [
      'Embun Priangan',
      'Rumpun Bambu',
      'Saung',
      'Kolam Ikan',
      'Gerimis',
      'Jembatan Gantung',
      'Lumbung',
      'Parahyangan Pagi',
      'Halaman Belakang',
      'Kunang-kunang',
    ],
  },
  {
    style: 'lounge',
    artist: 'Koridor Kaca (contoh)',
    slug: 'koridor-kaca-contoh',
    publisher: senja,
    genre: 'lounge',
    moods: ['lively', 'bright'],
    tempo: [98, 112],
    titles: [
      'Etalase',
      'Lantai Dua',
      'Atrium',
      'Jam Pulang',
      'Sorot Lampu',
      'Akhir Pekan',
      'Layar Lebar',
      'Titik Temu',
      'Putaran',
      'Putaran (versi bersih)',
    ],
    explicit: true,
  },
  {
    style: 'waltz',
    artist: 'Taman Dalam (contoh)',
    slug: 'taman-dalam-contoh',
    publisher: rintik,
    genre: 'chamber',
    moods: ['calm', 'intimate'],
    tempo: [76, 96],
    titles: [
      'Kelopak',
      'Batu Hangat',
      'Melati Malam',
      'Tirai Putih',
      'Minyak Serai',
      'Handuk Hangat',
      'Wangi Pandan',
      'Kolam Batu',
      'Jeda',
      'Taman Dalam',
    ],
  },
]
