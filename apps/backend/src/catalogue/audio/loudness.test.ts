import { expect, test } from 'vitest'
import { createLoudnessMeter } from './loudness'
import { createTruePeakMeter } from './true-peak'

/** Adds channels to a meter in chunks of uneven lengths. */
function addInPieces(
  meter: { add(channels: Float32Array[]): void },
  channels: readonly Float32Array[],
): void {
  const length = channels[0]?.length ?? 0
  for (let index = 0, size = 1; index < length; index += size, size = (size * 7) % 5003)
    meter.add(channels.map(samples => samples.subarray(index, index + size)))
}

function integratedLoudness(channels: readonly Float32Array[], rate: number): number {
  const meter = createLoudnessMeter(rate)
  addInPieces(meter, channels)
  return meter.integrated()
}

function truePeak(channels: readonly Float32Array[]): number {
  const meter = createTruePeakMeter()
  addInPieces(meter, channels)
  return meter.finish()
}

const decibels = (value: number) => 10 ** (value / 20)

type Tone = { level: number; seconds: number; frequency?: number; phase?: number }

// Loops are used because array methods take seconds for millions of samples.
function tone(rate: number, { level, seconds, frequency = 997, phase = 0 }: Tone): Float32Array {
  const samples = new Float32Array(Math.round(rate * seconds))
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = decibels(level) * Math.sin((2 * Math.PI * frequency * index) / rate + phase)
  return samples
}

function joined(...parts: Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}

test.each([32_000, 44_100, 48_000])(
  'a tone of 997 Hz at -23 dBFS has the loudness given in the standard, at a sample rate of %d Hz',
  rate => {
    const channel = tone(rate, { level: -23, seconds: 20 })
    const silent = new Float32Array(channel.length)
    expect(integratedLoudness([channel, channel], rate)).toBeCloseTo(-23, 1)
    expect(integratedLoudness([channel, silent], rate)).toBeCloseTo(-26.01, 1)
  },
)

test('measures the same loudness for a mono signal as for that signal on two channels', () => {
  const channel = tone(48_000, { level: -23, seconds: 5 })
  expect(integratedLoudness([channel], 48_000)).toBeCloseTo(integratedLoudness([channel, channel], 48_000), 5)
})

// EBU Tech 3341, minimum requirements test signals 3 and 4: quiet passages do not count.
test.each([
  ['quiet passages around', [-36, -23, -36], [10, 60, 10]],
  ['quiet and silent passages around', [-72, -36, -23, -36, -72], [10, 10, 60, 10, 10]],
])('gates %s a programme at -23 LUFS', (_, levels, seconds) => {
  const rate = 32_000
  const channel = joined(
    ...levels.map((level, part) => tone(rate, { level, seconds: seconds[part] ?? 0, frequency: 1000 })),
  )
  expect(integratedLoudness([channel, channel], rate)).toBeCloseTo(-23, 1)
})

test('silence has no loudness and no peak', () => {
  const silent = new Float32Array(48_000)
  expect(integratedLoudness([silent], 48_000)).toBe(Number.NEGATIVE_INFINITY)
  expect(truePeak([silent])).toBe(Number.NEGATIVE_INFINITY)
})

// The same inter-sample peaks as in test signals 15 to 18 of EBU Tech 3341.
test.each([
  ['on a sample', { level: -6, seconds: 1, frequency: 12_000, phase: Math.PI / 2 }],
  ['between two samples', { level: -6, seconds: 1, frequency: 12_000, phase: Math.PI / 4 }],
  ['of a low tone', { level: -6, seconds: 1, frequency: 997, phase: 0 }],
])('finds a peak %s', (_, settings) => {
  const found = truePeak([tone(48_000, settings)])
  expect(found).toBeGreaterThan(-6.4)
  expect(found).toBeLessThan(-5.8)
})

test('finds the peak of the louder channel at the very end', () => {
  const quiet = tone(32_000, { level: -30, seconds: 1 })
  const loud = quiet.slice()
  loud[loud.length - 1] = 0.5
  expect(truePeak([quiet, loud])).toBeCloseTo(-6.02, 1)
})
