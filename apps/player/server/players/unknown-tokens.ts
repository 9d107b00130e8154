const maxUnknown = 20_000
const unknownForMs = 30_000

/** Remembers the hashes of unknown tokens for half a minute. */
export function createUnknownTokens(now: () => number) {
  const expiries = new Map<string, number>()
  return {
    has: (tokenHash: string): boolean => (expiries.get(tokenHash) ?? 0) > now(),
    add(tokenHash: string): void {
      if (expiries.size >= maxUnknown) expiries.clear()
      expiries.set(tokenHash, now() + unknownForMs)
    },
    clear: () => expiries.clear(),
  }
}
