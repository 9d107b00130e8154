import { z } from 'zod'
import { hashPlay, type SealedPlay } from '../rules/leaf'
import { hashTree } from '../rules/merkle'
import { createCreditDigests } from './credits'
import { chunkSize, type LeafRow, listLeafRows, type SealDay } from './rows'

const pageSize = 4 * chunkSize
const highest = z.object({ number: z.coerce.number().nullable() })

/** The number of the first chunk that is not stored yet. */
async function findNextChunk(seal: number): Promise<number> {
  const row: unknown = await strapi.db
    .connection('seal_chunks')
    .where({ seal })
    .max({ number: 'number' })
    .first()
  return (highest.parse(row).number ?? -1) + 1
}

function requirePlays(rows: readonly LeafRow[], from: number, expected: number): SealedPlay[] {
  const plays = rows.flatMap(({ position: _, ...play }) => (play.play_id === null ? [] : [play]))
  if (plays.length !== expected) throw new Error(`A play after position ${from} of a seal is missing`)
  return plays
}

function toChunkRow(seal: number, number: number, leaves: readonly Buffer[]) {
  return { seal, number, leaves: Buffer.concat(leaves), root: hashTree(leaves).toString('hex') }
}

/**
 * Hashes the leaves of a closed day chunk by chunk, outside of any transaction. Continues after the last stored chunk, so
 * that an interrupted run loses at most a page. Returns false if it was interrupted.
 */
export async function hashLeaves({ number: seal, size }: SealDay, signal?: AbortSignal): Promise<boolean> {
  const findDigests = createCreditDigests()
  for (let from = (await findNextChunk(seal)) * chunkSize; from < size; from += pageSize) {
    if (signal?.aborted) return false
    const expected = Math.min(pageSize, size - from)
    const plays = requirePlays(await listLeafRows(seal, from, expected), from, expected)
    const digestOf = await findDigests(plays)
    const leaves = plays.map(play => hashPlay(play, digestOf(play)))
    const chunks = []
    for (let at = 0; at < leaves.length; at += chunkSize)
      chunks.push(toChunkRow(seal, (from + at) / chunkSize, leaves.slice(at, at + chunkSize)))
    // Another process may have stored the same chunks.
    await strapi.db.connection('seal_chunks').insert(chunks).onConflict(['seal', 'number']).ignore()
  }
  return true
}
