import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import type { LicenceBatchRow } from './batch-row'
import { writeZip, type ZipEntry } from './zip'

type Batch = Pick<LicenceBatchRow, 'document_id' | 'parts'>

const files = openPrivateFiles('licence-batches')

const partKey = ({ document_id }: Batch, index: number) => `${document_id}-${index}`

async function withTemporaryFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'certificates-'))
  try {
    return await use(join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stores one PDF of a batch until the batch's file is complete. */
export const storeBatchPart = (batch: Batch, index: number, bytes: Buffer): Promise<void> =>
  withTemporaryFile(async path => {
    await writeFile(path, bytes)
    await files.keep(partKey(batch, index), path)
  })

async function readPart(batch: Batch, index: number): Promise<Buffer | null> {
  const found = await files.read(partKey(batch, index))
  if (!found) return null
  const chunks: Buffer[] = []
  for await (const chunk of found.body) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** PDFs are already compressed, so they are stored in the ZIP file without further compression. */
async function* listParts(batch: Batch, names: readonly string[]): AsyncIterable<ZipEntry> {
  for (const [index, name] of names.entries()) {
    const bytes = await readPart(batch, index)
    if (bytes) yield { name, bytes }
  }
}

/** Creates a batch's file: its only PDF, or a ZIP file if there are several. Returns the file size. */
export async function assembleBatchFile(batch: Batch, names: readonly string[]): Promise<number> {
  return withTemporaryFile(async path => {
    if (batch.parts.length === 1) await writeFile(path, (await readPart(batch, 0)) ?? '')
    else await writeZip(path, listParts(batch, names))
    const { size } = await stat(path)
    await files.keep(batch.document_id, path)
    return size
  })
}

export const removeBatchParts = async (batch: Batch): Promise<void> => {
  for (const index of batch.parts.keys()) await files.remove(partKey(batch, index))
}

export const removeBatchFile = ({ document_id }: Batch): Promise<void> => files.remove(document_id)

export const readLicenceBatchFile = ({ document_id }: Batch) => files.read(document_id)
