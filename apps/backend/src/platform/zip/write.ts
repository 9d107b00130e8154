import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { isLargeEntry, packDescriptor, packDirectory, packLocalHeader, type ZipRecord } from './records'

type Content = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

export type ZipEntry = {
  /** The path in the archive, with slashes. */
  name: string
  at: Date
  /** The greatest number of bytes that its content can have. */
  bytes: number
  content: Content
  /** Whether its content is compressed already, and is stored as it is. */
  isCompressed?: boolean
}

async function* measure(content: Content, record: ZipRecord): AsyncGenerator<Buffer> {
  for await (const part of content) {
    const chunk = Buffer.from(part)
    record.crc = crc32(chunk, record.crc)
    record.size += chunk.length
    if (chunk.length > 0) yield chunk
  }
}

async function* deflate(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const compressor = createDeflateRaw()
  const written = pipeline(content, compressor)
  // The loop below fails with the same error.
  written.catch(() => undefined)
  for await (const chunk of compressor) yield chunk as Buffer // a binary stream
  await written
}

async function* writeContent({ content, isCompressed = false }: ZipEntry, record: ZipRecord) {
  const measured = measure(content, record)
  for await (const chunk of isCompressed ? measured : deflate(measured)) {
    record.compressed += chunk.length
    yield chunk
  }
}

/**
 * Writes a ZIP archive while its entries are read, with 64-bit sizes where they are needed (ZIP64). The content of an
 * entry is read only as fast as the archive is, and is closed if the archive is not read to its end. If an entry cannot
 * be read, this fails before the directory, without which no program opens the archive.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const records: ZipRecord[] = []
  let offset = 0
  const count = <T extends Uint8Array>(bytes: T): T => {
    offset += bytes.length
    return bytes
  }
  for await (const entry of entries) {
    const { name, at, bytes, isCompressed = false } = entry
    const record: ZipRecord = {
      ...{ name, at, method: isCompressed ? 0 : 8, isLarge: isLargeEntry(bytes) },
      ...{ crc: 0, compressed: 0, size: 0, offset },
    }
    yield count(packLocalHeader(record))
    for await (const chunk of writeContent(entry, record)) yield count(chunk)
    if (record.size > bytes) throw new Error(`The entry ${name} is longer than ${bytes} bytes`)
    yield count(packDescriptor(record))
    records.push(record)
  }
  yield packDirectory(records, offset)
}
