import type { DesiredState, NewOverride, ZoneMusic } from '@bgm/contract'
import type { ZoneVolumes } from '@bgm/validation'
import { z } from 'zod'
import { findPlaylist } from '#src/catalogue'
import {
  type Actor,
  type EffectiveLocks,
  holdUnitLocks,
  lockedError,
  type Scope,
  type ScopedZone,
} from '#src/customers'
import { reconcileLicences } from '#src/licensing'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { recordChange } from '#src/playback/change/feed'
import { addCommand, findCommand, type NewCommand } from '#src/playback/command/row'
import { recordZoneAction } from './audit'

const uid = 'api::zone.zone'
const maxOverride = 24 * 60 * 60_000

const defaultRow = z.object({ default_playlist: z.string().nullable() })

const holdZoneLocks = (trx: Transaction, zone: ScopedZone, actor: Actor): Promise<EffectiveLocks> =>
  holdUnitLocks(
    trx,
    { organisation: zone.organisation_id, unit: zone.business_unit_id },
    actor.headOffice === true,
  )

/** Throws 409 `locked` if playlists are fixed, and 400 for one that is not in the list. */
function requireUnlockedPlaylist(
  { playlists, allowed }: EffectiveLocks,
  playlist: string | null,
  field: string,
): void {
  if (playlists === 'fixed') throw lockedError()
  if (playlists === 'list' && (playlist === null || !allowed.playlists.includes(playlist)))
    throw fieldError(field, 'validation.playlist_locked')
}

const recordZoneChange = ({ documentId }: ScopedZone) => recordChange({ kind: 'zone', zone: documentId })

/** Throws 400 for a playlist that is not available to the zone's organisation. */
async function requirePlaylist(
  zone: ScopedZone,
  playlist: string | null,
  field: string,
): Promise<string | null> {
  if (playlist === null) return null
  const found = await findPlaylist(playlist, zone.organisation_id)
  if (!found) throw fieldError(field, 'validation.invalid')
  return found.title.id
}

async function updateZone(
  zone: ScopedZone,
  actor: Actor,
  action: 'zone.updated' | 'zone.controlled',
  data: Record<string, string | number | boolean | null>,
  details: Record<string, string | number | null>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await strapi.db.query(uid).update({ where: { id: zone.id }, data })
    await recordZoneAction(action, actor, zone, details)
    await recordZoneChange(zone)
  })
}

/** Renames a zone and reissues its licence, which contains the name. */
export async function renameZone(zone: ScopedZone, actor: Actor, name: string): Promise<void> {
  await strapi.db.transaction(async () => {
    await updateZone({ ...zone, name }, actor, 'zone.updated', { name }, { fields: 'name' })
    await reconcileLicences([zone.business_unit_id], { actor })
  })
}

export async function updateZoneMusic(
  zone: ScopedZone,
  actor: Actor,
  { default_playlist, explicit_policy }: ZoneMusic,
) {
  await requirePlaylist(zone, default_playlist, 'default_playlist')
  const data = { default_playlist, ...(explicit_policy && { explicit_policy }) }
  await strapi.db.transaction(async ({ trx }) => {
    const locks = await holdZoneLocks(trx, zone, actor)
    const stored: unknown = await trx('zones').where({ id: zone.id }).first('default_playlist')
    if (defaultRow.parse(stored).default_playlist !== default_playlist)
      requireUnlockedPlaylist(locks, default_playlist, 'default_playlist')
    await updateZone(zone, actor, 'zone.updated', data, { fields: Object.keys(data).join(', ') })
  })
}

/**
 * Sets the volume by time of day and its maximum. Throws 403 if a member of selected units changes the maximum. What
 * somebody has set before no longer applies. A lock limits the volumes.
 */
export async function setZoneVolumes(
  { units }: Scope,
  zone: ScopedZone,
  actor: Actor,
  { max_volume = zone.max_volume, volumes }: ZoneVolumes,
): Promise<void> {
  if (units !== null && max_volume !== zone.max_volume)
    throw new HttpError(403, 'The member has selected units only')
  await strapi.db.transaction(async ({ trx }) => {
    const locks = await holdZoneLocks(trx, zone, actor)
    if (locks.volume === 'fixed') throw lockedError()
    const limited = volumes.map(row => ({ ...row, volume: Math.min(row.volume, locks.maxVolume ?? 100) }))
    const data = { max_volume, volumes: JSON.stringify(limited), volume_set_at: null }
    await updateZone(zone, actor, 'zone.updated', data, { fields: 'volumes, max_volume', max_volume })
  })
}

/** Sets the desired state, which the zone's devices follow until it is changed. */
export async function setDesiredState(
  zone: ScopedZone,
  actor: Actor,
  { paused, paused_until: end = null, volume }: DesiredState,
  now = Date.now(),
) {
  const paused_until = end === null ? null : Date.parse(end)
  if (paused_until !== null && (paused_until <= now || paused_until > now + maxOverride))
    throw fieldError('until', 'validation.invalid')
  await strapi.db.transaction(async ({ trx }) => {
    const locks = await holdZoneLocks(trx, zone, actor)
    if (volume !== undefined && locks.volume === 'fixed') throw lockedError()
    const limit = Math.min(zone.max_volume, locks.maxVolume ?? 100)
    const set = { ...(volume !== undefined && { volume: Math.min(volume, limit) }) }
    const data = {
      ...(paused !== undefined && { paused, paused_until: paused ? paused_until : null }),
      ...set,
      ...(volume !== undefined && { volume_set_at: now }),
    }
    const details = { ...(paused !== undefined && { command: paused ? 'pause' : 'resume' }), ...set }
    await updateZone(zone, actor, 'zone.controlled', data, details)
  })
}

/** Plays a playlist, or silence if it is null, until a time at most one day ahead. */
export async function setOverride(
  zone: ScopedZone,
  actor: Actor,
  { playlist, until: end }: NewOverride,
  now = Date.now(),
) {
  const until = Date.parse(end)
  if (until <= now || until > now + maxOverride) throw fieldError('until', 'validation.invalid')
  const title = await requirePlaylist(zone, playlist, 'playlist')
  await strapi.db.transaction(async ({ trx }) => {
    const locks = await holdZoneLocks(trx, zone, actor)
    if (playlist !== null) requireUnlockedPlaylist(locks, playlist, 'playlist')
    await trx('zone_overrides')
      .insert({ zone_id: zone.id, playlist, from_at: now, until_at: until, set_by: actor.name })
      .onConflict('zone_id')
      .merge()
    await recordZoneAction('zone.controlled', actor, zone, {
      command: 'override',
      playlist: title,
    })
    await recordZoneChange(zone)
  })
}

const overrideRow = z.object({ playlist: z.string().nullable(), set_by: z.string().nullable() })

/** Where playlists are locked, a playlist that somebody else has chosen goes on. */
export async function removeOverride(zone: ScopedZone, actor: Actor) {
  await strapi.db.transaction(async ({ trx }) => {
    const { playlists } = await holdZoneLocks(trx, zone, actor)
    if (playlists === 'fixed') {
      const stored: unknown = await trx('zone_overrides')
        .where({ zone_id: zone.id })
        .first('playlist', 'set_by')
      const { data } = overrideRow.safeParse(stored)
      if (data && data.playlist !== null && data.set_by !== actor.name) throw lockedError()
    }
    const count: number = await trx('zone_overrides').where({ zone_id: zone.id }).delete()
    if (count === 0) return
    await recordZoneAction('zone.controlled', actor, zone, { command: 'end-override' })
    await recordZoneChange(zone)
  })
}

/**
 * Sends a one-time command to the zone's device. Throws 429 if the zone has no skips or announcements left.
 */
export async function sendCommand(zone: ScopedZone, actor: Actor, command: NewCommand, now = Date.now()) {
  const { kind } = command
  if (kind === 'skip') await consume('skip-zone', zone.documentId)
  if (kind === 'announce') await consume('announce-zone', zone.documentId)
  const { id } = await strapi.db.transaction(async ({ trx }) => {
    if (kind === 'announce' && (await holdZoneLocks(trx, zone, actor)).announcements === 'fixed')
      throw lockedError()
    const added = await addCommand(zone.id, command, actor.name, now)
    await recordZoneAction('zone.controlled', actor, zone, { command: kind })
    await recordChange({ kind: 'command', zone: zone.documentId, command: added })
    return added
  })
  const sent = await findCommand(zone.id, id)
  if (!sent) throw new Error('The stored command cannot be found')
  return sent
}
