import { isIPv6 } from 'node:net'
import { rateLimited } from './http-error'

const maxKeys = 100_000

export type RateLimiter = ReturnType<typeof createRateLimiter>

/**
 * Limits the attempts per key in windows of fixed length. Counting is synchronous, because every heartbeat is
 * counted. Memory is bounded: a window with too many keys is reset.
 */
export function createRateLimiter(
  { points, windowMs }: { points: number; windowMs: number },
  now: () => number = Date.now,
) {
  const counts = new Map<string, number>()
  let endsAt = 0

  function count(key: string): number {
    if (now() >= endsAt || counts.size >= maxKeys) {
      counts.clear()
      endsAt = now() + windowMs
    }
    return counts.get(key) ?? 0
  }

  const hasLeft = (key: string): boolean => count(key) < points

  /** Counts one attempt; throws HttpError 429 if the key has none left. */
  function consume(key: string): void {
    if (!hasLeft(key)) throw rateLimited(Math.max(1, Math.ceil((endsAt - now()) / 1000)))
    counts.set(key, count(key) + 1)
  }

  return { hasLeft, consume }
}

/**
 * Returns the rate limit key for a client address. For IPv6 this is the /64 network, because one client can
 * use all addresses in its network.
 */
export function getAddressKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::', 2)
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':')
}
