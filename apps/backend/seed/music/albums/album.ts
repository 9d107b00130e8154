import type { MusicGenre, MusicMood } from '@bgm/validation'
import type { StyleName } from '../composition/styles'

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
  /** The index of an explicit title, which is followed by its clean version. */
  explicit?: number
}
