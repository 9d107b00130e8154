import { z } from 'zod'
import type { Scope } from '#src/api/membership/services/scope'
import type { RowQuery } from '#src/api/membership/services/scoped-rows'
import { findPlaylistTitles, type PlaylistRef } from '#src/api/playlist/services/titles'
import { sealingTime, toJakartaDay } from '#src/api/seal/rules/days'
import { findSealDays } from '#src/api/seal/services/rows'
import { buildRevisionKey } from '#src/api/track/services/audio'
import { zoneRowsInScope } from '#src/api/zone/services/scoped-zones'
import { findTrackNames } from '#src/api/zone/services/status'

const day = 86_400_000

const lineRows = z.array(
  z.object({
    id: z.coerce.number(),
    play_id: z.string(),
    started_at: z.coerce.number(),
    seconds: z.number(),
    zone: z.string(),
    zone_name: z.string(),
    unit_name: z.string(),
    time_zone: z.string().nullable(),
    track: z.string(),
    track_revision: z.number(),
    playlist: z.string().nullable(),
    layer: z.string(),
    offline: z.coerce.boolean(),
    received_at: z.coerce.number(),
    end_reason: z.string(),
  }),
)
export type LineRow = z.output<typeof lineRows>[number]

const columns = {
  id: 'p.id',
  play_id: 'p.play_id',
  started_at: 'p.started_at',
  seconds: 'p.seconds',
  zone: 'z.document_id',
  zone_name: 'z.name',
  unit_name: 'u.name',
  time_zone: 'u.time_zone',
  track: 'p.track',
  track_revision: 'p.track_revision',
  playlist: 'p.playlist',
  layer: 'p.layer',
  offline: 'p.offline',
  received_at: 'p.received_at',
  end_reason: 'p.end_reason',
}

// Follows the rules of region/rules/time-zone.ts.
const offset = `case u.time_zone when 'Asia/Makassar' then 28800000 when 'Asia/Jayapura' then 32400000 else 25200000 end`
const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

type Lines = { scope: Scope; zone: number | null; dates: readonly string[] }

/** The plays in scope on consecutive local days, as `p`. */
function playRows({ scope, zone, dates }: Lines): RowQuery {
  const starts = dates.map(startOf)
  const rows = zoneRowsInScope(scope)
    .join('plays as p', 'p.zone_id', 'z.id')
    .whereRaw(`p.started_at >= cast(? as bigint) - ${offset}`, [Math.min(...starts)])
    .whereRaw(`p.started_at < cast(? as bigint) - ${offset}`, [Math.max(...starts) + day])
  return zone === null ? rows : rows.where('z.id', zone)
}

/** Plays in order of local time, starting at `skip`. */
export async function listPlays(
  lines: Lines,
  skip: number,
  limit: number,
  order: 'asc' | 'desc',
): Promise<LineRow[]> {
  if (lines.dates.length === 0) return []
  const rows: unknown = await playRows(lines)
    .orderByRaw(`p.started_at + ${offset} ${order}, p.id ${order}`)
    .offset(skip)
    .limit(limit)
    .select(columns)
  return lineRows.parse(rows)
}

/** A play in scope by its public id. */
export async function findPlay(scope: Scope, playId: string): Promise<LineRow | null> {
  const rows: unknown = await zoneRowsInScope(scope)
    .join('plays as p', 'p.zone_id', 'z.id')
    .where('p.play_id', playId)
    .limit(1)
    .select(columns)
  return lineRows.parse(rows)[0] ?? null
}

const credits = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    artists: z.array(z.string()),
    composers: z.array(z.string()),
  }),
)

const keyOf = ({ track, track_revision }: LineRow) => buildRevisionKey(track, track_revision)

/** The credits of the revisions played. */
async function findCredits(rows: readonly LineRow[]) {
  const keys = [...new Set(rows.map(keyOf))]
  const found: unknown = await strapi.db.query('api::track-revision.track-revision').findMany({
    where: { key: { $in: keys } },
    select: ['key', 'title', 'artists', 'composers'],
  })
  return new Map(credits.parse(found).map(({ key, ...track }) => [key, track]))
}

type Named = {
  row: LineRow
  track: { title: string; artists: string[]; composers: string[] }
  playlist: PlaylistRef | null
}

/** Adds the titles of tracks and playlists to plays. */
export async function addTitles(rows: readonly LineRow[]): Promise<Named[]> {
  const [tracks, playlists] = await Promise.all([
    findCredits(rows),
    findPlaylistTitles(rows.flatMap(({ playlist }) => playlist ?? [])),
  ])
  // A track has no revision until its audio is generated, which for sample tracks happens later.
  const fallback = await findTrackNames(rows.filter(row => !tracks.has(keyOf(row))).map(({ track }) => track))
  return rows.map(row => ({
    row,
    track: tracks.get(keyOf(row)) ?? { title: '', artists: [], ...fallback.get(row.track), composers: [] },
    playlist: (row.playlist !== null && playlists.get(row.playlist)) || null,
  }))
}

type Sealed = Named & { seal: { day: string } | null }

/** Adds the seals of plays that are sealed. */
export async function addSeals(lines: readonly Named[]): Promise<Sealed[]> {
  const days = await findSealDays(lines.map(({ row }) => row.id))
  return lines.map(line => {
    const day = days.get(line.row.id)
    return { ...line, seal: day === undefined ? null : { day } }
  })
}

/** A play as in docs/api.md. */
export const playView = ({ row, track, playlist, seal }: Sealed) => ({
  id: row.play_id,
  started_at: new Date(row.started_at),
  seconds: row.seconds,
  zone: { documentId: row.zone, name: row.zone_name },
  track,
  playlist,
  layer: row.layer,
  offline: row.offline,
  received_at: new Date(row.received_at),
  seal,
  sealed_after: new Date(sealingTime(toJakartaDay(row.received_at))),
})
