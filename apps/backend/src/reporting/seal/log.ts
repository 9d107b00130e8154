import { notFound } from '#src/platform/http/errors'
import { readArchivedDay } from '#src/reporting/usage-archive/lines'
import { listRemovedArchives } from '#src/reporting/usage-archive/rows'
import { findSeal, getChunkLeafHashes, listChunkRoots, listSeals, type Seal, sealChunkSize } from './rows'
import { listSealedLines } from './sealed-lines'

const batchSize = 500
const toLine = (value: object) => `${JSON.stringify(value)}\n`

/** Exports the checkpoints of the whole chain as JSONL, in chunks. */
export async function* exportCheckpoints(): AsyncGenerator<string> {
  for (let from = 1; ; from += batchSize) {
    const seals = await listSeals(from, batchSize)
    if (seals.length > 0) yield seals.map(({ checkpoint }) => toLine({ checkpoint })).join('')
    if (seals.length < batchSize) return
  }
}

/** Exports the log of a day from the database: the file header, then the lines of one chunk at a time. */
export async function* exportChunks({ number, size, checkpoint }: Seal): AsyncGenerator<string> {
  const chunks = await listChunkRoots(number)
  yield toLine({ checkpoint, chunks: chunks.map(root => root.toString('hex')) })
  for (let chunk = 0; chunk * sealChunkSize <= size; chunk += 1) {
    const leaves = chunk < chunks.length ? await getChunkLeafHashes(number, chunk) : []
    const lines = await listSealedLines(number, chunk, leaves)
    if (lines.length > 0) yield lines.map(toLine).join('')
  }
}

/**
 * Exports the sealed plays of a day as JSONL, as described in docs/usage-reports.md. Throws 404 if the day
 * is not sealed.
 */
export async function exportDay(number: number): Promise<{ day: string; lines: AsyncGenerator<string> }> {
  const seal = await findSeal(number)
  if (!seal) throw notFound()
  const isArchived = (await listRemovedArchives(number, number)).length > 0
  return { day: seal.day, lines: isArchived ? readArchivedDay(seal) : exportChunks(seal) }
}
