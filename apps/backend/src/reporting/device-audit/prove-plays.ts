import type { DeviceLog, DeviceLogQuery } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { notFound } from '#src/platform/http/errors'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { findCheckpoint } from '#src/reporting/log/checkpoints'
import { listVerifierKeys } from '#src/reporting/log/keys'
import { buildConsistencyProof, buildInclusionProof } from '#src/reporting/log/rules/proof'
import { getLogState } from '#src/reporting/log/state'
import { createTileReader } from '#src/reporting/log/tile-reader'
import { listReceiptKeys } from './receipt-keys'

/** The time by which the clocks of devices and backends may differ. */
const clockTolerance = 3_600_000

const entryRows = z.array(
  z.object({ play_id: z.string(), index: integerColumn, bytes: z.instanceof(Uint8Array) }),
)

/** The entries of a player's own plays that a tree of this size contains. */
async function listEntries(player: string, { plays, from, until }: DeviceLogQuery, size: number) {
  if (plays.length === 0) return []
  const rows: unknown = await strapi.db
    .connection('plays as p')
    .join('players as d', 'd.id', 'p.player_id')
    .join('log_entries as e', 'e.play_row_id', 'p.id')
    .where('d.document_id', player)
    .whereRaw('p.play_id = any(?)', [plays])
    .whereBetween('p.received_at', [from - clockTolerance, until + clockTolerance])
    .where('e.index', '<', size)
    .select('p.play_id', 'e.index', 'e.bytes')
  return entryRows.parse(rows)
}

const join = (hashes: readonly Buffer[]) => Buffer.concat(hashes).toString('base64')

/** Numbers hashes in the order in which they are first used. */
function createHashList() {
  const positions = new Map<string, number>()
  const hashes: Buffer[] = []
  return {
    hashes,
    add(hash: Buffer): number {
      const key = hash.toString('base64')
      const position = positions.get(key) ?? hashes.push(hash) - 1
      positions.set(key, position)
      return position
    },
  }
}

/**
 * Proves that the newest checkpoint covers a player's plays, as far as it does, and that the log begins with what it was
 * when the player asked last. Throws 404 before the first checkpoint.
 */
export async function provePlays(player: string, query: DeviceLogQuery): Promise<DeviceLog> {
  const [{ folder, origin }, checkpoint] = await Promise.all([getLogState(), findCheckpoint()])
  if (!checkpoint) throw notFound()
  const { size, text } = checkpoint
  const readTile = createTileReader(folder)
  const [entries, keys, receiptKeys, consistency] = await Promise.all([
    listEntries(player, query, size),
    listVerifierKeys(origin),
    listReceiptKeys(),
    query.size > size ? null : buildConsistencyProof(query.size, size, readTile),
  ])
  const list = createHashList()
  return {
    checkpoint: text,
    keys: [...keys, ...receiptKeys],
    consistency: consistency && join(consistency),
    entries: await mapInSlices(entries, async ({ play_id, index, bytes }) => ({
      play_id,
      index,
      entry: Buffer.from(bytes).toString(),
      path: (await buildInclusionProof(index, size, readTile)).map(list.add),
    })),
    hashes: join(list.hashes),
  }
}
