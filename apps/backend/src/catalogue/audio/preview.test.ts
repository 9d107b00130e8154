import { expect, test } from 'vitest'
import { encodeMp3 } from './encode'
import { decodeMp3 } from './mp3'
import { cutPreview } from './preview'

const rate = 32_000
const encodeMono = (samples: Float32Array) => encodeMp3([samples], rate, 80)

/** Encodes a tone that rises by 10 Hz per second, so that the pitch of a clip reveals where it was cut. */
const encodeTone = (seconds: number) =>
  encodeMono(
    Float32Array.from(
      { length: seconds * rate },
      (_, index) => 0.3 * Math.sin((2 * Math.PI * (200 * index + (5 * index * index) / rate)) / rate),
    ),
  )

async function decode(file: Uint8Array) {
  const samples: number[] = []
  let found = 0
  for await (const { channels, rate: decoded } of decodeMp3(file)) {
    for (const sample of channels[0] ?? []) samples.push(sample)
    found = decoded
  }
  return { samples, rate: found }
}

/** Measures the frequency in the middle of a clip from the zero crossings in half a second. */
function frequencyInTheMiddle(samples: readonly number[]): number {
  const from = Math.floor(samples.length / 2)
  let crossings = 0
  for (let at = from; at < from + rate / 2; at += 1)
    if ((samples[at] ?? 0) < 0 !== (samples[at + 1] ?? 0) < 0) crossings += 1
  return crossings
}

test('a preview is thirty seconds long and starts a quarter of the way into the file', async () => {
  const clip = cutPreview(await encodeTone(80))
  const { samples, rate: decoded } = await decode(clip)
  expect(decoded).toBe(rate)
  expect(samples.length / rate).toBeCloseTo(30, 0)
  // The clip is cut from 20 to 50 s, so its middle is at 35 s, where the tone has a frequency of 550 Hz.
  expect(frequencyInTheMiddle(samples)).toBeGreaterThan(535)
  expect(frequencyInTheMiddle(samples)).toBeLessThan(565)
})

test('the first frame states the number of frames and bytes', async () => {
  const clip = cutPreview(await encodeTone(40))
  const at = clip.indexOf('Xing')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(40)
  expect(clip.readUInt32BE(at + 8)).toBe(Math.round((30 * rate) / 1152))
  expect(clip.readUInt32BE(at + 12)).toBe(clip.length)
})

test('the preview of a short file is the whole file without its tags', async () => {
  const file = await encodeTone(6)
  const tagged = Buffer.concat([Buffer.from('49443304000000000104', 'hex'), Buffer.alloc(132), file])
  const { samples } = await decode(cutPreview(tagged))
  expect(samples.length / rate).toBeCloseTo(6, 0)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('no music at all '.repeat(100))],
  ['a tag that claims to be longer than the file', Buffer.from('4944330400007f7f7f7f', 'hex')],
  ['bytes that all look like a frame', Buffer.alloc(5000, 0xff)],
])('there is no preview of %s', (_, file) => {
  expect(cutPreview(file)).toHaveLength(0)
})
