import type { Random } from '../composition/random'
import {
  createSilence,
  fadeEdges,
  getDecayFactor,
  normaliseLoudness,
  pitchToFrequency,
  sampleRate,
  sine,
} from './signal'

/** An electric piano: FM synthesis with feedback and a short metallic tine. `force` is from 0 to 1. */
export function synthesiseElectricPiano(pitch: number, force: number): Float32Array {
  const frequency = pitchToFrequency(pitch)
  const out = createSilence(3.4)
  const step = frequency / sampleRate
  const tineRatio = frequency * 14 < 5000 ? 14 : 7
  const decay = getDecayFactor(Math.max(1.6, 5.5 * (130 / frequency) ** 0.35))
  const [softening, tineDecay] = [getDecayFactor(1.7), getDecayFactor(0.32)]
  let envelope = 1
  let index = (0.12 + 0.34 * force) * Math.min(1, 500 / frequency)
  let tine = 0.018 * force
  for (let at = 0; at < out.length; at += 1) {
    const phase = at * step
    const tremolo = 1 + 0.05 * sine((at * 4.6) / sampleRate)
    const turns = phase + (index / 2) * sine(phase) + 4
    out[at] =
      (sine(turns) + 0.16 * sine(2 * phase) * index + tine * sine(phase * tineRatio)) * envelope * tremolo
    envelope *= decay
    index *= softening
    tine *= tineDecay
  }
  return fadeEdges(normaliseLoudness(out, 0.2), 0.004, 0.3)
}

/** A wooden mallet instrument; with a longer decay, a soft bell. */
export function synthesiseMallet(pitch: number, decay: number): Float32Array {
  const frequency = pitchToFrequency(pitch)
  const out = createSilence(Math.min(3, decay * 1.1))
  const step = frequency / sampleRate
  const [fall, second, third] = [
    getDecayFactor(decay),
    getDecayFactor(decay * 0.28),
    getDecayFactor(decay * 0.1),
  ]
  let [one, two, three] = [1, frequency * 4 < 5000 ? 0.22 : 0.05, frequency * 9.2 < 5000 ? 0.06 : 0]
  for (let at = 0; at < out.length; at += 1) {
    const phase = at * step
    out[at] = one * sine(phase) + two * sine(phase * 4) + three * sine(phase * 9.2)
    one *= fall
    two *= second
    three *= third
  }
  return fadeEdges(normaliseLoudness(out, 0.2), 0.003, 0.2)
}

/** A warm pad of three slightly detuned voices. */
export function synthesisePad(pitch: number, random: Random): Float32Array {
  const frequency = pitchToFrequency(pitch)
  const out = createSilence(9.5)
  const partials = Math.max(1, Math.min(6, Math.floor(2600 / frequency)))
  const weights = Array.from({ length: partials }, (_, index) => (index + 1) ** -1.9)
  const cycle = Float32Array.from({ length: 4096 }, (_, at) =>
    weights.reduce(
      (sum, weight, index) => sum + weight * Math.sin((2 * Math.PI * (index + 1) * at) / 4096),
      0,
    ),
  )
  for (const cents of [-4, 0.5, 5]) {
    const step = ((frequency * 2 ** (cents / 1200)) / sampleRate) * 4096
    let phase = random() * 4096
    for (let at = 0; at < out.length; at += 1) {
      out[at] = (out[at] ?? 0) + (cycle[phase & 4095] ?? 0)
      phase += step
    }
  }
  return fadeEdges(normaliseLoudness(out, 0.16), 0.8, 1)
}

/** A bamboo flute with delayed vibrato and some breath noise. */
export function synthesiseFlute(pitch: number, random: Random): Float32Array {
  const frequency = pitchToFrequency(pitch)
  const out = createSilence(4.5)
  let phase = 0
  let breath = 0
  for (let at = 0; at < out.length; at += 1) {
    const time = at / sampleRate
    const vibrato = 1 + 0.0045 * Math.min(1, time / 0.9) * sine(time * 4.9)
    phase += (frequency * vibrato) / sampleRate
    breath += 0.12 * (random() * 2 - 1 - breath)
    out[at] = sine(phase) + 0.14 * sine(2 * phase) + 0.05 * sine(3 * phase) + 0.05 * breath
  }
  return fadeEdges(normaliseLoudness(out, 0.15), 0.09, 0.3)
}

/** A soft bass with a sound between an upright and an electric bass. */
export function synthesiseBass(pitch: number): Float32Array {
  const frequency = pitchToFrequency(pitch)
  const out = createSilence(2.4)
  const step = frequency / sampleRate
  const [fall, second, third] = [getDecayFactor(3.2), getDecayFactor(1.3), getDecayFactor(0.5)]
  let [one, two, three] = [1, 0.42, 0.16]
  for (let at = 0; at < out.length; at += 1) {
    const phase = at * step
    out[at] = one * sine(phase) + two * sine(2 * phase) + three * sine(3 * phase)
    one *= fall
    two *= second
    three *= third
  }
  return fadeEdges(normaliseLoudness(out, 0.22), 0.009, 0.2)
}
