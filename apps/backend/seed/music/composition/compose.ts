import { type Chord, parseProgression } from './harmony'
import type { Section } from './layers'
import { composePart, type Passage } from './parts'
import { createSeededRandom, pickRandom, type Random, randomBetween } from './random'
import type { Song } from './song'
import { type StyleName, styles } from './styles'

export type SongRequest = {
  /** The same seed always gives the same song. */
  seed: string
  style: StyleName
  /** Beats per minute. */
  tempo: number
  /** Approximate length. */
  seconds: number
}

const bars: Record<Section, number> = { intro: 4, a: 8, a2: 8, b: 8, break: 4, ending: 4 }
const body: Section[] = [
  'a',
  'a2',
  'b',
  'a2',
  'break',
  'a',
  'b',
  'a2',
  'break',
  'b',
  'a',
  'a2',
  'b',
  'a2',
  'b',
  'a',
]

/** Arranges sections, from the intro to the ending, that add up to about `wanted` bars. */
function formOf(wanted: number): Section[] {
  const form: Section[] = ['intro']
  let count = bars.intro + bars.ending
  for (const section of body) {
    if (count + bars[section] / 2 > wanted) break
    form.push(section)
    count += bars[section]
  }
  // A break must be followed by another section.
  if (form.at(-1) === 'break') form.pop()
  return [...form, 'ending']
}

function passagesOf(form: Section[], a: Chord[], b: Chord[]): Passage[] {
  let first = 0
  return form.map(section => {
    const chords = section === 'b' ? b : a
    const count = bars[section]
    const played = Array.from({ length: count }, (_, bar) => {
      // The ending resolves to the first chord.
      const at = section === 'ending' && bar === count - 1 ? 0 : bar % chords.length
      return chords[at] ?? { root: 0, tones: [0] }
    })
    const passage = { section, first, chords: played }
    first += count
    return passage
  })
}

function chordsOf(random: Random, choices: readonly string[], key: number): { a: Chord[]; b: Chord[] } {
  const a = pickRandom(random, choices)
  const b = pickRandom(
    random,
    choices.filter(symbols => symbols !== a),
  )
  return { a: parseProgression(a, key), b: parseProgression(b, key) }
}

/** Seconds for the last chord to decay. */
const tail = 2

/** Composes a song: key, chords, form, arrangement and every note. */
export function composeSong({ seed, style: name, tempo, seconds }: SongRequest): Song {
  const random = createSeededRandom(seed)
  const style = styles[name]
  const key = pickRandom(random, style.keys)
  const secondsPerBeat = 60 / tempo
  const secondsPerBar = secondsPerBeat * style.beatsPerBar
  const { a, b } = chordsOf(random, style.progressions, key)
  const passages = passagesOf(formOf(seconds / secondsPerBar), a, b)
  const timing = { secondsPerBeat, swing: randomBetween(random, ...style.swing), key }
  const layers = style.layers.filter(({ chance = 1 }) => random() < chance)
  const last = passages.at(-1)
  const barCount = last ? last.first + last.chords.length : 0
  return {
    seconds: barCount * secondsPerBar + tail,
    fade: secondsPerBar * 2 + tail,
    room: { ...style.room, decay: style.room.decay * randomBetween(random, 0.85, 1.2) },
    parts: layers.map(layer => composePart(layer, style, passages, timing, random)),
  }
}
