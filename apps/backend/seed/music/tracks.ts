import { albums } from './albums'
import type { Album } from './albums/album'
import { createSeededRandom } from './composition/random'

/** The first tracks of each album are short and generated first, so that every playlist soon has something to play. */
const early = 3
const seconds = { early: { least: 136, most: 156 }, later: { least: 206, most: 230 } }

const composers = [
  'Ayu Contoh',
  'Bima Contoh',
  'Citra Contoh',
  'Damar Contoh',
  'Elang Contoh',
  'Fitri Contoh',
]

export type SampleTrack = {
  /** Identifies the track and seeds its composition. */
  number: string
  title: string
  album: Album
  composers: string[]
  arranger: string
  isrc: string
  iswc: string
  tempo: number
  /** Approximate length. */
  seconds: number
  explicit: boolean
  /** The catalogue number of its clean version. */
  cleanVersion: string | null
}

const numberOf = (position: number) => `CONTOH-${String(position + 1).padStart(3, '0')}`
/**
 * An ISWC is a T, nine digits and a check digit (ISO 15707). These are from the end of the range, so they
 * are unlikely to belong to real works.
 */
function iswcOf(position: number): string {
  const digits = `9990${String(position + 1).padStart(5, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + (index + 1) * Number(digit), 1)
  return `T${digits}${(10 - (sum % 10)) % 10}`
}

const positionOf = (index: number, album: number) => index * albums.length + album

function track(album: Album, at: number, title: string, index: number): SampleTrack {
  const position = positionOf(index, at)
  const random = createSeededRandom(numberOf(position))
  const { least, most } = index < early ? seconds.early : seconds.later
  const [slowest, fastest] = album.tempo
  const first = Math.floor(random() * composers.length)
  const nameAt = (offset: number) => composers[(first + offset) % composers.length] ?? ''
  const explicit = index === album.explicit
  return {
    number: numberOf(position),
    title,
    album,
    composers: [nameAt(0), nameAt(2)],
    arranger: nameAt(1),
    // ZZ is not a country code, so no real recording can have these ISRCs.
    isrc: `ZZCTH26${String(position + 1).padStart(5, '0')}`,
    iswc: iswcOf(position),
    tempo: Math.round(slowest + ((fastest - slowest) * ((index * 7 + 3) % 10)) / 9),
    seconds: Math.round(least + (most - least) * random()),
    explicit,
    cleanVersion: explicit ? numberOf(positionOf(index + 1, at)) : null,
  }
}

/** All sample tracks, in the order in which their audio is generated. */
export const sampleTracks: SampleTrack[] = albums
  .flatMap((album, at) => album.titles.map((title, index) => track(album, at, title, index)))
  .sort((one, other) => one.number.localeCompare(other.number))
