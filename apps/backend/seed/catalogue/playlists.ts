import type { CoverGesture, CoverPalette, IndustrySlug, MusicGenre, MusicMood } from '@bgm/validation'
import type { StyleName } from '../music/styles'
import { type SampleTrack, sampleTracks } from './tracks'

export type SamplePlaylist = {
  slug: string
  title: [id: string, en: string]
  description: [id: string, en: string]
  /** The styles that the tracks alternate between. */
  styles: StyleName[]
  industries: IndustrySlug[]
  moods: MusicMood[]
  genres: MusicGenre[]
  audience: { genders?: string[]; age_groups?: string[]; lifestyles?: string[] }
  cover: [gesture: CoverGesture, palette: CoverPalette, density: number]
  fallback?: true
}

/** Adjacent playlists have different cover palettes. */
// biome-ignore format: a table
export const samplePlaylists: SamplePlaylist[] = [
  { slug: 'pagi-di-kafe', title: ['Pagi di kafe', 'Café morning'], cover: ['dusk', 'sun', 7],
    description: ['Gitar petik, piano elektrik, dan ketukan ringan untuk jam buka.', 'Plucked guitar, electric piano and a light beat for opening hours.'],
    styles: ['acoustic', 'lofi', 'bossa', 'lounge', 'waltz'], moods: ['warm', 'bright'], genres: ['acoustic', 'lo-fi', 'bossa-nova'],
    industries: ['restaurant', 'hotel', 'shopping-mall'], audience: { age_groups: ['young-adults'], lifestyles: ['casual'] } },
  { slug: 'sepanjang-hari', title: ['Sepanjang hari', 'All day long'], cover: ['kawung', 'teal', 5], audience: {},
    description: ['Semua gaya bergantian.', 'Every style in turn.'],
    styles: ['acoustic', 'ambient', 'bossa', 'kacapi', 'lofi', 'waltz', 'swing', 'lounge'], moods: ['warm', 'calm', 'bright'], genres: ['acoustic', 'ambient', 'bossa-nova', 'lounge'],
    industries: ['restaurant', 'hotel', 'shopping-mall', 'office', 'hospitals-and-clinics', 'transportation', 'public-transport', 'tourist-attraction', 'association-building'] },
  { slug: 'spa-dan-salon', title: ['Spa dan salon', 'Spa and salon'], cover: ['swell', 'mint', 6], audience: {},
    description: ['Harpa petik, kacapi, dan gitar di atas bantalan suara lembut.', 'Plucked harp, zither and guitar over soft pads.'],
    styles: ['waltz', 'ambient', 'kacapi', 'acoustic', 'bossa'], moods: ['calm', 'intimate'], genres: ['chamber', 'ambient', 'sundanese'],
    industries: ['salon-and-beauty', 'hospitals-and-clinics', 'hotel'] },
  { slug: 'toko-yang-ramah', title: ['Toko yang ramah', 'Friendly shop'], cover: ['bars', 'pink', 9],
    description: ['Ketukan lounge yang ringan untuk toko, mal, dan keluarga.', 'An easy lounge beat for shops, malls and families.'],
    styles: ['lounge', 'bossa', 'acoustic', 'lofi', 'swing'], moods: ['lively', 'bright'], genres: ['lounge', 'bossa-nova', 'acoustic'],
    industries: ['shopping-mall', 'sports-facilities', 'cinema', 'tourist-attraction'], audience: { genders: ['women', 'men'], age_groups: ['children', 'adults'], lifestyles: ['family', 'sporty'] } },
  { slug: 'malam-santai', title: ['Malam santai', 'Easy evening'], cover: ['turning', 'night', 5], audience: {},
    description: ['Swing, lo-fi, dan lounge untuk makan malam dan obrolan panjang.', 'Swing, lo-fi and lounge for dinner and long conversations.'],
    styles: ['swing', 'lofi', 'lounge', 'bossa', 'waltz'], moods: ['intimate', 'warm'], genres: ['swing', 'lo-fi', 'lounge'],
    industries: ['bars-and-pubs', 'restaurant', 'hotel'] },
  { slug: 'fokus-kerja', title: ['Fokus kerja', 'Focus at work'], cover: ['horizon', 'sky', 7], audience: {},
    description: ['Tenang dan berulang, tanpa vokal, untuk kantor dan ruang belajar.', 'Calm and steady, without vocals, for offices and study rooms.'],
    styles: ['ambient', 'kacapi', 'lofi', 'waltz', 'acoustic'], moods: ['focused', 'calm'], genres: ['ambient', 'lo-fi', 'sundanese'],
    industries: ['office', 'courses-and-training', 'public-transport', 'transportation', 'association-building'] },
  { slug: 'lantai-remaja', title: ['Lantai remaja', 'Teen floor'], cover: ['blade', 'indigo', 7],
    description: ['Lo-fi dan lounge untuk toko mode, permainan, dan nongkrong.', 'Lo-fi and lounge for fashion, games and hanging out.'],
    styles: ['lofi', 'lounge', 'bossa', 'acoustic', 'ambient'], moods: ['lively', 'warm'], genres: ['lo-fi', 'lounge'],
    industries: ['shopping-mall', 'cinema', 'courses-and-training', 'sports-facilities'], audience: { age_groups: ['teens', 'young-adults'], lifestyles: ['creative', 'casual'] } },
  { slug: 'butik-elegan', title: ['Butik elegan', 'Elegant boutique'], cover: ['parang', 'rose', 5],
    description: ['Swing, bossa, dan musik kamar untuk lantai premium.', 'Swing, bossa nova and chamber music for the premium floor.'],
    styles: ['swing', 'bossa', 'waltz', 'lounge', 'kacapi'], moods: ['intimate', 'calm'], genres: ['swing', 'bossa-nova', 'chamber'],
    industries: ['shopping-mall', 'salon-and-beauty', 'hotel', 'bars-and-pubs'], audience: { genders: ['women'], age_groups: ['adults', 'seniors'], lifestyles: ['luxury'] } },
  { slug: 'cadangan', title: ['Musik pilihan', 'House mix'], cover: ['nest', 'clay', 4], fallback: true, audience: {},
    description: ['Tersimpan di setiap pemutar, untuk saat tidak ada rencana lain.', 'Stored on every player, for when nothing else is planned.'],
    styles: ['acoustic', 'waltz'], moods: ['calm'], genres: ['acoustic', 'chamber'], industries: [] },
]

/** Lists the tracks of a playlist, alternating between its styles. Clean versions are substituted automatically. */
export function listSamplePlaylistTracks({ styles }: SamplePlaylist): SampleTrack[] {
  const listed = sampleTracks.filter(({ getCleanVersion }) => !getCleanVersion)
  const perStyle = styles.map(style => listed.filter(track => track.style === style))
  return [0, 1, 2].flatMap(index => perStyle.flatMap(tracks => tracks[index] ?? []))
}
