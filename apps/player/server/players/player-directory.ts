import { maxPlayersPerLookup, type PlayerIdentity } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { createBatchQueue } from '#server/backend/batch-queue'
import type { ChangeFeed } from '#server/backend/change-feed'
import { createPlayerCache } from './player-cache'
import { createUnknownTokens } from './unknown-tokens'

const lookUpLimits = { batchSize: maxPlayersPerLookup, concurrency: 2, maxWaiting: 50_000 }

type DirectoryOptions = {
  findPlayers: Backend['findPlayers']
  feed: Pick<ChangeFeed, 'isConnected'>
  now?: () => number
}

export type PlayerDirectory = ReturnType<typeof createPlayerDirectory>

/**
 * Looks up players by the hash of their token. A known player stays known while the backend is unreachable.
 * It becomes unknown only if the backend responds that no player has its token.
 */
export function createPlayerDirectory({ findPlayers, feed, now = Date.now }: DirectoryOptions) {
  const players = createPlayerCache()
  const unknown = createUnknownTokens(now)
  const pending = new Map<string, Promise<PlayerIdentity | null>>()
  const lookUps = createBatchQueue({ call: findPlayers, ...lookUpLimits })

  async function lookUp(tokenHash: string): Promise<PlayerIdentity | null> {
    const identity = await lookUps.add(tokenHash)
    if (identity) players.set(tokenHash, identity)
    else {
      players.remove(tokenHash)
      unknown.add(tokenHash)
    }
    return identity
  }

  function lookUpOnce(tokenHash: string): Promise<PlayerIdentity | null> {
    const running = pending.get(tokenHash) ?? lookUp(tokenHash).finally(() => pending.delete(tokenHash))
    pending.set(tokenHash, running)
    return running
  }

  return {
    /** Returns the player if it can be found without a backend call, otherwise null. */
    findCached(tokenHash: string): PlayerIdentity | null {
      const entry = players.find(tokenHash)
      return entry && (!entry.isStale || !feed.isConnected()) ? entry.identity : null
    },

    /** Whether the backend has recently responded that no player has this token. */
    isUnknown: unknown.has,

    /** Returns null if no player has this token. Throws BackendError if that cannot be determined. */
    async find(tokenHash: string): Promise<PlayerIdentity | null> {
      const cached = players.find(tokenHash)?.identity
      return lookUpOnce(tokenHash).catch((error: unknown) => {
        if (cached) return cached
        throw error
      })
    },

    revoke(player: string): void {
      const entry = players.findByPlayer(player)
      if (entry) entry.identity = { ...entry.identity, revoked_at: entry.identity.revoked_at ?? now() }
    },

    /** Makes the next request of the player, or of every player, query the backend if it is reachable. */
    markStale(player?: string): void {
      const stale = player === undefined ? players.all() : [players.findByPlayer(player)]
      for (const entry of stale) if (entry) entry.isStale = true
      if (player === undefined) unknown.clear()
    },

    size: players.size,
  }
}
