import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** The longest comment of an archive, and the record in front of it. */
const longestTail = 65_535 + 22
const maxEntries = 1_000

type Entry = { method: number; start: number; compressed: number }

/** Where the directory of an archive begins, and the number of its entries. */
function findDirectory(bytes: Buffer): { offset: number; entries: number } | null {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - longestTail); at -= 1)
    if (bytes.readUInt32LE(at) === 0x06054b50)
      return { offset: bytes.readUInt32LE(at + 16), entries: bytes.readUInt16LE(at + 10) }
  return null
}

function listEntries(bytes: Buffer): Map<string, Entry> {
  const found = new Map<string, Entry>()
  const directory = findDirectory(bytes)
  let at = directory?.offset ?? bytes.length
  for (let count = Math.min(directory?.entries ?? 0, maxEntries); count > 0; count -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) break
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    found.set(name, {
      method: bytes.readUInt16LE(at + 10),
      compressed: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return found
}

/** Where the content of an entry begins, behind its own header. */
function findContent(bytes: Buffer, { start }: Entry): number | null {
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== 0x04034b50) return null
  return start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
}

/** Reads entries of a ZIP archive, up to `maxBytes` each, whatever the archive says about their size. */
export class ZipReader {
  readonly #entries: Map<string, Entry>

  constructor(
    private readonly bytes: Buffer,
    private readonly maxBytes: number,
  ) {
    this.#entries = listEntries(bytes)
  }

  /** The text of an entry; null if it is missing. Rejects if it is damaged or too large. */
  async readText(name: string): Promise<string | null> {
    const entry = this.#entries.get(name)
    const start = entry ? findContent(this.bytes, entry) : null
    if (!entry || start === null) return null
    const content = this.bytes.subarray(start, start + entry.compressed)
    if (entry.method !== 0 && entry.method !== 8) throw new Error('Unknown compression')
    const text = entry.method === 0 ? content : await inflate(content, { maxOutputLength: this.maxBytes })
    return new TextDecoder('utf-8').decode(text)
  }
}
