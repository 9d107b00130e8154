import { type Actor, type EndedMembership, type ScopedZone, selectLostUnits } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { recordZoneAction } from '#src/playback/zone/audit'
import { type PassRow, passLifetime } from './row'

type Zone = Pick<ScopedZone, 'documentId' | 'name' | 'organisation_id'>

const settled = () =>
  new HttpError(409, 'The request has been answered or has expired', { code: 'request-settled' })

const openRequests = ({ id }: PassRow, now: number) =>
  strapi.db
    .connection('remote_passes')
    .where({ id, state: 'waiting', revoked_at: null })
    .where('expires_at', '>', now)

/** Turns a request into a pass for one shift. Throws 409 `request-settled` if it is no longer pending. */
export async function approveRequest(
  zone: Zone,
  pass: PassRow,
  actor: Actor,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await openRequests(pass, now)
      .transacting(trx)
      .update({ state: 'granted', granted_by: actor.name, expires_at: now + passLifetime })
    if (count !== 1) throw settled()
    await recordZoneAction('remote-pass.approved', actor, zone, { pass: pass.document_id })
  })
}

/** Declines a request. Throws 409 `request-settled` if it is no longer pending. */
export async function declineRequest(pass: PassRow, now = Date.now()): Promise<void> {
  const count: number = await openRequests(pass, now).update({ state: 'declined' })
  if (count !== 1) throw settled()
}

/** Ends a pass or a request immediately. Does nothing if it has already ended. */
export async function revokePass(zone: Zone, pass: PassRow, actor: Actor, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('remote_passes')
      .where({ id: pass.id, revoked_at: null })
      .where('expires_at', '>', now)
      .update({ revoked_at: now })
    if (count === 1 && pass.state === 'granted')
      await recordZoneAction('remote-pass.revoked', actor, zone, { pass: pass.document_id })
  })
}

/** Ends the passes that a member granted for zones where they may no longer delegate control. */
export async function revokePassesOfFormerHolder(ended: EndedMembership): Promise<void> {
  const units = selectLostUnits(ended, 'zone.delegate')
  if (units === null) return
  const { trx, user, now } = ended
  await trx('remote_passes')
    .where({ granted_by: user.documentId, revoked_at: null })
    .where('expires_at', '>', now)
    .whereIn('zone_id', trx('zones').whereIn('business_unit_id', units).select('id'))
    .update({ revoked_at: now })
}
