type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number }

/**
 * The two stages of K-weighting at any sample rate. BS.1770-5 lists coefficients for 48 kHz only; the
 * coefficients here are derived from the analogue prototypes with the bilinear transform, as in libebur128.
 */
function kWeighting(rate: number): [Coefficients, Coefficients] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate)
  const high = 10 ** (3.999843853973347 / 20)
  const edge = high ** 0.4996667741545416
  const damped = shelf / 0.7071752369554196
  const scale = 1 + damped + shelf ** 2
  const cut = Math.tan((Math.PI * 38.13547087602444) / rate)
  const cutDamped = cut / 0.5003270373238773
  const cutScale = 1 + cutDamped + cut ** 2
  return [
    {
      b0: (high + edge * damped + shelf ** 2) / scale,
      b1: (2 * (shelf ** 2 - high)) / scale,
      b2: (high - edge * damped + shelf ** 2) / scale,
      a1: (2 * (shelf ** 2 - 1)) / scale,
      a2: (1 - damped + shelf ** 2) / scale,
    },
    {
      b0: 1,
      b1: -2,
      b2: 1,
      a1: (2 * (cut ** 2 - 1)) / cutScale,
      a2: (1 - cutDamped + cut ** 2) / cutScale,
    },
  ]
}

/** Collects the K-weighted energy of each 100 ms of a channel. */
function createChannelMeter(rate: number) {
  const [first, second] = kWeighting(rate)
  const step = Math.round(rate / 10)
  const energies: number[] = []
  let state = [0, 0, 0, 0, 0, 0, 0, 0]
  return {
    energies,
    add(samples: Float32Array): void {
      let [x1 = 0, x2 = 0, y1 = 0, y2 = 0, z1 = 0, z2 = 0, sum = 0, filled = 0] = state
      for (let index = 0; index < samples.length; index += 1) {
        const x = samples[index] ?? 0
        const y = first.b0 * x + first.b1 * x1 + first.b2 * x2 - first.a1 * y1 - first.a2 * y2
        const z = second.b0 * y + second.b1 * y1 + second.b2 * y2 - second.a1 * z1 - second.a2 * z2
        x2 = x1
        x1 = x
        y2 = y1
        y1 = y
        z2 = z1
        z1 = z
        sum += z * z
        filled += 1
        if (filled === step) {
          energies.push(sum / step)
          sum = 0
          filled = 0
        }
      }
      state = [x1, x2, y1, y2, z1, z2, sum, filled]
    },
  }
}

const toLoudness = (energy: number) => -0.691 + 10 * Math.log10(energy)
const toEnergy = (loudness: number) => 10 ** ((loudness + 0.691) / 10)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Computes the gated loudness from the energies of each channel; -Infinity for silence. */
function integrate(channels: readonly (readonly number[])[]): number {
  const weight = channels.length === 1 ? 2 : 1
  const count = Math.max(0, (channels[0]?.length ?? 0) - 3)
  // Gating blocks of 400 ms overlap by 75 %.
  const blocks = Array.from({ length: count }, (_, from) => {
    let sum = 0
    for (const energies of channels)
      for (let part = from; part < from + 4; part += 1) sum += energies[part] ?? 0
    return (weight * sum) / 4
  })
  const audible = blocks.filter(energy => energy > toEnergy(-70))
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toEnergy(toLoudness(mean(audible)) - 10)
  return toLoudness(mean(audible.filter(energy => energy > gate)))
}

/**
 * Measures integrated loudness in LUFS according to ITU-R BS.1770-5, for one or two channels that are added
 * in chunks. Mono counts twice, because it is played on both loudspeakers.
 */
export function createLoudnessMeter(rate: number) {
  const meters: ReturnType<typeof createChannelMeter>[] = []
  return {
    add(channels: readonly Float32Array[]): void {
      for (const [at, samples] of channels.entries()) {
        meters[at] ??= createChannelMeter(rate)
        meters[at].add(samples)
      }
    },
    integrated: (): number => integrate(meters.map(({ energies }) => energies)),
  }
}
