import type { PlayerPresence } from '@bgm/validation'
import { z } from 'zod'

const statusRows = z.array(
  z.object({
    zone_id: z.number(),
    player_id: z.number(),
    connected: z.coerce.boolean(),
    state: z.string().nullable(),
    state_since: z.coerce.number(),
    seen_at: z.coerce.number(),
  }),
)
type Status = z.output<typeof statusRows>[number]

const holders = z.array(z.object({ id: z.number(), document_id: z.string(), zone_id: z.number() }))

/** The newest report of each player. */
function newestReports(reports: readonly PlayerPresence[]): PlayerPresence[] {
  const newest = new Map<string, PlayerPresence>()
  for (const report of reports)
    if (report.seen_at >= (newest.get(report.player)?.seen_at ?? 0)) newest.set(report.player, report)
  return [...newest.values()]
}

function statusOf(
  report: PlayerPresence,
  player: number,
  zone: number,
  known: Status | undefined,
  now: number,
) {
  const { connected, heartbeat } = report
  const seen_at = Math.min(report.seen_at, now)
  const state = heartbeat?.state ?? known?.state ?? null
  const isSame = known && known.player_id === player && known.state === state
  const base = { zone_id: zone, player_id: player, connected, seen_at, state }
  const state_since = isSame ? known.state_since : seen_at
  return {
    ...base,
    state_since,
    track: heartbeat?.track?.id ?? null,
    playlist: heartbeat?.track?.playlist ?? null,
    cached_hours: heartbeat?.cached_hours ?? null,
    clock_offset: heartbeat?.clock_offset ?? null,
    app_version: heartbeat?.app_version ?? null,
    errors: JSON.stringify(heartbeat?.errors ?? []),
  }
}

/**
 * Stores reports from devices. Ignores reports from devices that do not hold their zone's lease, and reports
 * older than the stored one, which arrive when a device moves to another gateway.
 */
export async function storePresence(reports: readonly PlayerPresence[], now = Date.now()): Promise<void> {
  const newest = newestReports(reports)
  await strapi.db.transaction(async ({ trx }) => {
    const players = holders.parse(
      await trx('players as p')
        .join('leases as l', 'l.player_id', 'p.id')
        .whereIn(
          'p.document_id',
          newest.map(({ player }) => player),
        )
        .select('p.id', 'p.document_id', 'p.zone_id'),
    )
    const statuses = statusRows.parse(
      await trx('zone_statuses').whereIn(
        'zone_id',
        players.map(({ zone_id }) => zone_id),
      ),
    )
    const known = new Map(statuses.map(status => [status.zone_id, status]))
    const byId = new Map(players.map(player => [player.document_id, player]))
    const rows = newest
      .flatMap(report => {
        const player = byId.get(report.player)
        return player ? [statusOf(report, player.id, player.zone_id, known.get(player.zone_id), now)] : []
      })
      // Rows are written in a fixed order, so that concurrent gateways cannot deadlock.
      .sort((a, b) => a.zone_id - b.zone_id)
    if (rows.length === 0) return
    await trx('zone_statuses')
      .insert(rows)
      .onConflict('zone_id')
      .merge()
      .where('zone_statuses.seen_at', '<=', trx.ref('excluded.seen_at'))
  })
}
