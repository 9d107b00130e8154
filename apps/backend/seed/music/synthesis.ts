import { createRandom, type Random } from './random'

/** Soft timbres need no frequencies above 8 kHz. */
export const sampleRate = 16_000

/** `send` is the share of the sound that the reverb receives. */
type Instrument = { send: number; attack?: number } & (
  | { kind: 'tone'; partials: [multiple: number, amplitude: number, decay: number][]; seconds: number }
  | { kind: 'string'; brightness: number; decay: number }
  | { kind: 'noise'; frequency: number; quality: number; seconds: number; level: number }
)

const harmonics = (count: number, slope: number, decay: number, factor = 1) =>
  Array.from({ length: count }, (_, index): [number, number, number] => [
    (index + 1) * factor,
    (index + 1) ** -slope,
    decay / (index + 1),
  ])

// biome-ignore format: a table
const instruments = {
  piano: { kind: 'tone', partials: [...harmonics(4, 1.7, 4.5), [7, 0.03, 0.3]], seconds: 3.4, send: 0.28 },
  bell: { kind: 'tone', partials: [[1, 1, 1.8], [4, 0.2, 0.5], [9.2, 0.05, 0.15]], seconds: 2, send: 0.45 },
  bass: { kind: 'tone', partials: harmonics(3, 1.4, 3), seconds: 2.4, send: 0.02, attack: 0.009 },
  pad: { kind: 'tone', partials: [...harmonics(4, 1.9, 99, 0.9977), ...harmonics(4, 1.9, 99, 1.0023)], seconds: 6, send: 0.4, attack: 0.8 },
  flute: { kind: 'tone', partials: harmonics(3, 2.7, 60), seconds: 4, send: 0.45, attack: 0.09 },
  guitar: { kind: 'string', brightness: 0.45, decay: 3.6, send: 0.24 },
  harp: { kind: 'string', brightness: 0.5, decay: 5, send: 0.4 },
  zither: { kind: 'string', brightness: 0.85, decay: 4.4, send: 0.32 },
  kick: { kind: 'tone', partials: [[0.75, 1, 0.5], [1.5, 0.3, 0.1]], seconds: 0.34, send: 0.02 },
  brush: { kind: 'noise', frequency: 2300, quality: 0.7, seconds: 0.24, level: 0.1, send: 0.08 },
  shaker: { kind: 'noise', frequency: 2800, quality: 1.1, seconds: 0.11, level: 0.05, send: 0.08 },
  rim: { kind: 'noise', frequency: 1150, quality: 3.5, seconds: 0.06, level: 0.05, send: 0.1 },
} satisfies Record<string, Instrument>
export type Sound = keyof typeof instruments

/** Times are in seconds, `pitch` is a MIDI note number. */
export type Note = { sound: Sound; time: number; seconds: number; pitch: number; gain: number }
export type Song = { seconds: number; notes: Note[] }

const sines = Float32Array.from({ length: 8192 }, (_, index) => Math.sin((2 * Math.PI * index) / 8192))
const sine = (turns: number) => sines[((turns * 8192) | 0) & 8191] ?? 0
/** The factor per sample that gives a decay of 60 dB in this many seconds. */
const decayFactor = (seconds: number) => 10 ** (-3 / (seconds * sampleRate))

function playTone(frequency: number, partials: [number, number, number][], seconds: number): Float32Array {
  const out = new Float32Array(seconds * sampleRate)
  for (const [multiple, amplitude, decay] of partials) {
    const [step, factor] = [(frequency * multiple) / sampleRate, decayFactor(decay)]
    let level = step < 0.4 ? amplitude : 0
    for (let index = 0; index < out.length; index += 1) {
      out[index] = (out[index] ?? 0) + level * sine(index * step)
      level *= factor
    }
  }
  return out
}

/** A plucked string (Karplus-Strong), tuned to fractions of a sample with an allpass filter. */
function playString(frequency: number, brightness: number, decay: number, random: Random): Float32Array {
  const exact = sampleRate / frequency - 0.5
  const period = Math.floor(exact - 0.1)
  const noise = Float32Array.from({ length: period }, () => random() * 2 - 1)
  let smooth = 0
  for (let index = 0; index < period * 2; index += 1) {
    smooth += (0.06 + 0.5 * brightness) * ((noise[index % period] ?? 0) - smooth)
    noise[index % period] = smooth
  }
  // The point at which the string is plucked determines which of its partials are weak.
  const point = Math.round(period * 0.82)
  const line = noise.map((value, index) => value - 0.7 * (noise[(index + point) % period] ?? 0))
  const mean = line.reduce((sum, value) => sum + value, 0) / period
  const tuning = (1 - (exact - period)) / (1 + (exact - period))
  const loss = decayFactor(decay * Math.min(1, (220 / frequency) ** 0.45)) ** period
  let [before, tuned, input] = [0, 0, 0]
  return new Float32Array(Math.min(3.2, 1.2 + 300 / frequency) * sampleRate).map((_, index) => {
    const value = (line[index % period] ?? 0) - (index < period ? mean : 0)
    const averaged = (loss * (value + before)) / 2
    tuned = tuning * (averaged - tuned) + input
    input = averaged
    before = value
    line[index % period] = tuned
    return value
  })
}

/** A decaying noise through a bandpass filter. */
function playNoise(frequency: number, quality: number, seconds: number, random: Random): Float32Array {
  const tuning = 2 * Math.sin((Math.PI * frequency) / sampleRate)
  let [low, band] = [0, 0]
  return new Float32Array(seconds * sampleRate).map((_, index, all) => {
    low += tuning * band
    band += tuning * (random() * 2 - 1 - low - band / quality)
    return band * (1 - index / all.length) ** 3
  })
}

function synthesise(sound: Sound, pitch: number, random: Random): Float32Array {
  const instrument: Instrument = instruments[sound]
  const frequency = 440 * 2 ** ((pitch - 69) / 12)
  const signal =
    instrument.kind === 'tone'
      ? playTone(frequency, instrument.partials, instrument.seconds)
      : instrument.kind === 'string'
        ? playString(frequency, instrument.brightness, instrument.decay, random)
        : playNoise(instrument.frequency, instrument.quality, instrument.seconds, random)
  // Notes are equally loud in their loudest tenth of a second, and fade at their ends.
  const size = sampleRate / 10
  const powers = Array.from({ length: Math.ceil(signal.length / size) }, (_, part) =>
    signal.subarray(part * size, (part + 1) * size).reduce((sum, value) => sum + value * value, 1e-9),
  )
  const gain = (instrument.kind === 'noise' ? instrument.level : 0.18) / Math.sqrt(Math.max(...powers) / size)
  const [attack, release] = [(instrument.attack ?? 0.003) * sampleRate, Math.min(signal.length / 2, 3200)]
  return signal.map(
    (value, index) => value * gain * Math.min(1, index / attack, (signal.length - 1 - index) / release),
  )
}

/** The delays of the reverb in pairs of samples, mutually prime. */
const delays = [257, 331, 383, 467, 509, 577, 631, 691]

/**
 * Adds a plate-like reverb to the mix: a feedback delay network with a Householder matrix. It runs at half the sample
 * rate, because it contains no high frequencies.
 */
function addReverb(mix: Float32Array, send: Float32Array): void {
  const lines = delays.map(length => ({
    buffer: new Float32Array(length),
    gain: decayFactor(1.8) ** (2 * length),
    position: 0,
    low: 0,
  }))
  let before = 0
  for (let index = 0; index < send.length; index += 1) {
    let [sum, out, sign] = [0, 0, 0.2]
    for (const line of lines) {
      // High frequencies decay faster.
      line.low += 0.8 * ((line.buffer[line.position] ?? 0) * line.gain - line.low)
      sum += line.low / 4
      out += sign * line.low
      sign = -sign
    }
    for (const line of lines) {
      line.buffer[line.position] = line.low - sum + (send[index] ?? 0)
      line.position = line.position + 1 === line.buffer.length ? 0 : line.position + 1
    }
    mix[2 * index] = (mix[2 * index] ?? 0) + (before + out) / 2
    mix[2 * index + 1] = (mix[2 * index + 1] ?? 0) + out
    before = out
  }
}

const synthesised = new Map<string, Float32Array>()

function getNote(sound: Sound, pitch: number, index: number): Float32Array {
  // Strings and drums have two variants, so that repeated notes do not sound identical.
  const key = `${sound} ${pitch} ${instruments[sound].kind === 'tone' ? 0 : index % 2}`
  const note = synthesised.get(key) ?? synthesise(sound, pitch, createRandom(key))
  synthesised.set(key, note)
  return note
}

/** Renders a song as mono samples between -1 and 1. All songs are equally loud. */
export function renderSong({ seconds, notes }: Song): Float32Array {
  const mix = new Float32Array(seconds * sampleRate)
  const send = new Float32Array(mix.length / 2)
  for (const [index, { sound, pitch, time, seconds: held, gain }] of notes.entries()) {
    const note = getNote(sound, pitch, index)
    const [start, end, release] = [Math.round(time * sampleRate), Math.round(held * sampleRate), 3200]
    const wet = gain * instruments[sound].send
    const length = Math.min(note.length, end + release, mix.length - start)
    for (let index = 0; index < length; index += 1) {
      const value = (note[index] ?? 0) * (index < end ? 1 : 1 - (index - end) / release)
      mix[start + index] = (mix[start + index] ?? 0) + value * gain
      send[(start + index) >> 1] = (send[(start + index) >> 1] ?? 0) + value * wet
    }
  }
  addReverb(mix, send)
  const gain = 0.115 / Math.sqrt(mix.reduce((sum, value) => sum + value * value, 1e-9) / mix.length)
  const fade = mix.length - 3 * sampleRate
  return mix.map((value, index) => {
    // Peaks are rounded instead of clipped.
    const rounded = (value * gain) / (1 + 0.35 * Math.abs(value * gain))
    return index < fade ? rounded : (rounded * (mix.length - 1 - index)) / (3 * sampleRate)
  })
}
