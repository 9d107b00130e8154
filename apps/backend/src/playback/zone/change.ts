import type { DesiredState, NewOverride, ZoneMusic } from '@bgm/contract'
import { findPlaylist } from '#src/catalogue'
import type { Actor, ScopedZone } from '#src/customers'
import { reconcileLicences } from '#src/licensing'
import { fieldError } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { recordChange } from '#src/playback/change/feed'
import { addCommand, findCommand, type NewCommand } from '#src/playback/command/row'
import { recordZoneAction } from './audit'

const uid = 'api::zone.zone'
const maxOverride = 24 * 60 * 60_000

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
  await updateZone(zone, actor, 'zone.updated', data, { fields: Object.keys(data).join(', ') })
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
  const data = {
    ...(paused !== undefined && { paused, paused_until: paused ? paused_until : null }),
    ...(volume !== undefined && { volume: Math.min(volume, zone.max_volume) }),
  }
  const details = {
    ...(paused !== undefined && { command: paused ? 'pause' : 'resume' }),
    ...(volume !== undefined && { volume: Math.min(volume, zone.max_volume) }),
  }
  await updateZone(zone, actor, 'zone.controlled', data, details)
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

export async function removeOverride(zone: ScopedZone, actor: Actor) {
  await strapi.db.transaction(async ({ trx }) => {
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
  const { id } = await strapi.db.transaction(async () => {
    const added = await addCommand(zone.id, command, actor.name, now)
    await recordZoneAction('zone.controlled', actor, zone, { command: kind })
    await recordChange({ kind: 'command', zone: zone.documentId, command: added })
    return added
  })
  const sent = await findCommand(zone.id, id)
  if (!sent) throw new Error('The stored command cannot be found')
  return sent
}
