import type { PlayerIdentity } from '@bgm/validation'
import { z } from 'zod'

const milliseconds = z.coerce.number()

const playerRow = z.object({
  id: z.number(),
  document_id: z.string(),
  zone_id: z.number(),
  zone: z.string(),
  epoch: z.number(),
  revoked_at: milliseconds.nullable(),
})
export type PlayerRow = z.output<typeof playerRow>

const rowsOf = () =>
  strapi.db
    .connection('players as p')
    .join('zones as z', 'z.id', 'p.zone_id')
    .select('p.id', 'p.document_id', 'p.zone_id', 'z.document_id as zone', 'p.epoch', 'p.revoked_at')

/** The players with these ids, including revoked ones. */
export async function listPlayers(documentIds: readonly string[]): Promise<PlayerRow[]> {
  return z.array(playerRow).parse(await rowsOf().whereIn('p.document_id', documentIds))
}

/** Finds a player by the hash of its token, even if it has been revoked. */
export async function findPlayerByToken(token_hash: string): Promise<PlayerIdentity | null> {
  const row: unknown = await rowsOf().where({ 'p.token_hash': token_hash }).first()
  if (!row) return null
  const { document_id: player, zone, epoch, revoked_at } = playerRow.parse(row)
  return { player, zone, epoch, revoked_at }
}
