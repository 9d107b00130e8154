import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { findCheckpoint } from './checkpoints'
import { formatInclusionProof } from './rules/checkpoint'
import { buildConsistencyProof, buildInclusionProof } from './rules/proof'
import { getLogState } from './state'
import { createTileReader } from './tile-reader'

const entryRow = z.object({ index: integerColumn, bytes: z.instanceof(Uint8Array) })

/**
 * The bytes of a play's entry and a proof (C2SP tlog-proof) that the newest checkpoint includes it; null until then.
 * @public for the tests, until members and devices ask for proofs
 */
export async function findPlayProof(playRow: number): Promise<{ entry: Buffer; proof: string } | null> {
  const row: unknown = await strapi.db
    .connection('log_entries')
    .where({ play_row_id: playRow })
    .first('index', 'bytes')
  const checkpoint = await findCheckpoint()
  if (!row || !checkpoint) return null
  const { index, bytes } = entryRow.parse(row)
  if (index >= checkpoint.size) return null
  const { folder } = await getLogState()
  const hashes = await buildInclusionProof(index, checkpoint.size, createTileReader(folder))
  return {
    entry: Buffer.from(bytes),
    proof: formatInclusionProof({ index, hashes, checkpoint: checkpoint.text }),
  }
}

/**
 * Proves that the newest checkpoint begins with the first `size` entries. Throws if there are not as many.
 * @public for the tests, until devices ask for proofs
 */
export async function getConsistencyProof(size: number): Promise<{ hashes: Buffer[]; checkpoint: string }> {
  const checkpoint = await findCheckpoint()
  if (!checkpoint || size > checkpoint.size) throw new RangeError('The usage log is not as large')
  const { folder } = await getLogState()
  const hashes = await buildConsistencyProof(size, checkpoint.size, createTileReader(folder))
  return { hashes, checkpoint: checkpoint.text }
}
