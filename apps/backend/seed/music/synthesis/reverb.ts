/** Mutually prime delays, in samples at half the sample rate: four diffusers, then eight delay lines. */
const diffusers = [71, 53, 190, 139]
const lines = [1031, 1327, 1523, 1871, 2053, 2311, 2503, 2777]

export type ReverbSettings = {
  /** Seconds until the reverb has decayed by 60 dB (RT60). */
  decay: number
  /** From 0 (bright) to 1 (dark). */
  damping: number
}

function diffuse(signal: Float32Array): void {
  for (const length of diffusers) {
    const line = new Float32Array(length)
    let position = 0
    for (let at = 0; at < signal.length; at += 1) {
      const delayed = line[position] ?? 0
      const kept = (signal[at] ?? 0) + 0.62 * delayed
      signal[at] = delayed - 0.62 * kept
      line[position] = kept
      position = position + 1 === length ? 0 : position + 1
    }
  }
}

/**
 * Applies a plate-like reverb to a signal in place: a feedback delay network with a Householder matrix. `rate` is the
 * signal's sample rate.
 */
export function applyReverb(signal: Float32Array, rate: number, { decay, damping }: ReverbSettings): void {
  diffuse(signal)
  const gains = lines.map(length => 10 ** ((-3 * length) / (rate * decay)))
  const buffers = lines.map(length => new Float32Array(length))
  const positions = new Int32Array(lines.length)
  const smooth = new Float32Array(lines.length)
  const open = 1 - 0.75 * damping
  for (let at = 0; at < signal.length; at += 1) {
    let [sum, out] = [0, 0]
    for (let line = 0; line < 8; line += 1) {
      const value = buffers[line]?.[positions[line] ?? 0] ?? 0
      const damped = (smooth[line] ?? 0) + open * (value * (gains[line] ?? 0) - (smooth[line] ?? 0))
      smooth[line] = damped
      sum += damped
      out += line % 2 === 0 ? damped : -damped
    }
    const input = signal[at] ?? 0
    for (let line = 0; line < 8; line += 1) {
      const buffer = buffers[line]
      const position = positions[line] ?? 0
      if (buffer) buffer[position] = (smooth[line] ?? 0) - 0.25 * sum + input
      positions[line] = position + 1 === buffer?.length ? 0 : position + 1
    }
    signal[at] = out * 0.35
  }
}
