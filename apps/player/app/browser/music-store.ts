import { type MusicStore, StorageFullError } from '#app/engine/ports'

const cacheName = 'music'
const prefix = '/music/'

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Opens the store of audio files in Cache Storage. */
export async function openMusicStore(): Promise<MusicStore> {
  const cache = await caches.open(cacheName)
  const addressOf = (key: string) => prefix + key
  return {
    async keys() {
      const requests = await cache.keys()
      return requests.map(({ url }) => new URL(url).pathname.slice(prefix.length))
    },
    async read(key) {
      const response = await cache.match(addressOf(key))
      return response ? response.blob() : null
    },
    async write(key, audio) {
      const headers = { 'content-type': audio.type, 'content-length': String(audio.size) }
      try {
        await cache.put(addressOf(key), new Response(audio, { headers }))
      } catch (error) {
        throw isFull(error) ? new StorageFullError('The browser has no space for more music') : error
      }
    },
    async remove(key) {
      await cache.delete(addressOf(key))
    },
    async freeBytes() {
      const { quota, usage } = await navigator.storage.estimate()
      return quota === undefined || usage === undefined ? null : quota - usage
    },
  }
}
