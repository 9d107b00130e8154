import type { TrackAction } from '@bgm/validation'
import type { ScopedZone } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, notFound } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { addBan, recordBanChange, skipIfPlaying } from '#src/playback/track-ban/change'
import { recordZoneAction } from '#src/playback/zone/audit'
import { findTrackNames, type TrackName } from '#src/playback/zone/status'
import { reportTrack, withdrawReport } from './report'
import { type TrackCaller, undoLimit } from './row'

type Track = TrackName & { id: string }

async function requireTrack(id: string): Promise<Track> {
  const name = (await findTrackNames([id])).get(id)
  if (!name) throw fieldError('track', 'validation.invalid')
  return { id, ...name }
}

async function like({ zone, actor }: TrackCaller, track: Track, now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const added: unknown[] = await trx('track_likes')
      .insert({
        document_id: newRecordId(),
        zone_id: zone.id,
        track: track.id,
        liked_by: actor.name,
        created_at: now,
      })
      .onConflict(['zone_id', 'track', 'liked_by'])
      .ignore()
      .returning('id')
    if (added.length > 0)
      await recordZoneAction('zone.controlled', actor, zone, { command: 'like', track: track.title })
  })
}

const unlike = ({ zone, actor }: TrackCaller, track: string) =>
  strapi.db.connection('track_likes').where({ zone_id: zone.id, track, liked_by: actor.name }).delete()

async function ban({ zone, actor, until }: TrackCaller, track: Track, now: number): Promise<void> {
  if (until !== null) await consume('staff-ban-zone', zone.documentId)
  await strapi.db.transaction(async ({ trx }) => {
    await addBan(trx, zone, { track: track.id, scope: 'zone', until, by: actor.name }, now)
    await recordZoneAction('zone.controlled', actor, zone, {
      command: 'ban',
      track: track.title,
      scope: 'zone',
    })
    await recordBanChange(zone, 'zone')
    await skipIfPlaying(zone, track.id, actor, now)
  })
}

async function requestBan({ zone, actor }: TrackCaller, track: Track, now: number): Promise<void> {
  await consume('track-report-zone', zone.documentId)
  await strapi.db
    .connection('track_ban_requests')
    .insert({
      document_id: newRecordId(),
      zone_id: zone.id,
      track: track.id,
      requested_by: actor.name,
      created_at: now,
    })
    .onConflict(['zone_id', 'track'])
    .ignore()
}

/** Takes back the caller's ban and what the caller has asked about it. */
async function withdrawBan(trx: Transaction, { zone, actor }: TrackCaller, id: string, since: number) {
  const removed: { track: string }[] = await trx('track_bans')
    .where({ document_id: id, zone_id: zone.id, created_by: actor.name })
    .where('created_at', '>', since)
    .delete()
    .returning('track')
  const [ban] = removed
  if (!ban) return false
  await trx('track_ban_requests')
    .where({ zone_id: zone.id, track: ban.track, requested_by: actor.name })
    .delete()
  return true
}

/** Undoing twice, or undoing what has ended, has no effect. */
async function undo(caller: TrackCaller, id: string, now: number): Promise<void> {
  const { zone, actor } = caller
  const since = now - undoLimit
  await strapi.db.transaction(async ({ trx }) => {
    await trx('track_likes').where({ document_id: id, liked_by: actor.name, zone_id: zone.id }).delete()
    const isLifted =
      (await withdrawBan(trx, caller, id, since)) || (await withdrawReport(trx, caller, id, since))
    if (!isLifted) return
    await recordZoneAction('zone.controlled', actor, zone, { command: 'lift-ban', scope: 'zone' })
    await recordBanChange(zone, 'zone')
  })
}

/**
 * Likes, bans or reports a track, or takes that back. Every action may be repeated. Throws 400 for an unknown track, 409
 * if too many tracks are banned, and 429 for too many bans by staff or too many reports.
 */
export async function actOnTrack(caller: TrackCaller, action: TrackAction, now: number): Promise<void> {
  if (action.kind === 'undo') return undo(caller, action.id, now)
  if (action.kind === 'unlike') {
    await unlike(caller, action.track)
    return
  }
  const track = await requireTrack(action.track)
  if (action.kind === 'like') return like(caller, track, now)
  if (action.kind === 'ban') return ban(caller, track, now)
  if (action.kind === 'request-ban') return requestBan(caller, track, now)
  return reportTrack(caller, track, action, now)
}

/** Declines a ban that staff have asked for. Throws 404 if there is none. */
export async function declineBan(zone: ScopedZone, id: string): Promise<void> {
  const count: number = await strapi.db
    .connection('track_ban_requests')
    .where({ document_id: id, zone_id: zone.id })
    .delete()
  if (count === 0) throw notFound()
}
