import { maxPlayersPerLookUp, type PlayerIdentity } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { createBatchQueue } from '#server/backend/batch-queue'
import type { ChangeFeed } from '#server/backend/change-feed'

const maxPlayers = 100_000
const maxUnknown = 20_000
const unknownForMs = 30_000

interface Entry {
  identity: PlayerIdentity
  /** Changes may have been missed since the backend was last asked. */
  isStale: boolean
}

interface DirectoryOptions {
  findPlayers: Backend['findPlayers']
  feed: Pick<ChangeFeed, 'isConnected'>
  now?: () => number
}

export type PlayerDirectory = ReturnType<typeof createPlayerDirectory>

/**
 * The players by the hash of their token. A known player stays known while the backend is unreachable. It becomes
 * unknown only if the backend responds that no player has its token.
 */
export function createPlayerDirectory({ findPlayers, feed, now = Date.now }: DirectoryOptions) {
  const entries = new Map<string, Entry>()
  const hashes = new Map<string, string>()
  const unknown = new Map<string, number>()
  const pending = new Map<string, Promise<PlayerIdentity | null>>()
  const lookUps = createBatchQueue({
    call: findPlayers,
    batchSize: maxPlayersPerLookUp,
    concurrency: 2,
    maxWaiting: 50_000,
  })

  function remember(tokenHash: string, identity: PlayerIdentity) {
    entries.set(tokenHash, { identity, isStale: false })
    hashes.set(identity.player, tokenHash)
    const [oldest] = entries.keys()
    if (entries.size > maxPlayers && oldest !== undefined) forget(oldest)
  }

  function forget(tokenHash: string) {
    const entry = entries.get(tokenHash)
    if (entry) hashes.delete(entry.identity.player)
    entries.delete(tokenHash)
  }

  function rememberUnknown(tokenHash: string) {
    forget(tokenHash)
    if (unknown.size >= maxUnknown) unknown.clear()
    unknown.set(tokenHash, now() + unknownForMs)
  }

  async function lookUp(tokenHash: string): Promise<PlayerIdentity | null> {
    const identity = await lookUps.add(tokenHash)
    if (identity) remember(tokenHash, identity)
    else rememberUnknown(tokenHash)
    return identity
  }

  function lookUpOnce(tokenHash: string): Promise<PlayerIdentity | null> {
    const running = pending.get(tokenHash) ?? lookUp(tokenHash).finally(() => pending.delete(tokenHash))
    pending.set(tokenHash, running)
    return running
  }

  return {
    /** The player, if it is known without a call to the backend. */
    findCached(tokenHash: string): PlayerIdentity | null {
      const entry = entries.get(tokenHash)
      return entry && (!entry.isStale || !feed.isConnected()) ? entry.identity : null
    },

    /** Whether the backend has recently responded that no player has this token. */
    isUnknown: (tokenHash: string): boolean => (unknown.get(tokenHash) ?? 0) > now(),

    /** Null if no player has this token. Throws BackendError if that cannot be determined. */
    async find(tokenHash: string): Promise<PlayerIdentity | null> {
      const cached = entries.get(tokenHash)?.identity
      return lookUpOnce(tokenHash).catch((error: unknown) => {
        if (cached) return cached
        throw error
      })
    },

    revoke(player: string): void {
      const tokenHash = hashes.get(player)
      const entry = tokenHash === undefined ? undefined : entries.get(tokenHash)
      if (entry) entry.identity = { ...entry.identity, revoked_at: entry.identity.revoked_at ?? now() }
    },

    /** Makes the next request of each player ask the backend again, if it is reachable. */
    markStale(player?: string): void {
      const tokenHash = player === undefined ? undefined : hashes.get(player)
      const stale = player === undefined ? entries.values() : [entries.get(tokenHash ?? '')]
      for (const entry of stale) if (entry) entry.isStale = true
      if (player === undefined) unknown.clear()
    },

    size: () => entries.size,
  }
}
