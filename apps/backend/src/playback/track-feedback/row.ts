import { hasPermission, trackReportReasons, trackReportStates } from '@bgm/validation'
import { z } from 'zod'
import type { Actor, Scope, ScopedZone } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { findMemberNames, findTrackNames, loadStatuses } from '#src/playback/zone/status'

export const trackReportUid = 'api::track-report.track-report'

/** For how long an action can be taken back, in milliseconds. Pages offer it for ten seconds. */
export const undoLimit = 10 * 60_000

/** A zone and who acts in it. `until` is when the person's bans end; null if they may ban for good. */
export type TrackCaller = { zone: ScopedZone; actor: Actor; until: number | null }

const counts = z.object({ likes: z.coerce.number(), liked: z.boolean(), reported: z.boolean() })
const latestRow = z.object({
  id: z.string(),
  kind: z.enum(['like', 'ban', 'report']),
  track: z.string(),
  at: integerColumn,
  until: integerColumn.nullable(),
  requested: z.boolean(),
})

const latestAction = `select action.*, exists (select 1 from track_ban_requests r
    where r.zone_id = :zone and r.track = action.track) as requested
  from (
    select document_id as id, 'like' as kind, track, created_at as at, null::bigint as until
      from track_likes where zone_id = :zone and liked_by = :person
    union all
    select coalesce(report, document_id), case when report is null then 'ban' else 'report' end, track, created_at, until_at
      from track_bans where organisation_id = :organisation and zone_id = :zone and created_by = :person
  ) as action
  where action.at > :since and (action.until is null or action.until > :now) order by action.at desc limit 1`

async function countReactions(zone: number, track: string | null, person: string) {
  if (track === null) return { likes: 0, liked: false, reported: false }
  const { rows }: { rows: unknown[] } = await strapi.db.connection.raw(
    `select count(*) as likes, coalesce(bool_or(liked_by = :person), false) as liked,
      exists (select 1 from track_reports where zone_id = :zone and track = :track and state = 'open') as reported
      from track_likes where zone_id = :zone and track = :track`,
    { zone, track, person },
  )
  return counts.parse(rows[0])
}

type Place = Pick<ScopedZone, 'id' | 'organisation_id'>

async function findLatestAction(
  { id: zone, organisation_id: organisation }: Place,
  person: string,
  now: number,
) {
  const bindings = { zone, organisation, person, now, since: now - undoLimit }
  const { rows }: { rows: unknown[] } = await strapi.db.connection.raw(latestAction, bindings)
  if (!rows[0]) return null
  const { track, at, until, ...action } = latestRow.parse(rows[0])
  const name = (await findTrackNames([track])).get(track)
  return name
    ? {
        ...action,
        track: { id: track, ...name },
        at: new Date(at),
        until: until === null ? null : new Date(until),
      }
    : null
}

/** What people in the zone think of the track that is playing, and the person's latest action. */
export async function loadTrackFeedback(zone: Place, track: string | null, person: string, now: number) {
  const [reactions, latest] = await Promise.all([
    countReactions(zone.id, track, person),
    findLatestAction(zone, person, now),
  ])
  return { ...reactions, latest }
}

/** As `loadTrackFeedback`, for the track that the zone's device last reported. */
export async function getTrackFeedback(zone: Place, { name: person }: Actor, now: number) {
  const status = (await loadStatuses([zone.id], now)).get(zone.id)
  return loadTrackFeedback(zone, status?.track ?? null, person, now)
}

const maxReports = 50

const reportRows = z.array(
  z.object({
    documentId: z.string(),
    title: z.string(),
    reason: z.enum(trackReportReasons),
    state: z.enum(trackReportStates),
    reply: z.string().nullable(),
    received_at: z.coerce.date(),
  }),
)

async function listReports(zone: number) {
  const rows: unknown = await strapi.db.query(trackReportUid).findMany({
    where: { zone_id: zone },
    orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
    limit: maxReports,
  })
  return reportRows.parse(rows).map(({ documentId: id, ...report }) => ({ id, ...report }))
}

const requestRows = z.array(
  z.object({
    id: z.string(),
    track: z.string(),
    by: z.string(),
    pass: z.string().nullable(),
    at: integerColumn,
  }),
)

async function listBanRequests(zone: number) {
  const found: unknown = await strapi.db
    .connection('track_ban_requests as r')
    .leftJoin('remote_passes as p', 'p.document_id', 'r.requested_by')
    .where('r.zone_id', zone)
    .orderBy('r.id', 'desc')
    .limit(maxReports)
    .select({
      id: 'r.document_id',
      track: 'r.track',
      by: 'r.requested_by',
      pass: 'p.name',
      at: 'r.created_at',
    })
  const rows = requestRows.parse(found)
  const [tracks, people] = await Promise.all([
    findTrackNames(rows.map(({ track }) => track)),
    findMemberNames(rows.map(({ by }) => by)),
  ])
  return rows.flatMap(({ id, track, by, pass, at }) => {
    const name = tracks.get(track)
    return name
      ? [{ id, track: { id: track, ...name }, by: pass ?? people.get(by) ?? null, at: new Date(at) }]
      : []
  })
}

/** The latest reports in a zone and, for members who may decide on them, the bans that staff ask for. */
export async function getZoneTrackFeedback({ role }: Scope, zone: ScopedZone) {
  const [reports, requests] = await Promise.all([
    listReports(zone.id),
    hasPermission(role, 'playlist.update') ? listBanRequests(zone.id) : [],
  ])
  return { reports, requests }
}
