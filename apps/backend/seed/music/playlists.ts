import type { CoverGesture, CoverPalette, IndustrySlug, MusicGenre, MusicMood } from '@bgm/validation'
import type { StyleName } from './composition/styles'

export type SamplePlaylist = {
  slug: string
  title: [id: string, en: string]
  description: [id: string, en: string]
  /** The styles that the tracks alternate between. */
  styles: StyleName[]
  /** Maximum number of tracks. */
  limit?: number
  fallback?: true
  industries: IndustrySlug[]
  moods: MusicMood[]
  genres: MusicGenre[]
  audience?: { genders?: string[]; age_groups?: string[]; lifestyles?: string[] }
  cover: [gesture: CoverGesture, palette: CoverPalette, density: number]
}

/** Adjacent playlists have different cover palettes. */
export const samplePlaylists: SamplePlaylist[] = [
  {
    slug: 'pagi-di-kafe',
    title: ['Pagi di kafe', 'Café morning'],
    description: [
      'Gitar petik, piano elektrik, dan ketukan ringan untuk jam buka.',
      'Plucked guitar, electric piano and a light beat for opening hours.',
    ],
    styles: ['acoustic', 'lofi', 'bossa', 'lounge'],
    industries: ['restaurant', 'hotel', 'shopping-mall'],
    moods: ['warm', 'bright'],
    genres: ['acoustic', 'lo-fi', 'bossa-nova'],
    audience: { age_groups: ['young-adults'], lifestyles: ['casual'] },
    cover: ['dusk', 'sun', 7],
  },
  {
    slug: 'sepanjang-hari',
    title: ['Sepanjang hari', 'All day long'],
    description: [
      'Semua gaya bergantian, sembilan jam tanpa pengulangan.',
      'Every style in turn, nine hours without a repeat.',
    ],
    styles: ['acoustic', 'ambient', 'bossa', 'kacapi', 'lofi', 'waltz', 'swing', 'lounge'],
    industries: [
      'restaurant',
      'hotel',
      'shopping-mall',
      'office',
      'hospitals-and-clinics',
      'transportation',
      'public-transport',
      'tourist-attraction',
      'association-building',
    ],
    moods: ['warm', 'calm', 'bright'],
    genres: ['acoustic', 'ambient', 'bossa-nova', 'lounge'],
    cover: ['kawung', 'teal', 5],
  },
  {
    slug: 'lobi-tenang',
    title: ['Lobi tenang', 'Quiet lobby'],
    description: [
      'Swing pelan dan bossa untuk ruang tunggu dan lobi.',
      'Slow swing and bossa nova for lobbies and waiting areas.',
    ],
    styles: ['bossa', 'ambient', 'swing', 'waltz'],
    industries: ['hotel', 'hospitals-and-clinics', 'transportation', 'association-building'],
    moods: ['calm', 'intimate'],
    genres: ['bossa-nova', 'swing', 'ambient'],
    cover: ['rosette', 'plum', 6],
  },
  {
    slug: 'spa-dan-salon',
    title: ['Spa dan salon', 'Spa and salon'],
    description: [
      'Harpa petik, kacapi, dan gitar di atas bantalan suara lembut.',
      'Plucked harp, zither and guitar over soft pads.',
    ],
    styles: ['waltz', 'ambient', 'kacapi', 'acoustic'],
    industries: ['salon-and-beauty', 'hospitals-and-clinics', 'hotel'],
    moods: ['calm', 'intimate'],
    genres: ['chamber', 'ambient'],
    cover: ['swell', 'mint', 6],
  },
  {
    slug: 'toko-yang-ramah',
    title: ['Toko yang ramah', 'Friendly shop'],
    description: [
      'Ketukan lounge yang ringan untuk toko dan mal.',
      'An easy lounge beat for shops and malls.',
    ],
    styles: ['lounge', 'bossa', 'acoustic', 'lofi'],
    industries: ['shopping-mall', 'sports-facilities', 'cinema', 'salon-and-beauty'],
    moods: ['lively', 'bright'],
    genres: ['lounge', 'bossa-nova', 'acoustic'],
    audience: { age_groups: ['young-adults', 'adults'], lifestyles: ['family', 'casual'] },
    cover: ['bars', 'pink', 9],
  },
  {
    slug: 'petikan-priangan',
    title: ['Petikan Priangan', 'Strings of Priangan'],
    description: [
      'Petikan kacapi dalam nada degung, dengan bas dan bantalan suara.',
      'Plucked zither in the degung scale, with bass and soft pads.',
    ],
    styles: ['kacapi', 'waltz', 'acoustic', 'ambient'],
    industries: ['tourist-attraction', 'hotel', 'restaurant', 'salon-and-beauty'],
    moods: ['calm', 'focused'],
    genres: ['sundanese', 'chamber'],
    cover: ['rain', 'sand', 5],
  },
  {
    slug: 'malam-santai',
    title: ['Malam santai', 'Easy evening'],
    description: [
      'Swing, lo-fi, dan lounge untuk makan malam dan obrolan panjang.',
      'Swing, lo-fi and lounge for dinner and long conversations.',
    ],
    styles: ['swing', 'lofi', 'lounge', 'bossa'],
    industries: ['bars-and-pubs', 'restaurant', 'hotel'],
    moods: ['intimate', 'warm'],
    genres: ['swing', 'lo-fi', 'lounge'],
    cover: ['turning', 'night', 5],
  },
  {
    slug: 'fokus-kerja',
    title: ['Fokus kerja', 'Focus at work'],
    description: [
      'Tenang dan berulang, tanpa vokal, untuk kantor dan ruang belajar.',
      'Calm and steady, without vocals, for offices and study rooms.',
    ],
    styles: ['ambient', 'kacapi', 'lofi', 'waltz'],
    industries: ['office', 'courses-and-training', 'public-transport'],
    moods: ['focused', 'calm'],
    genres: ['ambient', 'lo-fi', 'sundanese'],
    cover: ['horizon', 'sky', 7],
  },
  {
    slug: 'cadangan',
    title: ['Musik pilihan', 'House mix'],
    description: [
      'Tersimpan di setiap pemutar, untuk saat tidak ada rencana lain.',
      'Stored on every player, for when nothing else is planned.',
    ],
    styles: ['acoustic', 'lofi', 'waltz'],
    limit: 6,
    fallback: true,
    industries: [],
    moods: ['calm'],
    genres: ['acoustic', 'lo-fi', 'chamber'],
    cover: ['nest', 'clay', 4],
  },
  // This playlist is listed after the fallback playlist, so that the positions of the others do not change.
  {
    slug: 'keluarga-akhir-pekan',
    title: ['Keluarga akhir pekan', 'Family weekend'],
    description: [
      'Cerah dan ramah untuk lantai keluarga dan area bermain.',
      'Bright and friendly, for family floors and play areas.',
    ],
    styles: ['acoustic', 'lounge', 'waltz', 'bossa'],
    industries: ['shopping-mall', 'tourist-attraction', 'cinema'],
    moods: ['bright', 'lively'],
    genres: ['acoustic', 'lounge', 'chamber'],
    audience: { genders: ['women', 'men'], age_groups: ['children', 'adults'], lifestyles: ['family'] },
    cover: ['bloom', 'sun', 8],
  },
  {
    slug: 'lantai-remaja',
    title: ['Lantai remaja', 'Teen floor'],
    description: [
      'Lo-fi dan lounge untuk toko mode, permainan, dan nongkrong.',
      'Lo-fi and lounge for fashion, games and hanging out.',
    ],
    styles: ['lofi', 'lounge', 'bossa', 'acoustic'],
    industries: ['shopping-mall', 'cinema', 'courses-and-training'],
    moods: ['lively', 'warm'],
    genres: ['lo-fi', 'lounge'],
    audience: { age_groups: ['teens', 'young-adults'], lifestyles: ['creative', 'casual'] },
    cover: ['blade', 'indigo', 7],
  },
  {
    slug: 'butik-elegan',
    title: ['Butik elegan', 'Elegant boutique'],
    description: [
      'Swing, bossa, dan musik kamar untuk lantai premium.',
      'Swing, bossa nova and chamber music for the premium floor.',
    ],
    styles: ['swing', 'bossa', 'waltz', 'lounge'],
    industries: ['shopping-mall', 'salon-and-beauty', 'hotel'],
    moods: ['intimate', 'calm'],
    genres: ['swing', 'bossa-nova', 'chamber'],
    audience: { genders: ['women'], age_groups: ['adults', 'seniors'], lifestyles: ['luxury'] },
    cover: ['parang', 'rose', 5],
  },
  {
    slug: 'gerak-aktif',
    title: ['Gerak aktif', 'On the move'],
    description: [
      'Lounge dan bossa yang ringan untuk pemanasan dan ruang latihan.',
      'Light lounge and bossa nova for warming up and training rooms.',
    ],
    styles: ['lounge', 'bossa', 'swing', 'acoustic'],
    industries: ['sports-facilities', 'public-transport', 'association-building'],
    moods: ['lively', 'bright'],
    genres: ['lounge', 'bossa-nova'],
    audience: { age_groups: ['young-adults', 'adults'], lifestyles: ['sporty'] },
    cover: ['turning', 'teal', 9],
  },
  {
    slug: 'bar-tengah-malam',
    title: ['Bar tengah malam', 'Late bar'],
    description: [
      'Swing pelan dan lo-fi setelah dapur tutup.',
      'Slow swing and lo-fi after the kitchen has closed.',
    ],
    styles: ['swing', 'lofi', 'lounge', 'bossa'],
    industries: ['bars-and-pubs', 'hotel'],
    moods: ['intimate', 'warm'],
    genres: ['swing', 'lo-fi'],
    audience: { age_groups: ['adults'], lifestyles: ['casual'] },
    cover: ['dusk', 'plum', 6],
  },
  {
    slug: 'ruang-belajar',
    title: ['Ruang belajar', 'Study room'],
    description: [
      'Lembut dan teratur, untuk kelas, perpustakaan, dan ruang kerja.',
      'Soft and steady, for classes, libraries and workrooms.',
    ],
    styles: ['ambient', 'lofi', 'waltz', 'kacapi'],
    industries: ['courses-and-training', 'office', 'transportation'],
    moods: ['focused', 'calm'],
    genres: ['ambient', 'lo-fi', 'chamber'],
    cover: ['horizon', 'sand', 6],
  },
]
