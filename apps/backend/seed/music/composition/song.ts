import type { Drum } from '../synthesis/drums'
import type { ReverbSettings } from '../synthesis/reverb'
import type { StringTone } from '../synthesis/strings'

/**
 * `time` and `duration` are in seconds, `velocity` is from 0 to 1, and `pitch` is a MIDI note number, ignored for
 * drums.
 */
export type Note = { time: number; duration: number; pitch: number; velocity: number }

export type Instrument =
  | { kind: 'strings'; tone: StringTone }
  | { kind: 'piano' }
  | { kind: 'mallet'; decay: number }
  | { kind: 'pad' }
  | { kind: 'flute' }
  | { kind: 'bass' }
  | { kind: 'drum'; drum: Drum }

export type Part = {
  instrument: Instrument
  gain: number
  /** Reverb send, from 0 to 1. */
  send: number
  notes: Note[]
}

export type Song = {
  seconds: number
  /** Duration of the final fade-out in seconds. */
  fade: number
  room: ReverbSettings
  parts: Part[]
}
