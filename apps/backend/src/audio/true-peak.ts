const taps = 12
const before = taps / 2 - 1

/** A windowed sinc that interpolates at a quarter, a half and three quarters between two samples. */
const phases = [0.25, 0.5, 0.75].map(offset => {
  const weights = Array.from({ length: taps }, (_, tap) => {
    const distance = tap - before - offset
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (taps / 2 + 0.5))
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Float64Array.from(weights, weight => weight / sum)
})

/** The maximum factor by which an interpolated value can exceed the largest sample around it. */
const bound = Math.max(...phases.map(phase => phase.reduce((sum, weight) => sum + Math.abs(weight), 0)))

const block = 64

function largest(samples: Float32Array, from: number, until: number): number {
  let found = 0
  for (let at = Math.max(0, from); at < until && at < samples.length; at += 1)
    found = Math.max(found, Math.abs(samples[at] ?? 0))
  return found
}

function largestBetween(samples: Float32Array, from: number, until: number): number {
  let found = 0
  for (let at = from; at < until; at += 1)
    for (const phase of phases) {
      let sum = 0
      for (let tap = 0; tap < taps; tap += 1) sum += (phase[tap] ?? 0) * (samples[at + tap - before] ?? 0)
      found = Math.max(found, Math.abs(sum))
    }
  return found
}

/** The highest true peak in dBTP, with four times oversampling (BS.1770-5, annex 2). -Infinity for silence. */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const samples of channels)
    for (let from = 0; from < samples.length; from += block) {
      const near = largest(samples, from - before, from + block + taps)
      // Skips samples that are too quiet to contain the peak.
      if (near * bound <= peak) continue
      peak = Math.max(peak, near, largestBetween(samples, from, Math.min(from + block, samples.length)))
    }
  return 20 * Math.log10(peak)
}
