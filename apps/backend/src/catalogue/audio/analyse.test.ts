import { beforeAll, expect, test } from 'vitest'
import { analyseAudio } from './analyse'
import { encodeMp3 } from './encode'

const rate = 32_000
const encodeMono = (samples: Float32Array) => encodeMp3([samples], rate, 80)
let music: Buffer

beforeAll(async () => {
  const samples = Float32Array.from(
    { length: 3 * rate },
    (_, index) => 0.2 * Math.sin((2 * Math.PI * 440 * index) / rate),
  )
  music = await encodeMono(samples)
})

const synchsafe = (size: number) => [21, 14, 7, 0].map(shift => (size >> shift) & 0x7f)

/** An ID3v2.4 frame; `flags` can declare it as compressed. */
const frame = (id: string, content: Buffer, flags = 0) =>
  Buffer.concat([Buffer.from(id), Buffer.from([...synchsafe(content.length), 0, flags]), content])

function tagged(...frames: Buffer[]): Buffer {
  const content = Buffer.concat(frames)
  return Buffer.concat([
    Buffer.from('ID3\x04\x00\x00', 'latin1'),
    Buffer.from(synchsafe(content.length)),
    content,
    music,
  ])
}

const text = (id: string, value: string) => frame(id, Buffer.concat([Buffer.from([3]), Buffer.from(value)]))

/** A file of empty frames at 8 kbit/s, which takes 3.6 MB per hour. */
function longFile(seconds: number): Buffer {
  const empty = Buffer.alloc(72)
  empty.set([0xff, 0xe3, 0x18, 0xc4])
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / 0.072) }, () => empty))
}

test('measures a file and returns its tags', async () => {
  const file = tagged(text('TIT2', 'Kopi Sore'), text('TCOM', 'Ayu\0Bima'), text('TSRC', 'ID-A01-26-00001'))
  const { durationMs, tags, bytes } = await analyseAudio(file)
  expect(durationMs / 1000).toBeCloseTo(3, 0)
  expect(bytes).toBe(file.length)
  expect(tags).toMatchObject({ title: 'Kopi Sore', isrc: ['ID-A01-26-00001'] })
})

test.each([
  ['a text named like music', () => Buffer.from('Ini bukan musik. '.repeat(1000))],
  ['a text after a tag', () => tagged().subarray(0, 10)],
  ['random bytes', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
  ['a WAV file', () => Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00', 'latin1')],
  ['an MP4 file', () => Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1')],
  ['nothing', () => Buffer.alloc(0)],
])('rejects %s as not MP3', async (_, content) => {
  await expect(analyseAudio(content())).rejects.toMatchObject({ problem: 'not-mp3' })
})

test('rejects a small file with three hours of audio before decoding it', async () => {
  const file = longFile(3 * 3600)
  expect(file.length).toBeLessThan(11_000_000)
  await expect(analyseAudio(file)).rejects.toMatchObject({ problem: 'too-long' })
})

test('does not trust the duration stated in a header', async () => {
  const header = Buffer.alloc(72)
  header.set([0xff, 0xe3, 0x18, 0xc4])
  header.write('Xing', 13, 'latin1')
  header.writeUInt32BE(1, 17)
  header.writeUInt32BE(100, 21)
  await expect(analyseAudio(Buffer.concat([header, longFile(2000)]))).rejects.toMatchObject({
    problem: 'too-long',
  })
})

test.each([
  [
    'a picture of ten million bytes',
    () =>
      frame('APIC', Buffer.concat([Buffer.from('\0image/png\0\x03\0', 'latin1'), Buffer.alloc(10_000_000)])),
  ],
  [
    'a compressed picture that claims to unpack to gigabytes',
    () =>
      frame('APIC', Buffer.concat([Buffer.from([0x7f, 0x7f, 0x7f, 0x7f]), Buffer.alloc(5000, 0x78)]), 0b1001),
  ],
  ['an encrypted frame', () => frame('TIT2', Buffer.alloc(100, 1), 0b100)],
  [
    'a frame that claims to be longer than the tag',
    () => Buffer.concat([Buffer.from('TIT2'), Buffer.from([0x7f, 0x7f, 0x7f, 0x7f, 0, 0]), Buffer.alloc(40)]),
  ],
  ['a text that is not text', () => frame('TIT2', Buffer.from([3, 0xff, 0xfe, 0xff, 0x80, 0x80]))],
])('accepts music with %s', async (_, part) => {
  const { durationMs } = await analyseAudio(tagged(part()))
  expect(durationMs / 1000).toBeCloseTo(3, 0)
})

test('rejects silence and very short audio', async () => {
  await expect(analyseAudio(await encodeMono(new Float32Array(3 * rate)))).rejects.toMatchObject({
    problem: 'silent',
  })
  const moment = await encodeMono(new Float32Array(rate / 2).fill(0.1))
  await expect(analyseAudio(moment)).rejects.toMatchObject({ problem: 'too-short' })
})
