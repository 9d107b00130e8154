import { timeZone } from '@bgm/contract'
import { playLayers } from '@bgm/validation'
import { z } from 'zod'
import { findReportedPlaylists, getRevisionKey } from '#src/catalogue'
import { type Scope, timeZoneOfPlay } from '#src/customers'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { getArrivalBounds } from '#src/playback'
import { findSealedPlays } from '#src/reporting'
import { encodeCursor } from './rules/cursor'

/**
 * A play is listed a minute after it was received. By then, all transactions that stored earlier plays have
 * ended, so a cursor never skips a play that becomes visible later.
 */
const listingDelay = 60_000

const whole = z.coerce.number()
const playRows = z.array(
  z.object({
    id: whole,
    play_id: z.string(),
    started_at: whole,
    received_at: whole,
    seconds: z.number(),
    zone: z.string(),
    zone_name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
    time_zone: timeZone.nullable(),
    track: z.string(),
    track_revision: z.number(),
    playlist: z.string().nullable(),
    layer: z.enum(playLayers),
    offline: z.coerce.boolean(),
  }),
)
type PlayRow = z.output<typeof playRows>[number]

export type PlayFilter = {
  from: number
  until: number
  zone: string | undefined
  /** The arrival time and row id of the last play on the previous page. */
  after: readonly number[] | undefined
  limit: number
}

/** Plays in the order in which they were received. Includes one more than the limit if there are more. */
async function listRows(
  { organisation }: Scope,
  { from, until, zone, after, limit }: PlayFilter,
  now: number,
): Promise<PlayRow[]> {
  const [first, last] = getArrivalBounds(from, until)
  const rows = strapi.db
    .connection('plays as p')
    .join('zones as z', 'z.id', 'p.zone_id')
    .join('business_units as u', 'u.id', 'p.business_unit_id')
    .where('p.organisation_id', organisation)
    .where('p.started_at', '>=', from)
    .where('p.started_at', '<', until)
    .where('p.received_at', '>=', Math.max(first, after?.[0] ?? 0))
    .where('p.received_at', '<', Math.min(last, now - listingDelay))
  if (zone !== undefined) rows.where('z.document_id', zone)
  if (after)
    rows.where(later =>
      later
        .where('p.received_at', '>', after[0] ?? 0)
        .orWhere(same => same.where('p.received_at', after[0] ?? 0).where('p.id', '>', after[1] ?? 0)),
    )
  const selected: unknown = await rows
    .orderBy('p.received_at')
    .orderBy('p.id')
    .limit(limit + 1)
    .select(strapi.db.connection.raw(`${timeZoneOfPlay} as time_zone`), {
      id: 'p.id',
      play_id: 'p.play_id',
      started_at: 'p.started_at',
      received_at: 'p.received_at',
      seconds: 'p.seconds',
      zone: 'z.document_id',
      zone_name: 'z.name',
      unit: 'u.document_id',
      unit_name: 'u.name',
      track: 'p.track',
      track_revision: 'p.track_revision',
      playlist: 'p.playlist',
      layer: 'p.layer',
      offline: 'p.offline',
    })
  return playRows.parse(selected)
}

const creditRows = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    artists: z.array(z.string()),
    composers: z.array(z.string()),
    isrc: z.string().nullable(),
  }),
)

/** The credits of the revisions that were played. */
async function loadTracks(plays: readonly PlayRow[]) {
  const found: unknown = await strapi.db.query('api::track-revision.track-revision').findMany({
    where: { key: { $in: [...new Set(plays.map(getRevisionKey))] } },
    select: ['key', 'title', 'artists', 'composers', 'isrc'],
  })
  return new Map(creditRows.parse(found).map(({ key, ...credits }) => [key, credits]))
}

const noCredits = { title: '', artists: [], composers: [], isrc: null }

/**
 * A page of the plays in scope, as described in docs/integrations.md. Its cursor also leads to plays that
 * arrive later.
 */
export async function listPublicPlays(scope: Scope, filter: PlayFilter, now = Date.now()) {
  const withNext = await listRows(scope, filter, now)
  const rows = withNext.slice(0, filter.limit)
  const [tracks, findPlaylist, sealed] = await Promise.all([
    loadTracks(rows),
    findReportedPlaylists(rows.map(({ playlist }) => playlist)),
    findSealedPlays(rows.map(({ id }) => id)),
  ])
  const last = rows.at(-1)
  return {
    data: rows.map(row => ({
      id: row.play_id,
      started_at: new Date(row.started_at),
      seconds: row.seconds,
      zone: { id: row.zone, name: row.zone_name },
      business_unit: { id: row.unit, name: row.unit_name },
      time_zone: row.time_zone ?? 'Asia/Jakarta',
      track: tracks.get(getRevisionKey(row)) ?? noCredits,
      playlist: findPlaylist(row.playlist, scope.organisation),
      layer: row.layer,
      offline: row.offline,
      received_at: new Date(row.received_at),
      sealed_on: sealed.has(row.id) ? toJakartaDay(row.received_at) : null,
    })),
    meta: {
      has_more: withNext.length > filter.limit,
      next_cursor: last
        ? encodeCursor(last.received_at, last.id)
        : filter.after
          ? encodeCursor(...filter.after)
          : null,
    },
  }
}
