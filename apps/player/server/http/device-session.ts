import type { IncomingMessage } from 'node:http'
import type { RequestMeta } from '@bgm/server/run-server'
import type { PlayerIdentity } from '@bgm/validation'
import type { PlayerDirectory } from '#server/players/player-directory'
import { readTokenHash } from './bearer-token'
import { HttpError } from './http-error'
import { getAddressKey, type RateLimiter } from './rate-limiter'

interface SessionOptions {
  directory: PlayerDirectory
  /** Limits unknown tokens per address, so that guessing tokens does not load the backend. */
  unknownTokens: RateLimiter
}

export type DeviceSession = ReturnType<typeof createDeviceAuthenticator>

const revoked = () => new HttpError(401, 'The device is not paired', { code: 'revoked' })

/**
 * Finds the player for a request. Throws HttpError 401 with `revoked` only if the backend responds that no
 * player has the token.
 */
export function createDeviceAuthenticator({ directory, unknownTokens }: SessionOptions) {
  async function find(incoming: IncomingMessage, meta: RequestMeta): Promise<PlayerIdentity> {
    const tokenHash = readTokenHash(incoming)
    const cached = directory.findCached(tokenHash)
    if (cached) return cached
    const address = getAddressKey(meta.clientAddress)
    unknownTokens.check(address)
    const identity = directory.isUnknown(tokenHash) ? null : await directory.find(tokenHash)
    if (identity) return identity
    unknownTokens.consume(address)
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
