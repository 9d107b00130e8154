import { beforeAll, expect, test } from 'vitest'
import { analyseAudio } from './analyse'
import { encodeMp3 } from './encode'

const rate = 32_000
const encodeMono = (samples: Float32Array) => encodeMp3([samples], rate, 80)
let music: Buffer

beforeAll(async () => {
  music = await encodeMono(
    Float32Array.from({ length: 2 * rate }, (_, index) => 0.2 * Math.sin((2 * Math.PI * 440 * index) / rate)),
  )
})

const bigEndian = (size: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (size >> (8 * (bytes - 1 - index))) & 0xff)
const synchsafe = (size: number) => [21, 14, 7, 0].map(shift => (size >> shift) & 0x7f)

const encodings = {
  'Latin 1': (text: string) => Buffer.concat([Buffer.from([0]), Buffer.from(text, 'latin1')]),
  'UTF-16 LE': (text: string) => Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  'UTF-16 BE': (text: string) =>
    Buffer.concat([Buffer.from([1, 0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
  'UTF-8': (text: string) => Buffer.concat([Buffer.from([3]), Buffer.from(text)]),
}

const sizes = {
  2: (size: number) => bigEndian(size, 3),
  3: (size: number) => bigEndian(size, 4),
  4: synchsafe,
}

type Version = keyof typeof sizes
type Frames = Record<string, Buffer>

const joinFrames = (version: Version, frames: Frames) =>
  Buffer.concat(
    Object.entries(frames).map(([id, content]) =>
      Buffer.concat([
        Buffer.from(id),
        Buffer.from([...sizes[version](content.length), ...(version === 2 ? [] : [0, 0])]),
        content,
      ]),
    ),
  )

function tag(version: Version, frames: Frames, flags = 0): Buffer {
  const content = joinFrames(version, frames)
  return Buffer.concat([
    Buffer.from([...Buffer.from('ID3'), version, 0, flags, ...synchsafe(content.length)]),
    content,
  ])
}

const getTags = async (file: Buffer) => (await analyseAudio(file)).tags

test.each(Object.entries(encodings))(
  'keeps slashes in the names of an ID3v2.3 tag in %s',
  async (_, encode) => {
    const file = tag(3, { TPE1: encode('AC/DC'), TCOM: encode('K/DA / įi/Ayu') })
    expect(await getTags(Buffer.concat([file, music]))).toMatchObject({
      artists: ['AC/DC'],
      composer: ['K/DA / įi/Ayu'].map(text =>
        encode === encodings['Latin 1'] ? text.replace('į', '/') : text,
      ),
    })
  },
)

test('keeps slashes in ID3v2.2 and 2.4 tags and in user-defined fields', async () => {
  const latin = encodings['Latin 1']
  const old = tag(2, { TP1: latin('25/17'), TCM: latin('K/DA') })
  expect(await getTags(Buffer.concat([old, music]))).toMatchObject({ artists: ['25/17'], composer: ['K/DA'] })
  const current = tag(4, { TPE1: latin('25/17'), TCOM: latin('K/DA\0Ayu') })
  expect(await getTags(Buffer.concat([current, music]))).toMatchObject({
    artists: ['25/17'],
    composer: ['K/DA', 'Ayu'],
  })
  const defined = tag(3, { TXXX: Buffer.from('\0CATALOGNUMBER\0KR/001', 'latin1') })
  expect(await getTags(Buffer.concat([defined, music]))).toMatchObject({ catalognumber: ['KR/001'] })
})

test('keeps slashes in a tag with unsynchronisation and an extended header', async () => {
  const frames = joinFrames(3, { TPE1: encodings['UTF-16 LE']('25/17'), TCOM: encodings['Latin 1']('ÿ/DA') })
  const content = Buffer.concat([Buffer.from([0, 0, 0, 6, 0, 0, 0, 0, 0, 0]), frames])
  const unsynchronised = Buffer.from([...content].flatMap(byte => (byte === 0xff ? [0xff, 0] : [byte])))
  const header = Buffer.from([...Buffer.from('ID3'), 3, 0, 0xc0, ...synchsafe(unsynchronised.length)])
  expect(await getTags(Buffer.concat([header, unsynchronised, music]))).toMatchObject({
    artists: ['25/17'],
    composer: ['ÿ/DA'],
  })
})

const id3v1 = () => Buffer.concat([Buffer.from('TAG'), Buffer.from('Lagu lama'.padEnd(125, '\0'))])

function apeTag(items: Record<string, string>, withHeader: boolean): Buffer {
  const content = Buffer.concat(
    Object.entries(items).map(([key, value]) => {
      const size = Buffer.alloc(8)
      size.writeUInt32LE(Buffer.byteLength(value))
      return Buffer.concat([size, Buffer.from(`${key}\0${value}`)])
    }),
  )
  const edge = (isHeader: boolean) => {
    const bytes = Buffer.alloc(32)
    bytes.write('APETAGEX')
    bytes.writeUInt32LE(2000, 8)
    bytes.writeUInt32LE(content.length + 32, 12)
    bytes.writeUInt32LE(Object.keys(items).length, 16)
    bytes.writeUInt32LE((withHeader ? 0x8000_0000 : 0) + (isHeader ? 0x2000_0000 : 0), 20)
    return bytes
  }
  return Buffer.concat([...(withHeader ? [edge(true)] : []), content, edge(false)])
}

const falseFrame = Buffer.from([0xff, 0xfb, 0x90, 0x00])

const retagged: [string, () => Buffer[]][] = [
  ['zeros before the first frame', () => [Buffer.alloc(5000), music]],
  ['other bytes before the first frame', () => [Buffer.alloc(30_000, 'bukan suara '), music]],
  ['a false start before the first frame', () => [falseFrame, Buffer.alloc(40), falseFrame, music]],
  ['zeros before the tag', () => [Buffer.alloc(100), tag(3, { TIT2: encodings['UTF-8']('Kopi') }), music]],
  [
    'padding that the size of the tag does not include',
    () => [tag(3, { TIT2: encodings['UTF-8']('Kopi') }), Buffer.alloc(2048), music],
  ],
  ['two tags', () => [tag(4, {}), tag(3, { TIT2: encodings['UTF-8']('Kopi') }), music]],
  [
    'a tag whose size is not synchsafe',
    () => {
      const content = joinFrames(3, { TIT2: encodings['UTF-8']('x'.repeat(400)) })
      return [Buffer.from([...Buffer.from('ID3'), 3, 0, 0, ...bigEndian(content.length, 4)]), content, music]
    },
  ],
  [
    'a tag that claims more bytes than the file has',
    () => [Buffer.from([...Buffer.from('ID3'), 3, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f]), Buffer.alloc(20), music],
  ],
  ['an ID3v1 tag at the end', () => [music, id3v1()]],
  ['an APEv2 tag at the start', () => [apeTag({ Artist: '25/17' }, true), music]],
  ['an APEv2 tag and an ID3v1 tag', () => [music, apeTag({ Artist: '25/17' }, true), id3v1()]],
  ['an APEv2 tag without a header', () => [music, apeTag({ Artist: `25/17${falseFrame}` }, false)]],
  ['a lyrics tag', () => [music, Buffer.from('LYRICSBEGININD00002100000020LYRICS200'), id3v1()]],
  ['a few zeros at the end', () => [music, Buffer.alloc(700)]],
]

test.each(retagged)('a file with %s has the same audio as the file without it', async (_, parts) => {
  const plain = await analyseAudio(music)
  const found = await analyseAudio(Buffer.concat(parts()))
  expect(found).toMatchObject({ audioHash: plain.audioHash, durationMs: plain.durationMs, warnings: [] })
  expect(found.sha256).not.toBe(plain.sha256)
})

test('names in an APEv2 tag keep their slashes', async () => {
  const { artists } = await getTags(Buffer.concat([music, apeTag({ Artist: '25/17\0K/DA' }, true)]))
  expect(artists).toEqual(['25/17', 'K/DA'])
})
