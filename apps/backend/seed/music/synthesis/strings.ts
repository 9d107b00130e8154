import type { Random } from '../composition/random'
import {
  applyFilter,
  createSilence,
  fadeEdges,
  getDecayFactor,
  normaliseLoudness,
  pitchToFrequency,
  sampleRate,
} from './signal'

export type StringTone = {
  /** Brightness of the attack, from 0 (soft, like felt) to 1 (hard, like a plectrum). */
  brightness: number
  /** Seconds for a low note to decay by 60 dB. */
  decay: number
}

/** One period of filtered noise, which excites the string. */
function excitation(period: number, { brightness }: StringTone, random: Random): Float32Array {
  const noise = Float32Array.from({ length: period }, () => random() * 2 - 1)
  const share = 0.06 + 0.5 * brightness
  let smooth = 0
  for (let pass = 0; pass < 2; pass += 1)
    for (let at = 0; at < period; at += 1) {
      smooth += share * ((noise[at] ?? 0) - smooth)
      noise[at] = smooth
    }
  const pickAt = Math.max(1, Math.round(period * 0.18))
  const mean = noise.reduce((sum, value) => sum + value, 0) / period
  return noise.map((value, at) => value - mean - 0.7 * ((noise[(at + period - pickAt) % period] ?? 0) - mean))
}

/** A plucked string (Karplus-Strong) with the resonances of a wooden body. */
export function synthesisePluckedString(pitch: number, tone: StringTone, random: Random): Float32Array {
  const frequency = pitchToFrequency(pitch)
  const seconds = Math.min(3.2, 1.2 + 300 / frequency)
  const out = createSilence(seconds)
  const exact = sampleRate / frequency - 0.5
  const period = Math.floor(exact - 0.1)
  const line = excitation(period, tone, random)
  // An allpass filter tunes the string to fractions of a sample.
  const fraction = exact - period
  const tuning = (1 - fraction) / (1 + fraction)
  const loss = getDecayFactor(tone.decay * Math.min(1, (220 / frequency) ** 0.45)) ** period
  let [position, before, tunedBefore, inBefore] = [0, 0, 0, 0]
  for (let at = 0; at < out.length; at += 1) {
    const now = line[position] ?? 0
    out[at] = now
    const averaged = loss * (0.5 * now + 0.5 * before)
    before = now
    const tuned = tuning * (averaged - tunedBefore) + inBefore
    inBefore = averaged
    tunedBefore = tuned
    line[position] = tuned
    position = position + 1 === period ? 0 : position + 1
  }
  const wood = applyFilter(out.slice(), { kind: 'bandpass', frequency: 118, q: 2.5 })
  const top = applyFilter(out.slice(), { kind: 'bandpass', frequency: 235, q: 3 })
  for (let at = 0; at < out.length; at += 1)
    out[at] = (out[at] ?? 0) + 0.5 * (wood[at] ?? 0) + 0.4 * (top[at] ?? 0)
  applyFilter(out, { kind: 'lowpass', frequency: 2600 + 2800 * tone.brightness, q: 0.6 })
  applyFilter(out, { kind: 'highpass', frequency: 60, q: 0.7 })
  return fadeEdges(normaliseLoudness(out, 0.2), 0.002, 0.3)
}
