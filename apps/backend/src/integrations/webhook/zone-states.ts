import type { ZoneState } from '@bgm/contract'
import { z } from 'zod'
import { type FindReportedPlaylist, findReportedPlaylists } from '#src/catalogue'
import { existingUnitRows, type RowQuery } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { findTrackNames, joinStatus, zoneStateExpression, zoneStates } from '#src/playback'
import { notifyWebhooks } from './notify'
import { parseWebhookRows } from './row'

/** The maximum number of changes that a run reports per organisation. The next run reports the rest. */
const batch = 500

const selectZones = (trx: Transaction, organisation: number) =>
  trx('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .where('u.organisation_id', organisation)
    .select('z.id')

/**
 * Deletes the last reported states unless an endpoint already receives zone events, so that changes from
 * before an endpoint was added or enabled are not reported.
 */
export async function resetZoneStates(trx: Transaction, organisation: number): Promise<void> {
  const watched: unknown = await trx('webhooks').where({ organisation_id: organisation, disabled_at: null })
  if (parseWebhookRows(watched).some(({ events }) => events.some(isZoneEvent))) return
  await trx('webhook_zone_states').whereIn('zone_id', selectZones(trx, organisation)).delete()
}

const isZoneEvent = (event: string) => event.startsWith('zone.')

type Watched = { organisation: number; withTracks: boolean }

/** The organisations with an endpoint that is subscribed to zone events. */
async function listWatched(): Promise<Watched[]> {
  const rows: unknown = await strapi.db.connection('webhooks').whereNull('disabled_at')
  const watched = new Map<number, boolean>()
  for (const { organisation_id, events } of parseWebhookRows(rows)) {
    if (!events.some(isZoneEvent)) continue
    const withTracks = events.includes('zone.now_playing_changed')
    watched.set(organisation_id, withTracks || watched.get(organisation_id) === true)
  }
  return [...watched].map(([organisation, withTracks]) => ({ organisation, withTracks }))
}

const changedRows = z.array(
  z.object({
    id: z.number(),
    document_id: z.string(),
    name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
    state: z.enum(zoneStates),
    track: z.string().nullable(),
    playlist: z.string().nullable(),
    former_state: z.enum(zoneStates).nullable(),
    former_track: z.string().nullable(),
  }),
)
type Changed = z.output<typeof changedRows>[number]

/** An organisation's zones whose state or track differs from the last reported one. */
async function listChanged({ organisation, withTracks }: Watched, now: number): Promise<Changed[]> {
  const { connection } = strapi.db
  const { sql, values } = zoneStateExpression(now)
  const zones: RowQuery = joinStatus(
    existingUnitRows()
      .where('u.organisation_id', organisation)
      .join('zones as z', 'z.business_unit_id', 'u.id'),
  )
    .select({
      id: 'z.id',
      document_id: 'z.document_id',
      name: 'z.name',
      unit: 'u.document_id',
      unit_name: 'u.name',
      track: withTracks ? 'st.track' : connection.raw('null'),
      playlist: 'st.playlist',
      state: connection.raw(sql, values as never[]),
    })
    .as('b')
  const heard = `case when b.state in ('playing', 'paused') then b.track end`
  const rows: unknown = await connection
    .from(zones)
    .leftJoin('webhook_zone_states as w', 'w.zone_id', 'b.id')
    .where(changed => {
      changed.whereNull('w.id').orWhereRaw('w.state <> b.state')
      if (withTracks) changed.orWhereRaw(`coalesce(w.track, '') <> coalesce(${heard}, '')`)
    })
    .orderBy('b.id')
    .limit(batch)
    .select('b.id', 'b.document_id', 'b.name', 'b.unit', 'b.unit_name', 'b.state', 'b.playlist')
    .select({ former_state: 'w.state', former_track: 'w.track', track: connection.raw(heard) })
  return changedRows.parse(rows)
}

const getPlace = (zone: Changed) => ({
  zone: { id: zone.document_id, name: zone.name },
  business_unit: { id: zone.unit, name: zone.unit_name },
})

type Names = {
  tracks: Awaited<ReturnType<typeof findTrackNames>>
  findPlaylist: FindReportedPlaylist
}

const nowPlaying = (organisation: number, { track, playlist }: Changed, { tracks, findPlaylist }: Names) => {
  const reported = findPlaylist(playlist, organisation)
  return {
    track: (track !== null && tracks.get(track)) || null,
    playlist: track === null ? null : reported,
  }
}

async function report(organisation: number, zone: Changed, names: Names, now: number): Promise<void> {
  const subject = `${zone.unit_name} · ${zone.name}`
  const former: ZoneState | null = zone.former_state
  if (former === null) return
  if (former !== zone.state)
    await notifyWebhooks(
      organisation,
      'zone.state_changed',
      { subject, data: { ...getPlace(zone), state: zone.state, previous_state: former } },
      now,
    )
  if (zone.former_track !== zone.track)
    await notifyWebhooks(
      organisation,
      'zone.now_playing_changed',
      { subject, data: { ...getPlace(zone), state: zone.state, ...nowPlaying(organisation, zone, names) } },
      now,
    )
}

/** Stores the new states together with their notifications, so that each change is reported once. */
async function reportChanges(watched: Watched, changed: readonly Changed[], now: number): Promise<void> {
  const [tracks, findPlaylist] = await Promise.all([
    findTrackNames(changed.flatMap(({ track }) => track ?? [])),
    findReportedPlaylists(changed.map(({ playlist }) => playlist)),
  ])
  await strapi.db.transaction(async ({ trx }) => {
    await trx('webhook_zone_states')
      .insert(changed.map(({ id, state, track }) => ({ zone_id: id, state, track })))
      .onConflict('zone_id')
      .merge(watched.withTracks ? ['state', 'track'] : ['state'])
    for (const zone of changed) await report(watched.organisation, zone, { tracks, findPlaylist }, now)
  })
}

/** Compares the zones of all subscribed organisations with the last reported states. */
export async function notifyZoneStateChanges(signal?: AbortSignal, now = Date.now()): Promise<void> {
  for (const watched of await listWatched()) {
    if (signal?.aborted) return
    const changed = await listChanged(watched, now)
    if (changed.length > 0) await reportChanges(watched, changed, now)
  }
}
