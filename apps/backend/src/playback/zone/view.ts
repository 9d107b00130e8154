import { createHash } from 'node:crypto'
import { timeZone } from '@bgm/contract'
import { getLocalTime, getVolume } from '@bgm/playback'
import { formatKeyId } from '@bgm/validation'
import { z } from 'zod'
import { type FindReportedPlaylist, findReportedPlaylists } from '#src/catalogue'
import { type Actor, getScopedZone, type Scope, type ScopedZone, zoneRowsInScope } from '#src/customers'
import { getRemainingAttempts } from '#src/platform/http/rate-limit'
import { loadOpenIncidents, type OpenIncident } from '#src/playback/incident/list'
import { loadTrackFeedback } from '#src/playback/track-feedback/row'
import { getDesiredState, getExplicitPolicy } from './bundle'
import { loadDayAnnouncements } from './day-announcements'
import { loadPlans, type ZonePlan } from './plan'
import { loadPlaybackRows, type PlaybackRow } from './playback-row'
import { resolveAt, toDayView, toNextChangeView } from './resolution'
import { findMemberNames, findTrackNames, loadStatuses, type StatusRow, type TrackName } from './status'

type Names = {
  tracks: Map<string, TrackName>
  findPlaylist: FindReportedPlaylist
  people: Map<string, string>
}

const toDate = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(milliseconds)
const errorCodes = z.array(z.string())

async function findNames(statuses: readonly StatusRow[]): Promise<Names> {
  const [tracks, findPlaylist, people] = await Promise.all([
    findTrackNames(statuses.flatMap(({ track }) => track ?? [])),
    findReportedPlaylists(statuses.map(({ playlist }) => playlist)),
    findMemberNames(statuses.flatMap(({ paired_by }) => paired_by ?? [])),
  ])
  return { tracks, findPlaylist, people }
}

function nowPlaying(
  organisation: number,
  { state, track, playlist }: StatusRow,
  { tracks, findPlaylist }: Names,
) {
  const name = track !== null && (state === 'playing' || state === 'paused') ? tracks.get(track) : undefined
  return track !== null && name
    ? { id: track, ...name, playlist: findPlaylist(playlist, organisation) }
    : null
}

const toKeyId = (public_key: string) =>
  formatKeyId(createHash('sha256').update(Buffer.from(public_key, 'base64')).digest('hex'))

/** The key with which the device signs, and the one that waits for a member to confirm it. */
const toKeyView = ({ public_key, new_public_key, new_key_at }: StatusRow) => ({
  key: public_key === null ? null : toKeyId(public_key),
  new_key:
    new_public_key === null
      ? null
      : { id: toKeyId(new_public_key), public_key: new_public_key, at: toDate(new_key_at) },
})

function toPlayerView(row: StatusRow, { people }: Names) {
  const { player, paired_at, paired_by, app_version, paired_version, seen_at } = row
  if (player === null || paired_at === null) return null
  return {
    id: player,
    paired_at: new Date(paired_at),
    paired_by: (paired_by !== null && people.get(paired_by)) || null,
    app_version: app_version ?? paired_version,
    seen_at: toDate(seen_at),
    ...toKeyView(row),
  }
}

function toOverrideView({ plan, playlists }: ZonePlan) {
  if (!plan.override) return null
  const { playlist, from, until } = plan.override
  return {
    playlist: playlist === null ? null : (playlists.get(playlist) ?? null),
    from: new Date(from),
    until: new Date(until),
  }
}

/** A pause that has ended is ignored, although it is still in the row. */
function toDesiredView(row: PlaybackRow, { plan }: ZonePlan, now: number) {
  const { paused, paused_until: until, max_volume, volumes, ...set } = getDesiredState(row)
  const { volume } = getVolume({ ...set, max_volume, volumes }, plan, now)
  const isPaused = paused && (until === null || until > now)
  return { volume, max_volume, volumes, paused: isPaused, paused_until: isPaused ? toDate(until) : null }
}

const toLicenceView = ({ licence_code }: PlaybackRow, { licence }: ZonePlan) => ({
  code: licence_code,
  state: licence.state,
  until: licence.until,
})

function toZoneView(
  row: PlaybackRow,
  status: StatusRow,
  planned: ZonePlan,
  names: Names,
  incidents: OpenIncident[],
  now: number,
) {
  const { default_playlist } = planned.plan
  return {
    id: row.documentId,
    name: row.name,
    number: row.number,
    business_unit: { id: row.unit, name: row.unit_name },
    time_zone: timeZone.parse(planned.plan.time_zone),
    state: status.state,
    state_since: toDate(status.state === 'offline' ? status.seen_at : status.state_since),
    errors: status.errors === null ? [] : errorCodes.parse(JSON.parse(status.errors)),
    incidents,
    seen_at: toDate(status.seen_at),
    now_playing: nowPlaying(row.organisation_id, status, names),
    now: resolveAt(planned, now),
    next_change: toNextChangeView(planned, now),
    default_playlist: default_playlist === null ? null : (planned.playlists.get(default_playlist) ?? null),
    explicit: getExplicitPolicy(row),
    cached_hours: status.cached_hours,
    clock_offset: status.clock_offset,
    player: toPlayerView(status, names),
    licence: toLicenceView(row, planned),
    override: toOverrideView(planned),
    desired: toDesiredView(row, planned, now),
  }
}

/** Zones in the order of the given row ids, loaded with a constant number of queries. */
export async function loadZoneViews(ids: readonly number[], now = Date.now()) {
  const rows = await loadPlaybackRows(ids)
  const [plans, statuses, incidents] = await Promise.all([
    loadPlans(rows, now),
    loadStatuses(ids, now),
    loadOpenIncidents(ids),
  ])
  const names = await findNames([...statuses.values()])
  return rows.flatMap(row => {
    const [plan, status] = [plans.get(row.id), statuses.get(row.id)]
    if (!plan || !status) return []
    const open = incidents.get(row.id) ?? []
    return [{ view: toZoneView(row, status, plan, names, open, now), plan, row }]
  })
}

/** A zone in scope. Throws 404 for any other. */
export async function getZoneView(scope: Scope, documentId = '', now = Date.now()) {
  const { id } = await getScopedZone(scope, documentId)
  const [found] = await loadZoneViews([id], now)
  if (!found) throw new Error('A zone in scope has no unit')
  return found.view
}

/** A zone in scope with its local day, announcements and the number of skips left. */
export async function getZoneDetail(
  scope: Scope,
  { name: person }: Actor,
  documentId = '',
  now = Date.now(),
) {
  const zone = await getScopedZone(scope, documentId)
  const [detail, announcements] = await Promise.all([
    loadZoneDetail(zone, person, now),
    loadDayAnnouncements(zone.id, now),
  ])
  return { ...detail, ...announcements }
}

/**
 * Like `getZoneDetail`, but without announcements, for callers that have already checked access to the
 * zone.
 */
export async function loadZoneDetail(
  zone: Pick<ScopedZone, 'id' | 'documentId' | 'organisation_id'>,
  person: string,
  now = Date.now(),
) {
  const [found] = await loadZoneViews([zone.id], now)
  if (!found) throw new Error('A zone in scope has no unit')
  const { weekday } = getLocalTime(found.plan.plan, now)
  const [skips, feedback] = await Promise.all([
    getRemainingAttempts('skip-zone', zone.documentId, now),
    loadTrackFeedback(zone, found.view.now_playing?.id ?? null, person, now),
  ])
  return { ...found.view, ...toDayView(found.plan, weekday), skips, feedback }
}

/** The maximum number of zones to choose from when pairing a device. */
const maxChoices = 500

/** The zones in scope that a new device can be paired with. */
export async function listPairableZones(scope: Scope, now = Date.now()) {
  const choices: { id: number }[] = await zoneRowsInScope(scope)
    .orderBy(['u.name', 'z.number', 'z.id'])
    .limit(maxChoices)
    .select('z.id')
  const zones = await loadZoneViews(
    choices.map(({ id }) => id),
    now,
  )
  return zones.map(({ view: { id, name, business_unit, licence, player } }) => ({
    id,
    name,
    business_unit,
    licence,
    player: player && { seen_at: player.seen_at },
  }))
}
