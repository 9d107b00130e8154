/** What the directory of a ZIP archive says about an entry. */
export type ZipRecord = {
  name: string
  at: Date
  /** 0: stored, 8: deflated. */
  method: 0 | 8
  /** Whether its sizes have 64 bits where they are written behind the content. */
  isLarge: boolean
  crc: number
  compressed: number
  size: number
  /** Where its local header begins. */
  offset: number
}

/** Sizes and offsets from here on are written in 64 bits (ZIP64). */
const limit = 0xffff_ffff
const maxCount = 0xffff
const version = 45
/** The sizes and the checksum follow the content, and the name is in UTF-8. */
const flags = 0x0808

/** The longest entry whose compressed content, which can be slightly longer, certainly needs no more than 32 bits. */
const longestSmallEntry = 4_000_000_000

export const isLargeEntry = (bytes: number): boolean => bytes > longestSmallEntry

const clamp = (value: number, max: number) => Math.min(value, max)

/** MS-DOS time, in Jakarta. */
function toDosTime(at: Date): { time: number; date: number } {
  const local = new Date(at.getTime() + 7 * 3_600_000)
  return {
    time: (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1),
    date: ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
  }
}

/** Writes numbers of 2, 4 or 8 bytes one after another. */
function pack(...fields: [bytes: 2 | 4 | 8, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else if (bytes === 4) buffer.writeUInt32LE(value, at)
    else buffer.writeUInt16LE(value, at)
    at += bytes
  }
  return buffer
}

const packExtra = (values: readonly number[]): Buffer =>
  values.length === 0
    ? Buffer.alloc(0)
    : pack([2, 1], [2, 8 * values.length], ...values.map((value): [8, number] => [8, value]))

export function packLocalHeader({ name, at, method, isLarge }: ZipRecord): Buffer {
  const { time, date } = toDosTime(at)
  const bytes = Buffer.from(name)
  const extra = packExtra(isLarge ? [0, 0] : [])
  const size = isLarge ? limit : 0
  return Buffer.concat([
    pack([4, 0x04034b50], [2, version], [2, flags], [2, method], [2, time], [2, date]),
    pack([4, 0], [4, size], [4, size], [2, bytes.length], [2, extra.length]),
    bytes,
    extra,
  ])
}

export function packDescriptor({ isLarge, crc, compressed, size }: ZipRecord): Buffer {
  const width = isLarge ? 8 : 4
  return pack([4, 0x08074b50], [4, crc], [width, compressed], [width, size])
}

function packDirectoryEntry({ name, at, method, crc, compressed, size, offset }: ZipRecord): Buffer {
  const { time, date } = toDosTime(at)
  const bytes = Buffer.from(name)
  const extra = packExtra([size, compressed, offset].filter(value => value >= limit))
  return Buffer.concat([
    pack([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, method], [2, time], [2, date]),
    pack([4, crc], [4, clamp(compressed, limit)], [4, clamp(size, limit)], [2, bytes.length]),
    pack([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, clamp(offset, limit)]),
    bytes,
    extra,
  ])
}

function packZip64End(count: number, size: number, offset: number): Buffer {
  if (count < maxCount && size < limit && offset < limit) return Buffer.alloc(0)
  return Buffer.concat([
    pack([4, 0x06064b50], [8, 44], [2, version], [2, version], [4, 0], [4, 0]),
    pack([8, count], [8, count], [8, size], [8, offset]),
    pack([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]),
  ])
}

/** The end of an archive, whose directory begins at `offset`. */
export function packDirectory(records: readonly ZipRecord[], offset: number): Buffer {
  const entries = Buffer.concat(records.map(packDirectoryEntry))
  const count = clamp(records.length, maxCount)
  return Buffer.concat([
    entries,
    packZip64End(records.length, entries.length, offset),
    pack([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count]),
    pack([4, clamp(entries.length, limit)], [4, clamp(offset, limit)], [2, 0]),
  ])
}
