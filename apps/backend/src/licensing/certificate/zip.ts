import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { name: string; bytes: Uint8Array }

async function* zip(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes } of entries) {
    const entry = new ZipPassThrough(name)
    archive.add(entry)
    entry.push(bytes, true)
    yield* chunks.splice(0)
  }
  archive.end()
  yield* chunks.splice(0)
}

/**
 * Writes a ZIP file without compression, holding one entry in memory at a time. Rejects if it cannot be written, for
 * example because the disk is full.
 */
export const writeZip = (path: string, entries: AsyncIterable<ZipEntry>): Promise<void> =>
  pipeline(zip(entries), createWriteStream(path))
