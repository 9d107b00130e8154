import { HttpError } from '#src/platform/http/errors'
import { findPassByToken, getPassState, type PassRow } from './row'
import { findRemoteZone, type RemoteZone } from './screen-pass'

export type PassHolder = { pass: PassRow; zone: RemoteZone }

/**
 * The pass for a token, in any state, and its zone, or null if the token is unknown or the zone has been
 * deleted.
 */
export async function findPassHolder(token: string): Promise<PassHolder | null> {
  const pass = await findPassByToken(token)
  const zone = pass && (await findRemoteZone(pass.zone_id))
  return pass && zone ? { pass, zone } : null
}

/** Throws 409 `pass-ended` unless the pass is currently valid. */
export function requireActivePass({ pass }: PassHolder, now = Date.now()): void {
  if (getPassState(pass, now) !== 'active')
    throw new HttpError(409, 'The pass has ended', { code: 'pass-ended' })
}
