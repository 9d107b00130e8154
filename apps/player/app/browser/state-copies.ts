import type { StateStore } from '#app/engine/ports'
import { CircuitBreaker } from './time-limit'

const cacheName = 'state'
/** In milliseconds. */
const timeout = 3_000
/** The music waits for this, and the database has the same values. */
const readTimeout = 1_500
/** The values without which a paired device cannot play. */
const copiedKeys = ['device', 'former', 'bundle', 'time']

/**
 * Adds a copy of the most important values in Cache Storage, because a browser may lose its database. A copy
 * is never older than the value in the database.
 */
export function addCopies(
  database: StateStore,
  storage: CacheStorage | undefined = globalThis.caches,
): StateStore {
  const writing = new CircuitBreaker('Cache Storage', timeout)
  const reading = new CircuitBreaker('Cache Storage', readTimeout)
  const isCopied = (key: string) => storage !== undefined && copiedKeys.includes(key)
  const inCache = <T>(work: (cache: Cache) => Promise<T>, breaker = writing): Promise<T> =>
    breaker.run(async () => {
      if (!storage) throw new Error('There is no Cache Storage')
      return work(await storage.open(cacheName))
    })
  const address = (key: string) => `/state/${key}`
  const findCopy = async (key: string): Promise<unknown> => {
    const response = await inCache(cache => cache.match(address(key)), reading)
    return response?.json()
  }
  const removeCopy = (key: string) => inCache(cache => cache.delete(address(key)))
  const saveCopy = async (key: string, value: unknown) => {
    try {
      await inCache(cache => cache.put(address(key), Response.json(value)))
    } catch (error) {
      await removeCopy(key)
      throw error
    }
  }

  return {
    async get(key) {
      const copy = isCopied(key) ? await findCopy(key).catch(() => undefined) : undefined
      return copy ?? database.get(key)
    },
    async set(key, value) {
      if (!isCopied(key)) return database.set(key, value)
      const [stored, copied] = await Promise.allSettled([database.set(key, value), saveCopy(key, value)])
      if (stored.status === 'rejected' && copied.status === 'rejected') throw stored.reason
    },
    async remove(key) {
      if (isCopied(key)) await removeCopy(key).catch(() => {})
      await database.remove(key)
    },
  }
}
