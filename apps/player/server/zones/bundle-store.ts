import { createSharedMusicStore } from './shared-music'
import type { StoredBundle } from './stored-bundle'

export type BundleStore = ReturnType<typeof createBundleStore>

/** Stores one bundle per zone. Above `maxBytes`, the bundles stored first are dropped. */
export function createBundleStore(maxBytes: number) {
  const bundles = new Map<string, StoredBundle>()
  const sharedMusic = createSharedMusicStore()
  let zoneBytes = 0
  const bytes = () => zoneBytes + sharedMusic.bytes()

  function remove(zone: string): void {
    const bundle = bundles.get(zone)
    if (!bundle) return
    zoneBytes -= bundle.zoneJson.length
    sharedMusic.release(bundle.music)
    bundles.delete(zone)
  }

  return {
    get: (zone: string) => bundles.get(zone),

    /** Stores a bundle whose music comes from `acquireMusic`. */
    set(zone: string, bundle: StoredBundle): void {
      remove(zone)
      bundles.set(zone, bundle)
      zoneBytes += bundle.zoneJson.length
      for (const oldest of bundles.keys()) {
        if (bytes() <= maxBytes || oldest === zone) break
        remove(oldest)
      }
    },

    /** Keeps using the older bundle until `retryAt`. */
    delay(zone: string, retryAt: number): void {
      const bundle = bundles.get(zone)
      if (bundle) bundle.retryAt = retryAt
    },

    acquireMusic: sharedMusic.acquire,
    zones: () => [...bundles.keys()],
    bytes,
  }
}
