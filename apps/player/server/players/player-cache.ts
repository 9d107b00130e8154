import type { PlayerIdentity } from '@bgm/validation'

const maxPlayers = 100_000

type Entry = {
  identity: PlayerIdentity
  /** Whether changes may have been missed since the player was last fetched from the backend. */
  isStale: boolean
}

/**
 * Caches players by the hash of their token and by their id. Above the limit, the oldest entries are
 * dropped.
 */
export function createPlayerCache() {
  const entries = new Map<string, Entry>()
  const hashes = new Map<string, string>()

  function remove(tokenHash: string): void {
    const entry = entries.get(tokenHash)
    if (entry) hashes.delete(entry.identity.player)
    entries.delete(tokenHash)
  }

  return {
    find: (tokenHash: string) => entries.get(tokenHash),
    findByPlayer: (player: string) => entries.get(hashes.get(player) ?? ''),
    set(tokenHash: string, identity: PlayerIdentity): void {
      entries.set(tokenHash, { identity, isStale: false })
      hashes.set(identity.player, tokenHash)
      const [oldest] = entries.keys()
      if (entries.size > maxPlayers && oldest !== undefined) remove(oldest)
    },
    remove,
    all: () => entries.values(),
    size: () => entries.size,
  }
}
