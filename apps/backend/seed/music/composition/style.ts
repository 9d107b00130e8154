import type { ReverbSettings } from '../synthesis/reverb'
import type { Layer } from './layers'

export type Style = {
  beatsPerBar: number
  /** Swing: the delay of off-beat eighth notes in beats; 1/6 gives triplets. */
  swing: [least: number, most: number]
  /** Semitones above C. */
  keys: number[]
  /** The pitch classes of the melody in C. */
  scale: number[]
  /** Progressions of chord symbols in C, one chord per bar. Each track uses two of them. */
  progressions: string[]
  room: ReverbSettings
  layers: Layer[]
}
