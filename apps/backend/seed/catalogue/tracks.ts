import type { MusicGenre, MusicMood } from '@bgm/validation'
import type { StyleName } from '../music/styles'

type Album = [
  style: StyleName,
  artist: string,
  publisher: string,
  genre: MusicGenre,
  moods: MusicMood[],
  /** Beats per minute of the slowest and the fastest track. */
  tempo: [number, number],
  titles: string[],
]

// biome-ignore format: a table
const albums: Album[] = [
  ['lofi', 'Meja Pojok', 'Kolektif Rintik', 'lo-fi', ['calm', 'warm'], [68, 80], ['Hujan di Jendela', 'Kopi Sore', 'Larut Malam', 'Larut Malam (versi bersih)']],
  ['acoustic', 'Beranda Akustik', 'Kolektif Rintik', 'acoustic', ['warm', 'bright'], [84, 100], ['Pagi di Beranda', 'Jalan Setapak', 'Roti Hangat']],
  ['bossa', 'Trio Dermaga', 'Kolektif Senja', 'bossa-nova', ['bright', 'intimate'], [116, 132], ['Ombak Pelan', 'Pasir Putih', 'Senja di Dermaga']],
  ['ambient', 'Studio Tirai', 'Kolektif Senja', 'ambient', ['calm', 'focused'], [56, 64], ['Kabut Pagi', 'Langit Rendah']],
  ['swing', 'Kuartet Trotoar', 'Kolektif Senja', 'swing', ['intimate', 'warm'], [96, 120], ['Trotoar Basah', 'Lampu Kota', 'Lobi Tua']],
  ['kacapi', 'Kacapi Halimun', 'Kolektif Rintik', 'sundanese', ['calm', 'focused'], [66, 80], ['Embun Priangan', 'Rumpun Bambu', 'Saung']],
  ['lounge', 'Koridor Kaca', 'Kolektif Senja', 'lounge', ['lively', 'bright'], [98, 110], ['Etalase', 'Lantai Dua', 'Atrium']],
  ['waltz', 'Taman Dalam', 'Kolektif Rintik', 'chamber', ['calm', 'intimate'], [76, 92], ['Kelopak', 'Batu Hangat', 'Melati Malam']],
]

const people = ['Ayu', 'Bima', 'Citra', 'Damar', 'Elang', 'Fitri'].map(name => `${name} Contoh`)

/** The performers are fictional. */
export const sampleArtists = albums.map(([, artist]) => ({
  name: `${artist} (contoh)`,
  slug: `${artist.toLowerCase().replaceAll(' ', '-')}-contoh`,
}))

/**
 * An ISWC is a T, nine digits and a check digit (ISO 15707). These are from the end of the range, so they are
 * unlikely to belong to real works.
 */
function buildIswc(position: number): string {
  const digits = `9990${String(position).padStart(5, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + (index + 1) * Number(digit), 1)
  return `T${digits}${(10 - (sum % 10)) % 10}`
}

/** The explicit track, which precedes its clean version in the list. */
const explicit = 'Larut Malam'

/**
 * The tracks in the order in which their audio is generated: first one of each style. The number identifies a track
 * and determines its music; `seconds` is its approximate length.
 */
export const sampleTracks = albums
  .flatMap((album, at) => album[6].map((title, index) => ({ album, at, title, index })))
  .sort((one, other) => one.index - other.index || one.at - other.at)
  .map(({ album, at, title, index }, order) => {
    const [style, , publisher, genre, moods, [slowest, fastest], titles] = album
    const personAt = (offset: number) => people[(order + offset) % people.length] ?? ''
    return {
      number: `CONTOH-${String(order + 1).padStart(3, '0')}`,
      title,
      style,
      artist: sampleArtists[at]?.slug ?? '',
      composers: [personAt(0), personAt(2)],
      arranger: personAt(1),
      publisher: `${publisher} (contoh)`,
      release: `${titles[0]} (contoh)`,
      genre,
      moods,
      // ZZ is not a country code, so no real recording can have these ISRCs.
      isrc: `ZZCTH26${String(order + 1).padStart(5, '0')}`,
      iswc: buildIswc(order + 1),
      tempo: Math.round(slowest + ((fastest - slowest) * index) / (titles.length - 1)),
      seconds: (style === 'ambient' ? 322 : 243) + ((order * 7) % 20),
      explicit: title === explicit,
      getCleanVersion: title === `${explicit} (versi bersih)` ? explicit : null,
    }
  })

export type SampleTrack = (typeof sampleTracks)[number]
