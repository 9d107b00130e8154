import type { PlayerPresence } from '@bgm/validation'
import { z } from 'zod'
import { recordBoots } from './boots'

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

const holders = z.array(
  z.object({
    id: z.number(),
    document_id: z.string(),
    zone_id: z.number(),
    forked_at: z.coerce.number().nullable(),
  }),
)
type Holder = z.output<typeof holders>[number]

function newestReports(reports: readonly PlayerPresence[]): PlayerPresence[] {
  const newest = new Map<string, PlayerPresence>()
  for (const report of reports)
    if (report.seen_at >= (newest.get(report.player)?.seen_at ?? 0)) newest.set(report.player, report)
  return [...newest.values()]
}

function getStatus(
  report: PlayerPresence,
  { player, zone, isCopied }: { player: number; zone: number; isCopied: boolean },
  stored: Status | undefined,
  now: number,
) {
  const { connected, heartbeat } = report
  const seen_at = Math.min(report.seen_at, now)
  const state = heartbeat?.state ?? stored?.state ?? null
  const isSame = stored && stored.player_id === player && stored.state === state
  const base = { zone_id: zone, player_id: player, connected, seen_at, state }
  const state_since = isSame ? stored.state_since : seen_at
  const errors = new Set([...(heartbeat?.errors ?? []), ...(isCopied ? (['device-copied'] as const) : [])])
  return {
    ...base,
    state_since,
    track: heartbeat?.track?.id ?? null,
    playlist: heartbeat?.track?.playlist ?? null,
    cached_hours: heartbeat?.cached_hours ?? null,
    clock_offset: heartbeat?.clock_offset ?? null,
    app_version: heartbeat?.app_version ?? null,
    errors: JSON.stringify([...errors]),
  }
}

/** The players of the reports that hold their zone's lease. */
const listHolders = async (reports: readonly PlayerPresence[]): Promise<Holder[]> =>
  holders.parse(
    await strapi.db
      .connection('players as p')
      .join('leases as l', 'l.player_id', 'p.id')
      .whereIn(
        'p.document_id',
        reports.map(({ player }) => player),
      )
      .select('p.id', 'p.document_id', 'p.zone_id', 'p.forked_at'),
  )

/**
 * Stores reports from devices. Ignores reports from devices that do not hold their zone's lease, and reports
 * older than the stored one, which arrive when a device moves to another gateway. Returns the players that
 * run on two devices at the same time.
 */
export async function storePresence(reports: readonly PlayerPresence[], now = Date.now()): Promise<string[]> {
  const players = await listHolders(reports)
  const copied = await recordBoots(reports, players, now)
  // Two plays at one place in its chain, whenever they arrived.
  for (const { id, forked_at } of players) if (forked_at !== null) copied.add(id)
  await storeStatuses(newestReports(reports), { players, copied, now })
  return players.flatMap(({ id, document_id }) => (copied.has(id) ? document_id : []))
}

type Context = { players: Holder[]; copied: ReadonlySet<number>; now: number }

async function storeStatuses(reports: PlayerPresence[], { players, copied, now }: Context): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const statuses = statusRows.parse(
      await trx('zone_statuses').whereIn(
        'zone_id',
        players.map(({ zone_id }) => zone_id),
      ),
    )
    const storedByZone = new Map(statuses.map(status => [status.zone_id, status]))
    const byId = new Map(players.map(player => [player.document_id, player]))
    const rows = reports
      .flatMap(report => {
        const { id: player, zone_id: zone } = byId.get(report.player) ?? {}
        if (player === undefined || zone === undefined) return []
        return getStatus(report, { player, zone, isCopied: copied.has(player) }, storedByZone.get(zone), now)
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
