import type { Random } from '../composition/random'
import {
  applyFilter,
  createSilence,
  fadeEdges,
  getDecayFactor,
  normaliseLoudness,
  sampleRate,
  sine,
} from './signal'

const noise = (seconds: number, random: Random) => createSilence(seconds).map(() => random() * 2 - 1)

function decaying(signal: Float32Array, seconds: number): Float32Array {
  const factor = getDecayFactor(seconds)
  let envelope = 1
  return signal.map(value => {
    envelope *= factor
    return value * envelope
  })
}

/** A soft kick drum: a sine sweep down to 48 Hz. */
function kick(): Float32Array {
  const out = createSilence(0.34)
  let phase = 0
  for (let at = 0; at < out.length; at += 1) {
    phase += (48 + 62 * Math.exp((-at / sampleRate) * 38)) / sampleRate
    out[at] = sine(phase)
  }
  return fadeEdges(normaliseLoudness(decaying(out, 0.42), 0.2), 0.004, 0.05)
}

/** A brush hit on a snare drum. */
function brush(random: Random): Float32Array {
  const wires = applyFilter(noise(0.24, random), { kind: 'bandpass', frequency: 2300, q: 0.7 })
  applyFilter(wires, { kind: 'lowpass', frequency: 4800, q: 0.6 })
  return fadeEdges(normaliseLoudness(decaying(wires, 0.34), 0.1), 0.012, 0.06)
}

/** A brush sweep across a snare drum. */
function swish(random: Random): Float32Array {
  const wires = applyFilter(noise(0.42, random), { kind: 'bandpass', frequency: 1900, q: 0.6 })
  return fadeEdges(
    normaliseLoudness(applyFilter(wires, { kind: 'lowpass', frequency: 4200, q: 0.6 }), 0.05),
    0.13,
    0.26,
  )
}

function shaker(random: Random): Float32Array {
  const seeds = applyFilter(noise(0.11, random), { kind: 'bandpass', frequency: 4300, q: 1.1 })
  applyFilter(seeds, { kind: 'lowpass', frequency: 5600, q: 0.6 })
  return fadeEdges(normaliseLoudness(decaying(seeds, 0.2), 0.05), 0.014, 0.04)
}

/** A cross-stick (rim click). */
function rim(random: Random): Float32Array {
  const click = decaying(noise(0.09, random), 0.045)
  const wood = applyFilter(click, { kind: 'bandpass', frequency: 1150, q: 3.5 })
  return fadeEdges(normaliseLoudness(wood, 0.05), 0.001, 0.03)
}

/** A hand drum. */
function hand(random: Random): Float32Array {
  const skin = applyFilter(decaying(noise(0.3, random), 0.03), { kind: 'lowpass', frequency: 900, q: 0.7 })
  let phase = 0
  const out = skin.map((value, at) => {
    phase += (176 + 30 * Math.exp((-at / sampleRate) * 30)) / sampleRate
    return 0.35 * value + sine(phase) * Math.exp((-at / sampleRate) * 19)
  })
  return fadeEdges(normaliseLoudness(out, 0.12), 0.003, 0.05)
}

const drums = { kick, brush, swish, shaker, rim, hand }
export type Drum = keyof typeof drums

export const synthesiseDrum = (name: Drum, random: Random): Float32Array => drums[name](random)
