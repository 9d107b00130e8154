import type { Room } from '../synthesis/reverb'
import type { Layer } from './layers'

export type Style = {
  beatsPerBar: number
  /** Delay of the off-beat eighths in beats; a sixth makes them triplets. */
  swing: [least: number, most: number]
  /** Semitones above C. */
  keys: number[]
  /** The melody's pitch classes in C. */
  scale: number[]
  /** Chord symbols in C, one per bar. Each track takes two of them. */
  progressions: string[]
  room: Room
  layers: Layer[]
}
