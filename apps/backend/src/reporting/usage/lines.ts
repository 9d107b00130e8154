import { timeZone } from '@bgm/contract'
import { playEndReasons, playLayers } from '@bgm/validation'
import { z } from 'zod'
import { findReportedPlaylists, getRevisionKey, type PlaylistRef } from '#src/catalogue'
import { type RowQuery, type Scope, timeZoneOfPlay, zoneRowsInScope } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { getArrivalBounds } from '#src/playback'
import { findSealedPlays } from '#src/reporting/log/sealed-plays'
import { getCounted } from '#src/reporting/log/state'
import { loadCredits, type TrackRevision, type WorkCredits } from './credits'
import { matchingZoneRows, type UsagePeriod } from './totals'

const day = 86_400_000

const lineRows = z.array(
  z.object({
    id: z.coerce.number(),
    play_id: z.string(),
    started_at: z.coerce.number(),
    seconds: z.number(),
    zone: z.string(),
    zone_name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
    organisation: z.number(),
    time_zone: timeZone.nullable(),
    track: z.string(),
    track_revision: z.number(),
    playlist: z.string().nullable(),
    layer: z.enum(playLayers),
    offline: z.coerce.boolean(),
    chain: z.number().nullable(),
    received_at: z.coerce.number(),
    end_reason: z.enum(playEndReasons),
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
  unit: 'u.document_id',
  unit_name: 'u.name',
  organisation: 'u.organisation_id',
  track: 'p.track',
  track_revision: 'p.track_revision',
  playlist: 'p.playlist',
  layer: 'p.layer',
  offline: 'p.offline',
  chain: 'p.chain',
  received_at: 'p.received_at',
  end_reason: 'p.end_reason',
}

// Follows the rules in region/rules/time-zone.ts.
const buildOffset = (timeZone: string) =>
  `case ${timeZone} when 'Asia/Makassar' then 28800000 when 'Asia/Jayapura' then 32400000 else 25200000 end`

/** The ranges that contain a local date in every time zone, in milliseconds. */
const [widestBefore, widestAfter] = [9 * 3_600_000, 7 * 3_600_000]
const timeZoneColumn = () => strapi.db.connection.raw(`${timeZoneOfPlay} as time_zone`)

const parseStart = (date: string) => Date.parse(`${date}T00:00:00Z`)

/**
 * The criteria for the lines of a page. `works` restricts the lines to these track revisions; null means all.
 */
export type LineFilter = {
  scope: Scope
  period: Pick<UsagePeriod, 'unit' | 'zone'>
  works: readonly TrackRevision[] | null
}

/** The offset from UTC by which plays count, as SQL, and the highest row id of a play that the totals contain. */
type Counting = { offset: string; through: number }

export async function loadCounting({ scope, period }: LineFilter): Promise<Counting> {
  const { through } = await getCounted()
  // The offset depends on the play only if a unit in scope has moved.
  const moved: unknown = await matchingZoneRows(scope, period)
    .join('former_time_zones as f', 'f.business_unit_id', 'u.id')
    .first('f.id')
  return { offset: buildOffset(moved ? timeZoneOfPlay : 'u.time_zone'), through }
}

/** The plays in scope on any of these local days, as `p`. */
export function playRows(
  { scope, period, works }: LineFilter,
  dates: readonly string[],
  { offset }: Pick<Counting, 'offset'>,
): RowQuery {
  const starts = dates.map(parseStart)
  const [from, until] = [Math.min(...starts), Math.max(...starts) + day]
  const rows = matchingZoneRows(scope, period)
    .join('plays as p', 'p.zone_id', 'z.id')
    .whereRaw(`p.started_at >= cast(? as bigint) - ${offset}`, [from])
    .whereRaw(`p.started_at < cast(? as bigint) - ${offset}`, [until])
    // These bounds do not depend on the play, so that the index is used.
    .where('p.started_at', '>=', from - widestBefore)
    .where('p.started_at', '<', until - widestAfter)
    .whereBetween('p.received_at', getArrivalBounds(from - widestBefore, until - widestAfter))
  if (works === null) return rows
  const keys = works.map(getRevisionKey)
  return rows.whereRaw(`p.track || '.' || p.track_revision in (${keys.map(() => '?').join(', ')})`, keys)
}

const counted = z.object({ plays: z.coerce.number() })

/** The number of counted plays on these local days. */
export async function countPlays(filter: LineFilter, dates: readonly string[]): Promise<number> {
  if (dates.length === 0 || filter.works?.length === 0) return 0
  const counting = await loadCounting(filter)
  const row: unknown = await playRows(filter, dates, counting)
    .where('p.id', '<=', counting.through)
    .count({ plays: '*' })
    .first()
  return counted.parse(row).plays
}

type Range = { skip: number; limit: number; order: 'asc' | 'desc' }

/** Counted plays on these local days, ordered by local time. */
export async function listPlays(
  filter: LineFilter,
  dates: readonly string[],
  { skip, limit, order }: Range,
): Promise<LineRow[]> {
  if (dates.length === 0 || filter.works?.length === 0) return []
  const counting = await loadCounting(filter)
  const rows: unknown = await playRows(filter, dates, counting)
    .where('p.id', '<=', counting.through)
    .orderByRaw(`p.started_at + ${counting.offset} ${order}, p.id ${order}`)
    .offset(skip)
    .limit(limit)
    .select(columns, timeZoneColumn())
  return lineRows.parse(rows)
}

const playIdShape = z.uuid()

/** The public id of a play. Throws 404 for a text that cannot be one. */
export function getPlayId(text: string): string {
  if (!playIdShape.safeParse(text).success) throw notFound()
  return text
}

/** Finds a play in scope by its public id. */
export async function findPlay(scope: Scope, playId: string): Promise<LineRow | null> {
  const rows: unknown = await zoneRowsInScope(scope)
    .join('plays as p', 'p.zone_id', 'z.id')
    .where('p.play_id', playId)
    .limit(1)
    .select(columns, timeZoneColumn())
  return lineRows.parse(rows)[0] ?? null
}

/** Finds a play by its public id, in any venue, including deleted venues. */
export async function findAnyPlay(playId: string): Promise<LineRow | null> {
  const rows: unknown = await strapi.db
    .connection('plays as p')
    .join('zones as z', 'z.id', 'p.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .where('p.play_id', playId)
    .limit(1)
    .select(columns, timeZoneColumn())
  return lineRows.parse(rows)[0] ?? null
}

type Named = { row: LineRow; track: WorkCredits; playlist: PlaylistRef | null }

/** Adds track and playlist titles to plays. */
export async function attachTitles(rows: readonly LineRow[]): Promise<Named[]> {
  const [getCredits, findPlaylist] = await Promise.all([
    loadCredits(rows),
    findReportedPlaylists(rows.map(({ playlist }) => playlist)),
  ])
  return rows.map(row => ({
    row,
    track: getCredits(row),
    playlist: findPlaylist(row.playlist, row.organisation),
  }))
}

type Sealed = Named & { is_sealed: boolean }

/** Adds whether a checkpoint covers the plays. */
export async function attachSeals(lines: readonly Named[]): Promise<Sealed[]> {
  const sealed = await findSealedPlays(lines.map(({ row }) => row.id))
  return lines.map(line => ({ ...line, is_sealed: sealed.has(line.row.id) }))
}

export const toPlayView = ({ row, track, playlist, is_sealed }: Sealed) => ({
  id: row.play_id,
  started_at: new Date(row.started_at),
  seconds: row.seconds,
  zone: { id: row.zone, name: row.zone_name },
  time_zone: row.time_zone ?? 'Asia/Jakarta',
  track,
  playlist,
  layer: row.layer,
  offline: row.offline,
  is_signed: row.chain !== null,
  received_at: new Date(row.received_at),
  is_sealed,
})
