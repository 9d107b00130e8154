import type { Drum } from '../synthesis/drums'
import type { Rhythm } from './melody'
import type { Instrument } from './song'

export type Section = 'intro' | 'a' | 'a2' | 'b' | 'break' | 'ending'

/** The position of a stroke, in beats from the start of its bar. */
export type Stroke = [beat: number, beats: number, velocity: number]
/** A repeating pattern of one or more bars. */
export type Pattern = Stroke[][]

type Common = {
  instruments: Instrument[]
  gain: number
  send: number
  /** The sections in which the layer plays; all of them if omitted. */
  sections?: Section[]
  /** Probability that a track has this layer; 1 if omitted. */
  chance?: number
}

/** One voice of an arrangement. If there are several patterns or instruments, each track uses one of them. */
export type Layer = Common &
  (
    | { role: 'chords'; patterns: Pattern[]; centre: number; strum: number }
    | { role: 'arpeggio'; orders: number[][]; beats: number; centre: number }
    | { role: 'pad'; centre: number }
    | { role: 'bass'; patterns: Pattern[]; fifths: boolean }
    | { role: 'walking-bass' }
    | { role: 'melody'; rhythms: Rhythm[]; lowest: number; highest: number; density: number }
    | { role: 'drum'; patterns: Pattern[] }
  )

export const strings = (brightness: number, decay: number): Instrument => ({
  kind: 'strings',
  tone: { brightness, decay },
})
export const piano: Instrument = { kind: 'piano' }
export const mallet = (decay: number): Instrument => ({ kind: 'mallet', decay })
export const pad: Instrument = { kind: 'pad' }
export const flute: Instrument = { kind: 'flute' }
export const bass: Instrument = { kind: 'bass' }

/** Creates drum strokes of equal length. */
export const strokes = (...beats: [beat: number, velocity: number][]): Stroke[] =>
  beats.map(([beat, velocity]) => [beat, 0.5, velocity])

/** Creates evenly spaced strokes; every second stroke is softer. */
export const steadyStrokes = (beatsPerBar: number, step: number, velocity: number): Stroke[] =>
  Array.from({ length: beatsPerBar / step }, (_, index) => [
    index * step,
    0.4,
    index % 2 === 0 ? velocity : velocity * 0.62,
  ])

export const createDrumLayer = (
  drum: Drum,
  gain: number,
  patterns: Pattern[],
  more: Partial<Common> = {},
): Layer => ({ role: 'drum', instruments: [{ kind: 'drum', drum }], gain, send: 0.08, patterns, ...more })

export const mainSections: Section[] = ['a', 'a2', 'b']
export const fullSections: Section[] = ['a2', 'b']
