import { remoteMemberActions } from '@bgm/contract'
import { z } from 'zod'
import { type Scope, zoneRowsInScope } from '#src/customers'
import { findMemberNames } from '#src/playback/zone/status'
import { loadZoneDetail } from '#src/playback/zone/view'
import { getPassState, listOpenPasses, type PassRow, passLifetime } from './row'
import type { RemoteZone } from './screen-pass'

export const toPassView = (row: PassRow, now: number) => ({
  id: row.document_id,
  name: row.name,
  state: getPassState(row, now),
  number: row.state === 'waiting' ? row.number : null,
  created_at: new Date(row.created_at),
  expires_at: new Date(row.expires_at),
})

/** The passes and requests of a zone that have not ended. `granted_by` is null for a pass granted by PIN. */
export async function listPassViews(zone: number, now = Date.now()) {
  const rows = await listOpenPasses(zone, now)
  const people = await findMemberNames(rows.flatMap(({ granted_by }) => granted_by ?? []))
  return rows.map(row => ({
    ...toPassView(row, now),
    granted_by: (row.granted_by !== null && people.get(row.granted_by)) || null,
  }))
}

const actionRows = z.array(
  z.object({
    actor: z.string(),
    at: z.coerce.date(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  }),
)

/** Null for an action that a newer version recorded. */
const memberAction = z.enum(remoteMemberActions).nullable().catch(null)

/** The last action of each member who controlled the zone within the length of a shift, newest first. */
export async function listMemberActions(zone: string, now = Date.now()) {
  const entries: unknown = await strapi.db.query('api::audit-entry.audit-entry').findMany({
    where: {
      subject_id: zone,
      action: 'zone.controlled',
      actor_kind: 'member',
      at: { $gt: new Date(now - passLifetime) },
    },
    orderBy: { id: 'desc' },
    limit: 200,
    select: ['actor', 'at', 'details'],
  })
  const rows = actionRows.parse(entries)
  const latest = rows.filter(({ actor }, index) => rows.findIndex(row => row.actor === actor) === index)
  const people = await findMemberNames(latest.map(({ actor }) => actor))
  return latest.flatMap(({ actor, at, details }) => {
    const name = people.get(actor)
    const command = memberAction.parse(details?.command ?? (details?.volume === undefined ? null : 'volume'))
    return name === undefined ? [] : [{ id: actor, name, at, command }]
  })
}

const requestRows = z.array(
  z.object({
    document_id: z.string(),
    name: z.string(),
    number: z.number(),
    created_at: z.coerce.number(),
    expires_at: z.coerce.number(),
    zone: z.string(),
    zone_name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
  }),
)

/** The pending requests in scope, oldest first. */
export async function listWaitingRequests(scope: Scope, now = Date.now()) {
  const rows: unknown = await zoneRowsInScope(scope)
    .join('remote_passes as p', 'p.zone_id', 'z.id')
    .where('p.state', 'waiting')
    .where('p.expires_at', '>', now)
    .whereNull('p.revoked_at')
    .orderBy('p.id')
    .limit(50)
    .select([
      'p.document_id',
      'p.name',
      'p.number',
      'p.created_at',
      'p.expires_at',
      'z.document_id as zone',
      'z.name as zone_name',
      'u.document_id as unit',
      'u.name as unit_name',
    ])
  return requestRows.parse(rows).map(row => ({
    id: row.document_id,
    name: row.name,
    number: row.number,
    created_at: new Date(row.created_at),
    expires_at: new Date(row.expires_at),
    zone: { id: row.zone, name: row.zone_name },
    business_unit: { id: row.unit, name: row.unit_name },
  }))
}

/**
 * The view of a zone for a pass holder: what is playing and what they may change, but not its licence or
 * device.
 */
export async function getHolderZoneView(zone: RemoteZone, pass: PassRow) {
  const detail = await loadZoneDetail(zone, pass.document_id)
  return {
    id: detail.id,
    name: detail.name,
    business_unit: detail.business_unit,
    time_zone: detail.time_zone,
    state: detail.state,
    state_since: detail.state_since,
    errors: detail.errors,
    now_playing: detail.now_playing,
    now: detail.now,
    next_change: detail.next_change,
    cached_hours: detail.cached_hours,
    licence: { code: null, state: detail.licence.state, until: detail.licence.until },
    override: detail.override,
    desired: detail.desired,
    skips: detail.skips,
    feedback: detail.feedback,
  }
}
