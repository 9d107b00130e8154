import { type Chord, chooseVoicing } from './harmony'
import type { Layer, Section, Stroke } from './layers'
import { composeMelody } from './melody'
import { pickRandom, type Random, randomBetween } from './random'
import type { Note, Part } from './song'
import type { Style } from './style'

/** The bars of one section; `first` is the index of its first bar. */
export type Passage = { section: Section; first: number; chords: Chord[] }

export type Timing = { secondsPerBeat: number; swing: number; key: number }

/** Times are in beats from the start of the song. */
type Played = { beat: number; beats: number; pitch: number; velocity: number; late?: number }

/** From C2 (36) to B2 (47), the lowest notes that small speakers reproduce. */
const bassPitch = (root: number) => 36 + root

/** Whether a bar is the last of the song, in which it resolves. */
const isFinal = ({ section, chords }: Passage, bar: number) =>
  section === 'ending' && bar === chords.length - 1

function chordNotes(layer: Layer & { role: 'chords' }, bars: Stroke[][], passage: Passage, beats: number) {
  const { first, chords } = passage
  let before: number[] = []
  return chords.flatMap((chord, bar): Played[] => {
    before = chooseVoicing(chord, layer.centre, before)
    const voices = before
    // In the ending, chords are sustained.
    const held: Stroke[] = isFinal(passage, bar)
      ? [[0, beats * 2, 0.66]]
      : [
          [0, beats / 2, 0.66],
          [beats / 2, beats / 2, 0.55],
        ]
    const strokes = passage.section === 'ending' ? held : (bars[bar % bars.length] ?? [])
    return strokes.flatMap(([beat, length, velocity]) =>
      voices.map((pitch, voice) => ({
        beat: (first + bar) * beats + beat,
        beats: length,
        pitch,
        velocity: velocity * (voice === voices.length - 1 ? 1 : 0.86),
        late: voice * layer.strum,
      })),
    )
  })
}

function arpeggioNotes(
  layer: Layer & { role: 'arpeggio' },
  order: number[],
  passage: Passage,
  beats: number,
) {
  const { first, chords } = passage
  let before: number[] = []
  return chords.flatMap((chord, bar): Played[] => {
    before = chooseVoicing(chord, layer.centre, before)
    const voices = [...before, ...before.map(pitch => pitch + 12)].slice(0, Math.max(4, before.length))
    return (isFinal(passage, bar) ? order.slice(0, 4) : order).map((voice, index) => ({
      beat: (first + bar) * beats + index * layer.beats,
      // The strings ring until the chord changes.
      beats: Math.min(beats - index * layer.beats, 3),
      pitch: voices[voice % voices.length] ?? layer.centre,
      velocity: index === 0 ? 0.76 : index % 2 === 0 ? 0.62 : 0.54,
    }))
  })
}

function padNotes(layer: Layer & { role: 'pad' }, { first, chords }: Passage, beats: number) {
  let before: number[] = []
  return chords.flatMap((chord, bar): Played[] => {
    before = chooseVoicing(chord, layer.centre, before)
    return before.map(pitch => ({ beat: (first + bar) * beats, beats, pitch, velocity: 0.7 }))
  })
}

function bassNotes(fifths: boolean, bars: Stroke[][], { first, chords }: Passage, beats: number): Played[] {
  return chords.flatMap(({ root }, bar) =>
    (bars[bar % bars.length] ?? []).map(([beat, length, velocity], index) => ({
      beat: (first + bar) * beats + beat,
      beats: length,
      pitch: bassPitch(root) + (fifths && index === 2 ? 7 : 0),
      velocity,
    })),
  )
}

/** Walking bass: root, third or fifth, another tone, and a step towards the next root. */
function walkingNotes(random: Random, { first, chords }: Passage, beats: number): Played[] {
  return chords.flatMap((chord, bar) => {
    const root = bassPitch(chord.root)
    const next = bassPitch(chords[(bar + 1) % chords.length]?.root ?? 0)
    const above = chord.tones.map(tone => root + ((tone - chord.root + 12) % 12))
    const [third = root, fifth = root] = above.slice(1)
    const line = [
      root,
      pickRandom(random, [third, fifth]),
      pickRandom(random, [fifth, root]),
      next + pickRandom(random, [-1, 1, 2]),
    ]
    return line.map((pitch, beat) => ({
      beat: (first + bar) * beats + beat,
      beats: 0.92,
      pitch,
      velocity: beat % 2 === 0 ? 0.74 : 0.66,
    }))
  })
}

const drumNotes = (bars: Stroke[][], { first, chords }: Passage, beats: number): Played[] =>
  chords.flatMap((_, bar) =>
    (bars[bar % bars.length] ?? []).map(([beat, length, velocity]) => ({
      beat: (first + bar) * beats + beat,
      beats: length,
      pitch: 0,
      velocity,
    })),
  )

const letterOf = (section: Section) => (section === 'b' ? 'b' : 'a')

/**
 * Returns a function that plays a layer. The patterns for A and B sections are chosen once per track, so
 * that repeated sections sound the same.
 */
function playerOf(layer: Layer, { beatsPerBar: beats, scale }: Style, random: Random, key: number) {
  const melodies = new Map<string, Played[]>()
  const pattern =
    'patterns' in layer
      ? { a: pickRandom(random, layer.patterns), b: pickRandom(random, layer.patterns) }
      : null
  const order =
    'orders' in layer ? { a: pickRandom(random, layer.orders), b: pickRandom(random, layer.orders) } : null
  return (passage: Passage): Played[] => {
    const letter = letterOf(passage.section)
    const bars = pattern?.[letter] ?? []
    if (layer.role === 'chords') return chordNotes(layer, bars, passage, beats)
    if (layer.role === 'arpeggio') return arpeggioNotes(layer, order?.[letter] ?? [], passage, beats)
    if (layer.role === 'pad') return padNotes(layer, passage, beats)
    if (layer.role === 'bass') return bassNotes(layer.fifths, bars, passage, beats)
    if (layer.role === 'walking-bass') return walkingNotes(random, passage, beats)
    if (layer.role === 'drum') return drumNotes(bars, passage, beats)
    const known = melodies.get(`${letter} ${passage.chords.length}`)
    const settings = { ...layer, beatsPerBar: beats, scale: scale.map(tone => (tone + key) % 12) }
    const theme =
      known ??
      composeMelody(random, passage.chords, settings).map(({ accent, ...note }) => ({
        ...note,
        velocity: accent,
      }))
    melodies.set(`${letter} ${passage.chords.length}`, theme)
    return theme.map(note => ({ ...note, beat: note.beat + passage.first * beats }))
  }
}

/** Relative loudness of a section. */
const dynamics: Record<Section, number> = { intro: 0.8, a: 0.88, a2: 0.96, b: 1, break: 0.8, ending: 0.82 }

const swung = (beat: number, swing: number) => (Math.abs((beat % 1) - 0.5) < 0.01 ? beat + swing : beat)

function performed(random: Random, note: Played, { secondsPerBeat, swing }: Timing, dynamic: number): Note {
  const deviation = (random() + random() + random() - 1.5) * 0.009
  return {
    time: Math.max(0, swung(note.beat, swing) * secondsPerBeat + (note.late ?? 0) + deviation),
    duration: note.beats * secondsPerBeat,
    pitch: note.pitch,
    velocity: note.velocity * dynamic * randomBetween(random, 0.9, 1.08),
  }
}

/** Composes the notes of one layer, with small random deviations in timing and velocity to sound human. */
export function composePart(
  layer: Layer,
  style: Style,
  passages: readonly Passage[],
  timing: Timing,
  random: Random,
): Part {
  const play = playerOf(layer, style, random, timing.key)
  const notes = passages
    .filter(({ section }) => !layer.sections || layer.sections.includes(section))
    .flatMap(passage => play(passage).map(note => performed(random, note, timing, dynamics[passage.section])))
  return { instrument: pickRandom(random, layer.instruments), gain: layer.gain, send: layer.send, notes }
}
