import type { PlayerPresence } from '@bgm/validation'
import { z } from 'zod'

/** In milliseconds. A device counts as copied for this long after either copy was last seen. */
const copiedFor = 10 * 60_000
/** A heartbeat that was sent just before a restart may arrive after the first one of the new run. */
const delayLimit = 5_000
const keptFor = 24 * 60 * 60_000

const copiedRows = z.array(z.object({ player_id: z.number() }))

type Holder = { id: number; document_id: string }

/** One row per run, in a fixed order, so that concurrent gateways cannot deadlock. */
function listRows(reports: readonly PlayerPresence[], players: readonly Holder[], now: number) {
  const ids = new Map(players.map(({ id, document_id }) => [document_id, id]))
  const rows = new Map<string, { player_id: number; boot: string; first: number; last: number }>()
  for (const { player, boots = [] } of reports)
    for (const { boot, seen_at } of boots) {
      const player_id = ids.get(player)
      if (player_id === undefined) continue
      const at = Math.min(seen_at, now)
      const key = `${player_id} ${boot}`
      const { first, last } = rows.get(key) ?? { first: at, last: at }
      rows.set(key, { player_id, boot, first: Math.min(first, at), last: Math.max(last, at) })
    }
  return [...rows.keys()].sort().flatMap(key => {
    const row = rows.get(key)
    return row
      ? { player_id: row.player_id, boot: row.boot, first_seen_at: row.first, last_seen_at: row.last }
      : []
  })
}

/**
 * Records the runs of the app in the reports, and returns the ids of those players that run on two devices
 * at the same time, e.g. because a memory card was copied: a run was seen after a later one had started,
 * whereas a restarted device never returns to an earlier run. The order in which the reports of several
 * gateways arrive does not matter.
 *
 * Must not run in a transaction, because of two concurrent reports the later one has to see the earlier.
 */
export async function recordBoots(
  reports: readonly PlayerPresence[],
  players: readonly Holder[],
  now: number,
): Promise<Set<number>> {
  const { connection } = strapi.db
  const rows = listRows(reports, players, now)
  if (rows.length > 0)
    await connection('player_boots')
      .insert(rows)
      .onConflict(['player_id', 'boot'])
      .merge({
        first_seen_at: connection.raw('least(player_boots.first_seen_at, excluded.first_seen_at)'),
        last_seen_at: connection.raw('greatest(player_boots.last_seen_at, excluded.last_seen_at)'),
      })
  const copied: unknown = await connection('player_boots as earlier')
    .join('player_boots as later', join =>
      join
        .on('later.player_id', '=', 'earlier.player_id')
        .andOn('later.boot', '<>', 'earlier.boot')
        .andOn('later.first_seen_at', '>=', 'earlier.first_seen_at'),
    )
    .whereIn(
      'earlier.player_id',
      players.map(({ id }) => id),
    )
    .where('earlier.last_seen_at', '>', now - copiedFor)
    .where('later.last_seen_at', '>', now - copiedFor)
    .whereRaw('earlier.last_seen_at > later.first_seen_at + ?', [delayLimit])
    .distinct('earlier.player_id')
  return new Set(copiedRows.parse(copied).map(({ player_id }) => player_id))
}

/** Deletes runs that have ended. */
export async function deleteOldBoots(now = Date.now()): Promise<void> {
  await strapi.db
    .connection('player_boots')
    .where('last_seen_at', '<', now - keptFor)
    .delete()
}
