import { createRandom, type Random } from './random'
import { type Layer, type Style, type StyleName, styles } from './styles'
import type { Note, Song } from './synthesis'

function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('Nothing to pick from')
  return choice
}

/** The same seed always gives the same song. */
export type SongRequest = { seed: string; style: StyleName; tempo: number; seconds: number }

/** Pitch classes; the first is the root. */
type Chord = number[]
type Section = { chords: Chord[]; energy: number; theme: 'a' | 'b'; first: number }
/** A note in eighth notes from the start of its section. */
type Step = { at: number; length: number; pitch: number; velocity: number }

function parseChord(symbol: string, key: number): Chord {
  const [degree, highest, third = ''] = [Number(symbol[0]) - 1, Number(symbol[1]), symbol[2]]
  const tone = (step: number) => ([0, 2, 4, 5, 7, 9, 11][(degree + step) % 7] ?? 0) + key
  const middle = { 2: tone(1), 4: tone(3), b: tone(2) - 1, '#': tone(2) + 1 }[third] ?? tone(2)
  const tones = [tone(0), middle, tone(4), tone(6), tone(8)].slice(0, (highest + 1) / 2)
  return tones.map(pitch => pitch % 12)
}

/** Puts each tone within half an octave of `centre`, so that voices move by small steps. */
const voicing = (tones: Chord, centre: number) =>
  // Only the bass plays the root of a large chord.
  (tones.length > 3 ? tones.slice(1) : tones)
    .map(tone => centre - 6 + ((tone - centre + 126) % 12))
    .sort((one, other) => one - other)

/** Arranges sections, from an intro to an ending, that add up to about `wanted` bars. */
function arrange(wanted: number, a: Chord[], b: Chord[]): Section[] {
  const sections: Section[] = []
  let first = 0
  const add = (energy: number) => {
    const [theme, chords] = energy === 3 ? (['b', b] as const) : (['a', a] as const)
    const bars = energy === 0 ? 4 : 8
    sections.push({
      theme,
      energy,
      first,
      chords: Array.from({ length: bars }, (_, bar) => bar).flatMap(bar => [
        chords[bar % chords.length] ?? [],
      ]),
    })
    first += bars
  }
  add(0)
  for (let index = 0; first + 8 < wanted; index += 1) add([1, 2, 3, 0, 1, 3, 2][index % 7] ?? 1)
  add(0)
  // The last bar resolves to the first chord.
  sections.at(-1)?.chords.splice(3, 1, a[0] ?? [])
  return sections
}

const strokes = (bar: string) =>
  [...bar.matchAll(/(\d)-*/g)].map(({ 0: text, index }) => ({
    at: index,
    length: text.length,
    digit: Number(text[0]),
  }))

const nearest = (pitch: number, classes: readonly number[]) =>
  [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map(by => pitch + by).find(near => classes.includes(near % 12)) ??
  pitch

/** Composes a melody of two motifs, as A A B and a long note. On strong beats it plays tones of the chord. */
function composeMelody(
  random: Random,
  chords: Chord[],
  scale: number[],
  rhythms: string[],
  beats: number,
): Step[] {
  const motifs = [0, 1].map(() =>
    strokes(pick(random, rhythms)).map(stroke => ({
      ...stroke,
      move: pick(random, [-4, -2, -2, 0, 2, 2, 4, 5, -5]),
    })),
  )
  const rest = pick(random, [1, 2])
  let pitch = 74
  const play = (at: number, length: number, move: number, velocity: number, classes: number[]) => {
    const next = nearest(pitch + move, classes)
    pitch = next < 67 ? next + 12 : next > 84 ? next - 12 : next
    return { at, length, pitch, velocity }
  }
  return chords.flatMap((tones, bar) => {
    if (bar % 4 === 3) return [play(bar * beats, beats - 1, 0, 0.7, tones)]
    if (bar === 4 + rest) return []
    return (motifs[bar % 4 === 2 ? 1 : 0] ?? []).map(({ at, length, digit, move }) =>
      play(bar * beats + at, Math.max(length, 2), move, digit / 10, at % 4 === 0 ? tones : scale),
    )
  })
}

/** Returns a function that plays a layer in a section. A theme sounds the same whenever it returns. */
function createPlayer([role, , , , bars]: Layer, scale: number[], random: Random) {
  const variants = bars.split('|')
  const patterns = { a: pick(random, variants).split(' '), b: pick(random, variants).split(' ') }
  const beats = patterns.a[0]?.length ?? 8
  const melodies = new Map<string, Step[]>()
  return ({ chords, theme }: Section): Step[] => {
    const melody =
      melodies.get(theme) ?? (role === 'melody' ? composeMelody(random, chords, scale, variants, beats) : [])
    melodies.set(theme, melody)
    if (role === 'melody') return melody
    return chords.flatMap((tones, bar) =>
      strokes(patterns[theme][bar % patterns[theme].length] ?? '').flatMap(
        ({ at, length, digit }, index): Step[] => {
          const note = { at: bar * beats + at, length, velocity: digit / 10 }
          const voices = voicing(tones, 61)
          // The bass plays the root, the fifth and the third; C2 to B2 are the lowest roots of small speakers.
          const [root = 0, third = root, fifth = root] = tones
          const bass = 36 + root + ((([root, fifth, root, third][index % 4] ?? root) - root + 12) % 12)
          if (role === 'bass') return [{ ...note, pitch: bass }]
          if (role === 'drum') return [{ ...note, pitch: 36 }]
          if (role === 'chords')
            return voices.map((pitch, voice) => ({ ...note, pitch, at: note.at + voice * 0.03 }))
          const pitch = (voices[(digit - 1) % voices.length] ?? 60) + (digit > voices.length ? 12 : 0)
          return [{ ...note, pitch, length: 5, velocity: index % 2 === 0 ? 0.7 : 0.56 }]
        },
      ),
    )
  }
}

/** Composes a song: key, chords, form, arrangement and every note. */
export function composeSong({ seed, style: name, tempo, seconds }: SongRequest): Song {
  const random = createRandom(seed)
  const { layers, progressions, scale, swing }: Style = styles[name]
  const key = pick(random, [0, 2, 3, 5, 7, 9, 10])
  const first = pick(random, progressions)
  const second = pick(
    random,
    progressions.filter(symbols => symbols !== first),
  )
  const [a = [], b = []] = [first, second].map(symbols =>
    symbols.split(' ').map(symbol => parseChord(symbol, key)),
  )
  const beats = layers[0]?.[4].search(/[ |]|$/) ?? 8
  const eighth = 30 / tempo
  const sections = arrange(seconds / eighth / beats, a, b)
  const notes = layers.flatMap(layer => {
    const [, sound, gain, energy] = layer
    const play = createPlayer(
      layer,
      scale.map(tone => (tone + key) % 12),
      random,
    )
    const playing = sections.filter(section => section.energy >= energy)
    return playing.flatMap(section =>
      play(section).map(({ at, length, pitch, velocity }): Note => {
        const beat = section.first * beats + at + (Math.floor(at) % 2) * swing
        // Small deviations in time and loudness sound human.
        const time = Math.max(0, beat * eighth + (random() - 0.5) * 0.014)
        const loudness = (0.82 + 0.06 * section.energy) * (0.92 + 0.16 * random())
        return { sound, pitch, time, seconds: length * eighth, gain: gain * velocity * loudness }
      }),
    )
  })
  const bars = sections.reduce((sum, { chords }) => sum + chords.length, 0)
  return { seconds: bars * beats * eighth + 1, notes }
}
