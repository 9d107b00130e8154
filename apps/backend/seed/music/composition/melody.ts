import type { Chord } from './harmony'
import { pickRandom, type Random } from './random'

/** `beat` counts from the start of a phrase; `pitch` is a MIDI note number. */
export type MelodyNote = { beat: number; beats: number; pitch: number; accent: number }

/** Onsets in beats within one bar. */
export type Rhythm = number[]

type Settings = {
  rhythms: readonly Rhythm[]
  beatsPerBar: number
  /** Pitch classes of the scale. */
  scale: readonly number[]
  lowest: number
  highest: number
  /** Fraction of bars that contain notes. */
  density: number
}

type Step = { beat: number; beats: number; move: number; accent: number }

const moves = [-2, -1, -1, 1, 1, 2, 0, 3, -3]

function motif(random: Random, { rhythms, beatsPerBar }: Settings): Step[] {
  const rhythm = pickRandom(random, rhythms)
  return rhythm.map((beat, index) => {
    const next = rhythm[index + 1] ?? beatsPerBar
    return {
      beat,
      beats: Math.max(0.4, (next - beat) * 0.95),
      move: index === 0 ? 0 : pickRandom(random, moves),
      accent: beat % 1 === 0 ? 0.8 : 0.64,
    }
  })
}

const isIn = (pitch: number, classes: readonly number[]) => classes.includes(((pitch % 12) + 12) % 12)

function nearest(pitch: number, classes: readonly number[]): number {
  for (let distance = 0; distance < 7; distance += 1) {
    if (isIn(pitch + distance, classes)) return pitch + distance
    if (isIn(pitch - distance, classes)) return pitch - distance
  }
  return pitch
}

function moved(pitch: number, steps: number, scale: readonly number[]): number {
  let at = pitch
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    do at += Math.sign(steps)
    while (!isIn(at, scale))
  }
  return at
}

const inRange = (pitch: number, { lowest, highest }: Settings) =>
  pitch < lowest ? pitch + 12 : pitch > highest ? pitch - 12 : pitch

/**
 * Composes a melody over the chords, one chord per bar. Two motifs alternate as A A B A; accented notes are
 * chord tones, and every fourth bar ends on a long note.
 */
export function composeMelody(random: Random, chords: readonly Chord[], settings: Settings): MelodyNote[] {
  const { beatsPerBar, scale, lowest, highest, density } = settings
  const motifs = [motif(random, settings), motif(random, settings)]
  const plays = Array.from({ length: 4 }, (_, bar) => bar === 0 || random() < density)
  const notes: MelodyNote[] = []
  let pitch = nearest(Math.round((lowest + highest) / 2), chords[0]?.tones ?? scale)
  for (const [bar, { tones }] of chords.entries()) {
    if (!plays[bar % 4]) continue
    const start = bar * beatsPerBar
    if (bar % 4 === 3) {
      pitch = inRange(nearest(pitch, tones), settings)
      notes.push({ beat: start, beats: beatsPerBar * 0.8, pitch, accent: 0.72 })
      continue
    }
    for (const { beat, beats, move, accent } of motifs[bar % 4 === 2 ? 1 : 0] ?? []) {
      const next = moved(nearest(pitch, scale), move, scale)
      pitch = inRange(beat % 2 === 0 ? nearest(next, tones) : next, settings)
      notes.push({ beat: start + beat, beats, pitch, accent })
    }
  }
  return notes
}
