import type { IncomingMessage } from 'node:http'
import type { RequestMeta } from '@bgm/server/run-server'
import type { PlayerIdentity } from '@bgm/validation'
import type { PlayerDirectory } from '#server/players/player-directory'
import { readTokenHash } from './bearer-token'
import { HttpError } from './http-error'
import { getAddressKey, type RateLimiter } from './rate-limiter'

type SessionOptions = {
  directory: PlayerDirectory
  /** Limits the tokens per address that turn out to be unknown, so that guessing does not load the backend. */
  unknownTokens: RateLimiter
  /** Limits the look-ups of further tokens from an address beyond that limit, which it may share with devices. */
  furtherTokens: RateLimiter
}

export type DeviceSession = ReturnType<typeof createDeviceAuthenticator>

const revoked = () => new HttpError(401, 'The device is not paired', { code: 'revoked' })

/**
 * Finds the player for a request. Throws HttpError 401 with `revoked` only if the backend responds that no
 * player has the token.
 */
export function createDeviceAuthenticator({ directory, unknownTokens, furtherTokens }: SessionOptions) {
  async function find(incoming: IncomingMessage, meta: RequestMeta): Promise<PlayerIdentity> {
    const tokenHash = readTokenHash(incoming)
    const cached = directory.findCached(tokenHash)
    if (cached) return cached
    // A token that was looked up before costs nothing, so it must not use up the limit of its address.
    if (directory.isUnknown(tokenHash)) throw revoked()
    const address = getAddressKey(meta.clientAddress)
    if (!unknownTokens.hasLeft(address)) furtherTokens.consume(address)
    const identity = await directory.find(tokenHash)
    if (identity) return identity
    if (unknownTokens.hasLeft(address)) unknownTokens.consume(address)
    throw revoked()
  }

  return {
    /** Also accepts a revoked player, which may still deliver plays from before its revocation. */
    findIncludingRevoked: find,
    async find(incoming: IncomingMessage, meta: RequestMeta): Promise<PlayerIdentity> {
      const identity = await find(incoming, meta)
      if (identity.revoked_at !== null) throw revoked()
      return identity
    },
  }
}
