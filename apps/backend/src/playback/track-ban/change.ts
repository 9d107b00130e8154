import type { NewBan } from '@bgm/contract'
import { type BanScope, maxZoneBans } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, requirePermission, type Scope, type ScopedZone } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { recordChange } from '#src/playback/change/feed'
import { addCommand } from '#src/playback/command/row'
import { recordZoneAction } from '#src/playback/zone/audit'
import { findTrackNames, loadStatuses } from '#src/playback/zone/status'
import { recordOrganisationChanges, recordUnitChanges } from '#src/playback/zone/unit-changes'
import { loadBans } from './row'

/** How long a ban by staff lasts, about a shift, in milliseconds. */
const shift = 12 * 3_600_000

/** The bans that apply in a zone, with the names of their tracks. Tracks that were deleted are omitted. */
export async function listBans(zone: ScopedZone, now: number) {
  const bans = (await loadBans([zone.id], now)).get(zone.id) ?? []
  const names = await findTrackNames(bans.map(({ track }) => track))
  return bans.flatMap(({ id, track, scope, until }) => {
    const name = names.get(track)
    return name
      ? [{ id, track: { id: track, ...name }, scope, until: until === null ? null : new Date(until) }]
      : []
  })
}

/** Throws 403 unless the member may ban tracks in the scope. Staff may only do so in a zone. */
function requireScope(scope: Scope, of: BanScope): void {
  requirePermission(scope, 'zone.control')
  if (of === 'zone') return
  requirePermission(scope, 'playlist.update')
  if (of === 'organisation' && scope.units) throw new HttpError(403, 'The member has selected units only')
}

type Place = Pick<ScopedZone, 'id' | 'documentId' | 'organisation_id' | 'business_unit_id'>

const toColumns = (zone: Place, scope: BanScope) => ({
  organisation_id: zone.organisation_id,
  business_unit_id: scope === 'organisation' ? null : zone.business_unit_id,
  zone_id: scope === 'zone' ? zone.id : null,
})

/** Tells the devices. Must be called last in the transaction. */
export async function recordBanChange(zone: Place, scope: BanScope): Promise<void> {
  if (scope === 'organisation') await recordOrganisationChanges(zone.organisation_id)
  else if (scope === 'unit') await recordUnitChanges([zone.business_unit_id])
  else await recordChange({ kind: 'zone', zone: zone.documentId })
}

/** A second ban of the same track in the same place lasts as long as the longer one. */
const insertBan = `insert into track_bans
    (document_id, organisation_id, business_unit_id, zone_id, track, until_at, created_at, created_by, report)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (organisation_id, coalesce(business_unit_id, 0), coalesce(zone_id, 0), track) do update set until_at =
    case when track_bans.until_at is null or excluded.until_at is null then null
      else greatest(track_bans.until_at, excluded.until_at) end,
    created_by = case when track_bans.until_at < coalesce(excluded.until_at, 'infinity'::float) then null
      else track_bans.created_by end,
    report = case when excluded.until_at is null then null else track_bans.report end`

export async function skipIfPlaying(zone: Place, track: string, actor: Actor, now: number): Promise<void> {
  const playing = (await loadStatuses([zone.id], now)).get(zone.id)
  if (playing?.state !== 'playing' || playing.track !== track) return
  const command = await addCommand(zone.id, { kind: 'skip' }, actor.name, now)
  await recordChange({ kind: 'command', zone: zone.documentId, command })
}

const countRow = z.object({ total: z.coerce.number() })

async function requireRoom(trx: Transaction, columns: ReturnType<typeof toColumns>): Promise<void> {
  const { total } = countRow.parse(await trx('track_bans').where(columns).count({ total: '*' }).first())
  if (total > maxZoneBans) throw new HttpError(409, 'Too many tracks are banned', { code: 'too-many-bans' })
}

type NewRow = { track: string; scope: BanScope; until: number | null; by: string | null; report?: string }

/** Adds a ban and removes what staff have asked about the track. Throws 409 if too many tracks are banned there. */
export async function addBan(
  trx: Transaction,
  zone: Place,
  { track, scope, until, by, report }: NewRow,
  now: number,
): Promise<void> {
  // Locks the organisation, so that concurrent requests count each other's bans.
  await trx('organisations').where({ id: zone.organisation_id }).forUpdate().select('id')
  const columns = toColumns(zone, scope)
  const { organisation_id, business_unit_id, zone_id } = columns
  const owner = [organisation_id, business_unit_id, zone_id]
  await trx.raw(insertBan, [newRecordId(), ...owner, track, until, now, by, report ?? null])
  await requireRoom(trx, columns)
  if (until === null) await trx('track_ban_requests').where({ zone_id: zone.id, track }).delete()
}

/** When a ban by a member ends; null if it lasts. */
export const getBanEnd = ({ role }: Scope, now: number): number | null =>
  role === 'staff' ? now + shift : null

/**
 * Bans a track and skips it if it is playing in the zone. Throws 400 for an unknown track, 403 without the permission
 * for the scope, and 409 if too many tracks are banned there.
 */
export async function banTrack(
  { scope, zone, actor }: { scope: Scope; zone: ScopedZone; actor: Actor },
  { track, scope: of }: NewBan,
  now: number,
): Promise<void> {
  requireScope(scope, of)
  const name = (await findTrackNames([track])).get(track)
  if (!name) throw fieldError('track', 'validation.invalid')
  const until = getBanEnd(scope, now)
  if (until !== null) await consume('staff-ban-zone', zone.documentId)
  await strapi.db.transaction(async ({ trx }) => {
    await addBan(trx, zone, { track, scope: of, until, by: actor.name }, now)
    await recordZoneAction('zone.controlled', actor, zone, { command: 'ban', track: name.title, scope: of })
    await recordBanChange(zone, of)
    await skipIfPlaying(zone, track, actor, now)
  })
}

/**
 * Lifts a ban that applies in the zone. Throws 404 if there is none, and 403 without the permission for its scope. Staff
 * may only lift bans that end by themselves.
 */
export async function liftBan(
  { scope, zone, actor }: { scope: Scope; zone: ScopedZone; actor: Actor },
  id: string,
  now: number,
): Promise<void> {
  const ban = (await loadBans([zone.id], now)).get(zone.id)?.find(one => one.id === id)
  if (!ban) throw notFound()
  requireScope(scope, ban.scope)
  if (ban.until === null) requirePermission(scope, 'playlist.update')
  const title = (await findTrackNames([ban.track])).get(ban.track)?.title ?? ''
  await strapi.db.transaction(async ({ trx }) => {
    await trx('track_bans').where({ document_id: id }).delete()
    await recordZoneAction('zone.controlled', actor, zone, {
      command: 'lift-ban',
      track: title,
      scope: ban.scope,
    })
    await recordBanChange(zone, ban.scope)
  })
}

/** How long a request for a ban waits for a manager, in milliseconds. */
const requestLifetime = 14 * 86_400_000

const endedRows = z.array(z.object({ zone: z.string() }))

/** Ends the bans whose time has come and tells the devices of their zones. */
export async function endBans(now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { rows }: { rows: unknown } = await trx.raw(
      `with ended as (delete from track_bans where until_at <= ? returning zone_id)
        select distinct z.document_id as zone from ended join zones z on z.id = ended.zone_id order by zone`,
      [now],
    )
    await trx('track_ban_requests')
      .where('created_at', '<', now - requestLifetime)
      .delete()
    for (const { zone } of endedRows.parse(rows)) await recordChange({ kind: 'zone', zone })
  })
}

/** Deletes the bans, likes and requests of a deleted unit and its zones. */
export async function deleteBansOfUnit(unit: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const units = trx('business_units').where({ document_id: unit }).select('id')
    await trx('track_bans').whereIn('business_unit_id', units.clone()).delete()
    for (const table of ['track_likes', 'track_ban_requests'])
      await trx(table)
        .whereIn('zone_id', trx('zones').whereIn('business_unit_id', units.clone()).select('id'))
        .delete()
  })
}
