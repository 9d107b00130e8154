import { expect, test } from 'vitest'
import { prepareAnnouncement } from './announcement'
import { readWav } from './wav'

const rate = 16_000
const samples = Buffer.alloc(2 * 2 * rate)
for (let index = 0; index < samples.length / 2; index += 1)
  samples.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * index) / rate)), index * 2)

function chunk(name: string, content: Buffer, { size = content.length, padded = true } = {}): Buffer {
  const header = Buffer.alloc(8)
  header.write(name, 'latin1')
  header.writeUInt32LE(size, 4)
  return Buffer.concat([header, content, Buffer.alloc(padded ? content.length % 2 : 0)])
}

const subFormat = (tag: number) =>
  Buffer.from([tag, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71])

function format({
  tag = 1,
  channels = 1,
  hertz = rate,
  bits = 16,
  extension = Buffer.alloc(0),
} = {}): Buffer {
  const content = Buffer.alloc(16)
  content.writeUInt16LE(tag, 0)
  content.writeUInt16LE(channels, 2)
  content.writeUInt32LE(hertz, 4)
  content.writeUInt32LE((hertz * channels * bits) / 8, 8)
  content.writeUInt16LE((channels * bits) / 8, 12)
  content.writeUInt16LE(bits, 14)
  return chunk('fmt ', Buffer.concat([content, extension]))
}

const extensible = (tag: number) =>
  format({ tag: 0xfffe, extension: Buffer.concat([Buffer.from([22, 0, 16, 0, 4, 0, 0, 0]), subFormat(tag)]) })

function wav(chunks: Buffer[], { name = 'RIFF', size }: { name?: string; size?: number } = {}): Buffer {
  const content = Buffer.concat(chunks)
  const header = Buffer.alloc(12)
  header.write(name, 'latin1')
  header.writeUInt32LE(size ?? content.length + 4, 4)
  header.write('WAVE', 8, 'latin1')
  return Buffer.concat([header, content])
}

const ds64 = (bytes: number) => {
  const content = Buffer.alloc(28)
  content.writeBigUInt64LE(BigInt(bytes), 8)
  return chunk('ds64', content)
}

const data = chunk('data', samples)
const list = chunk('LIST', Buffer.from('INFOISFT\x05\0\0\0Perek', 'latin1'))

test.each([
  ['the extensible format tag', wav([extensible(1), chunk('fact', Buffer.alloc(4)), data])],
  ['a data size of zero', wav([format(), chunk('data', samples, { size: 0 })], { size: 0 })],
  [
    'a data size of zero in a header with the right length',
    wav([format(), chunk('data', samples, { size: 0 })]),
  ],
  [
    'a data size of 4 GB',
    wav([format(), chunk('data', samples, { size: 0xffff_ffff })], { size: 0xffff_ffff }),
  ],
  [
    'a data size of 2 GB',
    wav([format(), chunk('data', samples, { size: 0x7fff_ffff })], { size: 0x8000_0023 }),
  ],
  [
    'a broadcast description and a list before the data',
    wav([chunk('bext', Buffer.alloc(602)), format(), list, data]),
  ],
  ['a chunk of odd length', wav([format(), chunk('junk', Buffer.alloc(33)), data, list])],
  [
    'a chunk of odd length without padding',
    wav([format(), chunk('junk', Buffer.alloc(33), { padded: false }), data]),
  ],
  [
    'the RF64 format',
    wav([ds64(samples.length), format(), chunk('data', samples, { size: 0xffff_ffff }), list], {
      name: 'RF64',
      size: 0xffff_ffff,
    }),
  ],
])('reads all samples of a WAV file with %s', async (_, file) => {
  const { channels, rate: found } = readWav(file)
  expect([found, channels.length, channels[0]?.length]).toEqual([rate, 1, samples.length / 2])
  expect((await prepareAnnouncement(file)).analysis.durationMs).toBeGreaterThan(1900)
})

test.each([
  ['24-bit samples', 'wav-encoding', wav([format({ bits: 24 }), data])],
  ['a compressed format', 'wav-encoding', wav([format({ tag: 0x11, bits: 4 }), data])],
  ['samples of the extensible format that are not PCM', 'wav-encoding', wav([extensible(3), data])],
  ['six channels', 'wav-channels', wav([format({ channels: 6 }), data])],
  ['an unusual sample rate', 'wav-rate', wav([format({ hertz: 31_000 }), data])],
  [
    'fewer samples than its header states',
    'truncated',
    wav([format(), chunk('data', samples, { size: 99_999 })]),
  ],
  ['an empty recording and a list', 'too-short', wav([format(), chunk('data', Buffer.alloc(0)), list])],
  ['no samples', 'damaged', wav([format(), list])],
])('rejects a WAV file with %s and says why', async (_, problem, file) => {
  await expect(prepareAnnouncement(file)).rejects.toMatchObject({ problem })
})
