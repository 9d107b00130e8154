/** An MPEG-1 sample rate; background music needs no frequencies above 16 kHz. */
export const sampleRate = 32_000

const size = 16_384
const sines = Float32Array.from({ length: size }, (_, index) => Math.sin((2 * Math.PI * index) / size))

/** Sine from a lookup table, with the phase in turns; faster than Math.sin, with an error below -65 dB. */
export const sine = (turns: number): number => sines[((turns * size) | 0) & (size - 1)] ?? 0

export const pitchToFrequency = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

/** The factor per sample that gives a decay of 60 dB in this many seconds. */
export const getDecayFactor = (seconds: number): number => 10 ** (-3 / (seconds * sampleRate))

export const createSilence = (seconds: number): Float32Array =>
  new Float32Array(Math.ceil(seconds * sampleRate))

/** The two-pole filters of the "Audio EQ Cookbook" (R. Bristow-Johnson). */
type Filter = { kind: 'lowpass' | 'highpass' | 'bandpass'; frequency: number; q: number }

/** Filters the signal in place. */
export function applyFilter(signal: Float32Array, { kind, frequency, q }: Filter): Float32Array {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const [cosine, alpha] = [Math.cos(omega), Math.sin(omega) / (2 * q)]
  const side = kind === 'lowpass' ? (1 - cosine) / 2 : kind === 'highpass' ? (1 + cosine) / 2 : alpha
  const middle = kind === 'lowpass' ? 2 * side : kind === 'highpass' ? -2 * side : 0
  const scale = 1 / (1 + alpha)
  const [b0, b1, b2] = [side * scale, middle * scale, (kind === 'bandpass' ? -side : side) * scale]
  const [a1, a2] = [-2 * cosine * scale, (1 - alpha) * scale]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < signal.length; at += 1) {
    const x = signal[at] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    signal[at] = y
  }
  return signal
}

/** Scales the signal in place, so that its loudest 100 ms have the given root mean square. */
export function normaliseLoudness(signal: Float32Array, wanted: number): Float32Array {
  const window = sampleRate / 10
  let loudest = 0
  for (let from = 0; from < signal.length; from += window) {
    let sum = 0
    const until = Math.min(from + window, signal.length)
    for (let at = from; at < until; at += 1) sum += (signal[at] ?? 0) ** 2
    loudest = Math.max(loudest, sum / window)
  }
  const factor = loudest === 0 ? 0 : wanted / Math.sqrt(loudest)
  for (let at = 0; at < signal.length; at += 1) signal[at] = (signal[at] ?? 0) * factor
  return signal
}

/** Fades in and out at the edges, so that a note starts and ends without a click. */
export function fadeEdges(signal: Float32Array, fadeIn: number, fadeOut: number): Float32Array {
  const [first, last] = [Math.round(fadeIn * sampleRate), Math.round(fadeOut * sampleRate)]
  for (let at = 0; at < first && at < signal.length; at += 1) signal[at] = (signal[at] ?? 0) * (at / first)
  for (let at = 1; at <= last && at <= signal.length; at += 1)
    signal[signal.length - at] = ((signal[signal.length - at] ?? 0) * (at - 1)) / last
  return signal
}
