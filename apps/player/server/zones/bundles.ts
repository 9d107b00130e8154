import { setTimeout as delay } from 'node:timers/promises'
import type { Track } from '@bgm/validation'
import type { BundleDevice } from '#server/backend/calls/zones'
import { notLicensed } from '#server/http/http-error'
import { type BundleFetcherOptions, createBundleFetcher } from './bundle-fetcher'
import { createBundleStore } from './bundle-store'
import { trackKey } from './shared-music'
import { isLicensed, readAnnouncements, type StoredBundle } from './stored-bundle'

/**
 * A plan covers eight days, so a device that gets a new plan at this interval always has more than seven
 * days left.
 */
const maxAgeMs = 6 * 60 * 60_000
/** The bundle of a zone whose licence has ended is fetched this often, so that music resumes soon after a renewal. */
const unlicensedMaxAgeMs = 60_000
/** How long a request waits for a newer bundle if an older one is available. */
const freshBundleWaitMs = 2_000

interface BundleOptions extends BundleFetcherOptions {
  maxBytes?: number
  now?: () => number
}

export type Bundles = ReturnType<typeof createBundles>

/** Caches the current bundle of each zone, which is fetched again after every change and every six hours. */
export function createBundles({ maxBytes = 256 * 1024 * 1024, now = Date.now, ...options }: BundleOptions) {
  const store = createBundleStore(maxBytes)
  const fetcher = createBundleFetcher({ ...options, store, now })

  function needsRefresh(bundle: StoredBundle): boolean {
    const { retryAt, isStale, fetchedAt } = bundle
    const licensed = isLicensed(bundle, now())
    const hasEnded = !licensed && isLicensed(bundle, fetchedAt)
    const maxAge = licensed ? maxAgeMs : unlicensedMaxAgeMs
    return retryAt <= now() && (isStale || hasEnded || fetchedAt < now() - maxAge)
  }

  /** The device's own bundle if its zone is licensed. Throws HttpError 403 if not, or BackendError like `get`. */
  async function getLicensed(device: BundleDevice): Promise<StoredBundle> {
    const bundle = await get(device)
    if (!isLicensed(bundle, now())) throw notLicensed()
    return bundle
  }

  /** Throws BackendError if there is no bundle and none can be fetched. */
  async function get(device: BundleDevice): Promise<StoredBundle> {
    const stored = store.get(device.zone)
    if (!stored || stored.player !== device.player) return fetcher.fetch(device)
    if (!needsRefresh(stored)) return stored
    const newer = fetcher.fetch(device).catch(() => stored)
    const stopWaiting = new AbortController()
    const older = delay(freshBundleWaitMs, stored, { signal: stopWaiting.signal })
    return Promise.race([newer, older]).finally(() => {
      older.catch(() => {})
      stopWaiting.abort()
    })
  }

  return {
    get,

    /**
     * Returns the version to report to a device, without waiting for a newer bundle. If no bundle is stored,
     * it is fetched first; throws BackendError if that fails.
     */
    async getVersion(device: BundleDevice): Promise<string> {
      const stored = store.get(device.zone)
      if (!stored || stored.player !== device.player) return (await fetcher.fetch(device)).version
      if (needsRefresh(stored)) fetcher.fetch(device).catch(() => {})
      return stored.version
    },

    /** Finds a track in the device's own bundle; null if it is not there. Throws like `getLicensed`. */
    findTrack: async (device: BundleDevice, id: string, revision: number): Promise<Track | null> =>
      (await getLicensed(device)).music.tracks.get(trackKey(id, revision)) ?? null,

    /** Like `findTrack`, but for an announcement. */
    findAnnouncement: async (device: BundleDevice, id: string, revision: number) =>
      readAnnouncements(await getLicensed(device)).find(one => one.id === id && one.revision === revision) ??
      null,

    /** Marks a zone's bundle as changed, and fetches it immediately if the zone has a connected device. */
    invalidate(zone: string, isConnected: boolean): void {
      const running = fetcher.markChanged(zone)
      const stored = store.get(zone)
      if (stored) Object.assign(stored, { isStale: true, retryAt: 0 })
      if (!isConnected) return
      const refreshStale = () => {
        const current = store.get(zone)
        if (current?.isStale) fetcher.fetch({ zone, player: current.player }).catch(() => {})
      }
      if (running) running.then(refreshStale, refreshStale)
      else refreshStale()
    },

    zones: store.zones,
    bytes: store.bytes,
  }
}
