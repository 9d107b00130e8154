import { createSeededRandom, type Random } from '../composition/random'
import type { Instrument, Note, Part, Song } from '../composition/song'
import { synthesiseDrum } from './drums'
import {
  synthesiseBass,
  synthesiseElectricPiano,
  synthesiseFlute,
  synthesiseMallet,
  synthesisePad,
} from './keys'
import { applyReverb } from './reverb'
import { applyFilter, sampleRate } from './signal'
import { synthesisePluckedString } from './strings'

/** Release time of a note in seconds. */
const release: Record<Instrument['kind'], number> = {
  strings: 0.18,
  piano: 0.22,
  mallet: 0.3,
  pad: 1.1,
  flute: 0.16,
  bass: 0.08,
  drum: 0.05,
}

// Strings and drums vary a little, so that repeated notes do not sound identical.
const variants: Partial<Record<Instrument['kind'], number>> = { strings: 2, drum: 3 }

function tone(instrument: Instrument, pitch: number, force: number, random: Random): Float32Array {
  if (instrument.kind === 'strings') return synthesisePluckedString(pitch, instrument.tone, random)
  if (instrument.kind === 'piano') return synthesiseElectricPiano(pitch, force)
  if (instrument.kind === 'mallet') return synthesiseMallet(pitch, instrument.decay)
  if (instrument.kind === 'pad') return synthesisePad(pitch, random)
  if (instrument.kind === 'flute') return synthesiseFlute(pitch, random)
  if (instrument.kind === 'bass') return synthesiseBass(pitch)
  return synthesiseDrum(instrument.drum, random)
}

/** Caches the rendered notes of one instrument. */
function tonesOf(instrument: Instrument, random: Random) {
  const made = new Map<string, Float32Array>()
  return ({ pitch, velocity }: Note): Float32Array => {
    // A piano sounds brighter when it is played harder.
    const force = instrument.kind === 'piano' ? (velocity > 0.62 ? 0.9 : 0.45) : 0
    const variant = Math.floor(random() * (variants[instrument.kind] ?? 1))
    const key = `${instrument.kind === 'drum' ? 0 : pitch} ${force} ${variant}`
    const found = made.get(key) ?? tone(instrument, pitch, force, random)
    made.set(key, found)
    return found
  }
}

type Buses = { dry: Float32Array; wet: Float32Array }

/** Adds a note to the mix and, at half the sample rate, to the reverb send. */
function addNote({ dry, wet }: Buses, sound: Float32Array, note: Note, part: Part): void {
  const start = Math.round(note.time * sampleRate)
  const gain = part.gain * note.velocity
  const held = Math.round(note.duration * sampleRate)
  const fading = Math.round(release[part.instrument.kind] * sampleRate)
  const length = Math.min(sound.length, held + fading, dry.length - start)
  const send = gain * part.send
  for (let at = 0; at < length; at += 1) {
    const left = at < held ? 1 : 1 - (at - held) / fading
    const value = (sound[at] ?? 0) * left * left
    const position = start + at
    dry[position] = (dry[position] ?? 0) + value * gain
    if ((position & 1) === 0) wet[position >> 1] = (wet[position >> 1] ?? 0) + value * send
  }
}

function addReverberation({ dry, wet }: Buses): void {
  for (let at = 0; at < wet.length - 1; at += 1) {
    const [now, next] = [wet[at] ?? 0, wet[at + 1] ?? 0]
    dry[2 * at] = (dry[2 * at] ?? 0) + now
    dry[2 * at + 1] = (dry[2 * at + 1] ?? 0) + (now + next) / 2
  }
}

/** Soft clipping: peaks above 0.6 are rounded and limited to 0.82. */
const rounded = (value: number): number => {
  const size = Math.abs(value)
  return size <= 0.6 ? value : Math.sign(value) * (0.6 + 0.22 * Math.tanh((size - 0.6) / 0.22))
}

/** Root mean square, ignoring silence. */
function loudness(signal: Float32Array): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < signal.length; at += 3) {
    const value = (signal[at] ?? 0) ** 2
    if (value < 1e-7) continue
    sum += value
    count += 1
  }
  return Math.sqrt(sum / Math.max(1, count))
}

function master(signal: Float32Array, fade: number): Float32Array {
  applyFilter(signal, { kind: 'highpass', frequency: 34, q: 0.7 })
  applyFilter(signal, { kind: 'lowpass', frequency: 8200, q: 0.6 })
  const gain = 0.105 / Math.max(1e-6, loudness(signal))
  const fading = fade * sampleRate
  for (let at = 0; at < signal.length; at += 1) {
    const left = Math.min(1, (signal.length - 1 - at) / fading)
    signal[at] = rounded((signal[at] ?? 0) * gain) * left * left * (3 - 2 * left)
  }
  return signal
}

/** Renders a song as mono samples between -1 and 1, at `sampleRate`. */
export function renderSong(song: Song, seed: string): Float32Array {
  const random = createSeededRandom(`${seed} sound`)
  const length = Math.ceil(song.seconds * sampleRate)
  const buses = { dry: new Float32Array(length), wet: new Float32Array((length + 1) >> 1) }
  for (const part of song.parts) {
    const toneOf = tonesOf(part.instrument, random)
    for (const note of part.notes) addNote(buses, toneOf(note), note, part)
  }
  applyReverb(buses.wet, sampleRate / 2, song.room)
  addReverberation(buses)
  return master(buses.dry, song.fade)
}
