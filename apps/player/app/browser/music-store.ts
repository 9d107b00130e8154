import { type MusicStore, StorageFullError } from '#app/engine/ports'
import { CircuitBreaker, limitTime } from './time-limit'

const cacheName = 'music'
const prefix = '/music/'
/** In milliseconds. The music does not wait for it, and a file that is read late can still be played. */
const timeout = 30_000
const estimateTimeout = 2_000

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** The store of audio files in Cache Storage. */
export function openMusicStore(storage: CacheStorage | undefined = globalThis.caches): MusicStore {
  const breaker = new CircuitBreaker('Cache Storage', timeout)
  const getAddress = (key: string) => prefix + key
  const inCache = <T>(work: (cache: Cache) => Promise<T>): Promise<T> =>
    breaker.run(async () => {
      if (!storage) throw new Error('There is no Cache Storage')
      return work(await storage.open(cacheName))
    })

  return {
    async keys() {
      const requests = await inCache(cache => cache.keys())
      return requests.map(({ url }) => new URL(url).pathname.slice(prefix.length))
    },
    async read(key) {
      return inCache(async cache => {
        const response = await cache.match(getAddress(key))
        if (!response) return null
        // A damaged entry rejects here. Through `response.blob()`, it would crash the browser's media process.
        const bytes = await response.arrayBuffer()
        return new Blob([bytes], { type: response.headers.get('content-type') ?? '' })
      })
    },
    async write(key, audio) {
      const headers = { 'content-type': audio.type, 'content-length': String(audio.size) }
      try {
        await inCache(cache => cache.put(getAddress(key), new Response(audio, { headers })))
      } catch (error) {
        throw isFull(error) ? new StorageFullError('The browser has no space for more music') : error
      }
    },
    async remove(key) {
      await inCache(cache => cache.delete(getAddress(key)))
    },
    async freeBytes() {
      const estimate = await limitTime(navigator.storage.estimate(), estimateTimeout, 'The estimate').catch(
        () => null,
      )
      const { quota, usage } = estimate ?? {}
      return quota === undefined || usage === undefined ? null : quota - usage
    },
  }
}
