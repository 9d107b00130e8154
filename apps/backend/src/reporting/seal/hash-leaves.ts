import { z } from 'zod'
import { createCreditsLoader } from './credits'
import { listSealedPlays, type SealDay, type SealedPlayRow, sealChunkSize, splitHashes } from './rows'
import { hashPlay } from './rules/leaf'
import { hashTree } from './rules/merkle'
import type { SealedPlay } from './rules/sealed-play'

const pageSize = 4 * sealChunkSize
const highest = z.object({ number: z.coerce.number().nullable() })

/** The number of the first chunk that has not been stored yet. */
async function findNextChunk(seal: number): Promise<number> {
  const row: unknown = await strapi.db
    .connection('seal_chunks')
    .where({ seal })
    .max({ number: 'number' })
    .first()
  return (highest.parse(row).number ?? -1) + 1
}

function requirePlays(rows: readonly SealedPlayRow[], from: number, expected: number): SealedPlay[] {
  if (rows.length !== expected) throw new Error(`A play after position ${from} of a seal is missing`)
  return rows.map(({ play }) => play)
}

function toChunkRow(seal: number, number: number, hashes: readonly string[]) {
  const leaves = Buffer.from(hashes.join(''), 'hex')
  return { seal, number, leaves, root: hashTree(splitHashes(leaves)).toString('hex') }
}

/**
 * The plays of a closed day in pages, from the given position on. The next page is read while the caller
 * processes the current one.
 */
async function* readPages({ number: seal, size }: SealDay, start: number) {
  const read = (from: number) => {
    const page = from < size ? listSealedPlays(seal, from, pageSize) : null
    // Prevents an unhandled rejection, because the caller may stop before it awaits this page.
    page?.catch(() => undefined)
    return page
  }
  let next = read(start)
  for (let from = start; next; from += pageSize) {
    const rows = await next
    next = read(from + pageSize)
    yield { from, plays: requirePlays(rows, from, Math.min(pageSize, size - from)) }
  }
}

/**
 * Hashes the leaves of a closed day in chunks, outside any transaction. Continues after the last stored
 * chunk, so an interrupted run loses at most one page. Returns false if interrupted.
 */
export async function hashLeaves(day: SealDay, signal?: AbortSignal): Promise<boolean> {
  const { number: seal } = day
  const findCredits = createCreditsLoader()
  for await (const { from, plays } of readPages(day, (await findNextChunk(seal)) * sealChunkSize)) {
    if (signal?.aborted) return false
    const getCredits = await findCredits(plays)
    const leaves = plays.map(play => hashPlay(play, getCredits(play)?.digest ?? null))
    const chunks = []
    for (let index = 0; index < leaves.length; index += sealChunkSize)
      chunks.push(
        toChunkRow(seal, (from + index) / sealChunkSize, leaves.slice(index, index + sealChunkSize)),
      )
    // Another process may already have stored the same chunks.
    await strapi.db.connection('seal_chunks').insert(chunks).onConflict(['seal', 'number']).ignore()
  }
  return true
}
