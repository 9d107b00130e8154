import { HttpError, notFound } from '#src/http/errors'
import { findPassByToken, type PassRow, stateOf } from './row'
import { findRemoteZone, type RemoteZone } from './screen-pass'

export type Holder = { pass: PassRow; zone: RemoteZone }

/**
 * The pass for a token, in any state, and its zone, or null if the token is unknown or the zone has been
 * deleted.
 */
export async function findHolder(token: string): Promise<Holder | null> {
  const pass = await findPassByToken(token)
  const zone = pass && (await findRemoteZone(pass.zone_id))
  return pass && zone ? { pass, zone } : null
}

/** Throws 409 `pass-ended` unless the pass is currently valid. */
export function requireActive({ pass }: Holder, now = Date.now()): void {
  if (stateOf(pass, now) !== 'active') throw new HttpError(409, 'The pass has ended', { code: 'pass-ended' })
}

export const requireHolder = async (token: string): Promise<Holder> => {
  const found = await findHolder(token)
  if (!found) throw notFound()
  return found
}
