import type { PlayerIdentity } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'

const milliseconds = z.coerce.number()

const playerRow = z.object({
  id: z.number(),
  document_id: z.string(),
  zone_id: z.number(),
  zone: z.string(),
  epoch: z.number(),
  paired_at: milliseconds,
  revoked_at: milliseconds.nullable(),
})
export type PlayerRow = z.output<typeof playerRow>

const selectPlayers = (connection: Pick<Transaction, 'from'> = strapi.db.connection) =>
  connection
    .from('players as p')
    .join('zones as z', 'z.id', 'p.zone_id')
    .select('p.id', 'p.document_id', 'p.zone_id', 'z.document_id as zone')
    .select('p.epoch', 'p.paired_at', 'p.revoked_at')

/** The players with these ids, including revoked players. */
export async function listPlayers(
  documentIds: readonly string[],
  connection?: Pick<Transaction, 'from'>,
): Promise<PlayerRow[]> {
  return z.array(playerRow).parse(await selectPlayers(connection).whereIn('p.document_id', documentIds))
}

const tokenRows = z.array(playerRow.extend({ token_hash: z.string() }))

/**
 * The players with these token hashes, in the same order and including revoked players, with null for
 * unknown hashes.
 */
export async function findPlayersByToken(tokenHashes: readonly string[]): Promise<(PlayerIdentity | null)[]> {
  const rows = tokenRows.parse(
    await selectPlayers().select('p.token_hash').whereIn('p.token_hash', tokenHashes),
  )
  const known = new Map(rows.map(row => [row.token_hash, row]))
  return tokenHashes.map(tokenHash => {
    const row = known.get(tokenHash)
    if (!row) return null
    return { player: row.document_id, zone: row.zone, epoch: row.epoch, revoked_at: row.revoked_at }
  })
}
