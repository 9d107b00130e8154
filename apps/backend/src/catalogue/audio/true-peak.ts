const taps = 12
const before = taps / 2 - 1

/** Windowed-sinc filters that interpolate at one, two and three quarters of the way between two samples. */
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

function createChannelPeak() {
  let kept = new Float32Array(0)
  /** The first sample in `kept` that has not been measured. */
  let from = 0
  let peak = 0
  function measure(until: number): void {
    for (let at = from; at < until; at += block) {
      const near = largest(kept, at - before, at + block + taps)
      // Skips samples that are too quiet to contain the peak.
      if (near * bound <= peak) continue
      peak = Math.max(peak, near, largestBetween(kept, at, Math.min(at + block, until)))
    }
  }
  return {
    /** Samples whose neighbours are not known yet are measured with the next chunk. */
    add(samples: Float32Array): void {
      const joined = new Float32Array(kept.length + samples.length)
      joined.set(kept)
      joined.set(samples, kept.length)
      kept = joined
      const until = Math.max(from, kept.length - taps)
      measure(until)
      const start = Math.max(0, until - before)
      kept = kept.slice(start)
      from = until - start
    },
    finish(): number {
      measure(kept.length)
      return peak
    },
  }
}

/**
 * Measures the highest true peak, in dBTP, of channels that are added in chunks, with fourfold
 * oversampling (BS.1770-5, annex 2); -Infinity for silence.
 */
export function createTruePeakMeter() {
  const meters: ReturnType<typeof createChannelPeak>[] = []
  return {
    add(channels: readonly Float32Array[]): void {
      for (const [at, samples] of channels.entries()) {
        meters[at] ??= createChannelPeak()
        meters[at].add(samples)
      }
    },
    finish: (): number => 20 * Math.log10(Math.max(0, ...meters.map(meter => meter.finish()))),
  }
}
