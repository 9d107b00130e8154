import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packDirectory } from './records'
import { writeZip, type ZipEntry } from './write'

const at = new Date('2026-12-03T02:00:08+07:00')
const createEntry = (name: string, content: ZipEntry['content'], rest: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name, at, bytes: 1_000_000, content },
  ...rest,
})

const read = (entries: Iterable<ZipEntry>) => buffer(Readable.from(writeZip(entries)))

const unzip = (archive: Buffer) =>
  Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])

const files: [name: string, text: string][] = [
  ['v1/usage-report.csv', 'judul;pencipta\r\n'.repeat(5_000)],
  ['v1/Lagu é.txt', 'é'],
  ['v2/empty', ''],
]

test.each([
  ['deflated', {}],
  ['stored', { isCompressed: true }],
  ['with sizes of 64 bits', { bytes: 5_000_000_000 }],
])('an archive contains every entry, %s', async (_, rest) => {
  expect(unzip(await read(files.map(([name, text]) => createEntry(name, [text], rest))))).toEqual(files)
})

test('the same entries result in the same bytes, which say when the files were made', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => read([createEntry('a', ['x'])])))
  expect(first).toEqual(second)
  // 2 o'clock and 8 seconds; 3 December, 46 years after 1980.
  expect([first?.readUInt16LE(10), first?.readUInt16LE(12)]).toEqual([
    (2 << 11) | 4,
    (46 << 9) | (12 << 5) | 3,
  ])
})

test('an archive of more than 4 GB has its places in 64 bits', () => {
  const record = { name: 'a', at, method: 8 as const, isLarge: true, crc: 1 }
  const [compressed, size, offset] = [5_000_000_001, 6_000_000_002, 7_000_000_003]
  const directory = packDirectory([{ ...record, compressed, size, offset }], 12_000_000_004)
  const readNumber = (at: number) => Number(directory.readBigUInt64LE(at))
  const extra = 46 + 1 + 4
  expect([readNumber(extra), readNumber(extra + 8), readNumber(extra + 16)]).toEqual([
    size,
    compressed,
    offset,
  ])
  const end = extra + 24
  expect(directory.readUInt32LE(end)).toBe(0x06064b50)
  expect([readNumber(end + 24), readNumber(end + 40), readNumber(end + 48)]).toEqual([1, end, 12_000_000_004])
  expect(readNumber(end + 56 + 8)).toBe(12_000_000_004 + end)
  expect(directory.readUInt32LE(directory.length - 6)).toBe(0xffff_ffff)
})

/** A file without end, which says how much of it was read and whether it was closed. */
function createEndless() {
  const state = { parts: 0, closed: false }
  const part = randomBytes(65_536)
  async function* content() {
    try {
      for (;;) {
        state.parts += 1
        yield part
      }
    } finally {
      state.closed = true
    }
  }
  return { state, content: content() }
}

test.each([true, false])(
  'an archive that nobody reads on reads no more, and closes its file when it is closed (compressed before: %s)',
  async isCompressed => {
    const { state, content } = createEndless()
    const archive = Readable.from(writeZip([createEntry('a', content, { bytes: 1e12, isCompressed })]))
    let received = 0
    for await (const chunk of archive) {
      received += (chunk as Buffer).length
      if (received > 1_000) break
    }
    const { parts } = state
    expect(parts).toBeLessThan(50)
    await expect.poll(() => state.closed).toBe(true)
    expect(state.parts - parts).toBeLessThan(50)
  },
)

test('an entry that cannot be read ends the archive with its error, without a directory', async () => {
  async function* broken() {
    yield 'judul\r\n'.repeat(50_000)
    throw new Error('The file is missing')
  }
  const received: Uint8Array[] = []
  const run = async () => {
    for await (const chunk of writeZip([createEntry('a', ['x']), createEntry('b', broken())]))
      received.push(chunk)
  }
  await expect(run()).rejects.toThrow('The file is missing')
  expect(() => unzipSync(Buffer.concat(received))).toThrow()
})

test('an entry that is longer than announced is an error', async () => {
  await expect(read([createEntry('a', ['12345'], { bytes: 4 })])).rejects.toThrow('longer than 4 bytes')
})
