import type { AppLogger } from '@bgm/server/context'
import { maxBundlesPerRequest } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { BackendError, isUnavailable } from '#server/backend/backend-error'
import { createBatchQueue } from '#server/backend/batch-queue'
import type { BundleDevice } from '#server/backend/calls/zones'
import type { BundleStore } from './bundle-store'
import { compress, type StoredBundle } from './stored-bundle'

/** After a failure, the older bundle is used for this long before the backend is called again. */
const retryMs = 5_000
const fetchLimits = { batchSize: maxBundlesPerRequest, concurrency: 2, maxWaiting: 50_000 }

export type BundleFetcherOptions = {
  listBundles: Backend['listBundles']
  /** Called when a zone's bundle has a new version. */
  onNewVersion: (zone: string, version: string) => void
  /** Called when the backend has no bundle for a player. */
  onMissing: (player: string) => void
  log: AppLogger
}

/** Fetches bundles into the store, several per call, with at most one fetch per zone at a time. */
export function createBundleFetcher(
  options: BundleFetcherOptions & { store: BundleStore; now: () => number },
) {
  const { listBundles, onNewVersion, onMissing, store, log, now } = options
  const pending = new Map<string, Promise<StoredBundle>>()
  const changedMeanwhile = new Set<string>()
  const fetches = createBatchQueue({
    call: (devices: BundleDevice[]) => {
      for (const { zone } of devices) changedMeanwhile.delete(zone)
      return listBundles(devices)
    },
    ...fetchLimits,
  })

  async function fetchBundle({ zone, player }: BundleDevice): Promise<StoredBundle> {
    const bundle = await fetches.add({ zone, player })
    if (!bundle) throw new BackendError('not-found', 200)
    const { music, ...zoneBundle } = bundle
    const fetched = {
      version: bundle.version,
      player,
      zoneJson: compress(JSON.stringify(zoneBundle)),
      music: store.acquireMusic(music.hash, music),
      licence: { state: bundle.licence.state, until: bundle.licence.until },
      fetchedAt: now(),
      isStale: changedMeanwhile.delete(zone),
      retryAt: 0,
    }
    const before = store.get(zone)?.version ?? bundle.version
    store.set(zone, fetched)
    if (before !== bundle.version) onNewVersion(zone, bundle.version)
    return fetched
  }

  function handleFailure({ zone, player }: BundleDevice, error: unknown): never {
    store.delay(zone, now() + retryMs)
    if (isInvalid(error)) log.warn({ err: error, zone }, 'a bundle could not be read')
    if (isUnavailable(error)) throw error
    onMissing(player)
    throw new BackendError('unavailable', 404)
  }

  /** Fetches a bundle, or joins the zone's fetch in progress. Throws BackendError on failure. */
  function fetch(device: BundleDevice): Promise<StoredBundle> {
    const running = pending.get(device.zone)
    if (running) return running
    const started = fetchBundle(device)
      .catch((error: unknown) => handleFailure(device, error))
      .finally(() => pending.delete(device.zone))
    pending.set(device.zone, started)
    return started
  }

  /**
   * Marks the zone as changed and returns the fetch in progress, if any, whose bundle may predate the change.
   */
  function markChanged(zone: string): Promise<StoredBundle> | undefined {
    if (pending.has(zone)) changedMeanwhile.add(zone)
    return pending.get(zone)
  }

  return { fetch, markChanged }
}

/** Whether the backend responded without a server error, in which case the bundle itself is invalid. */
const isInvalid = (error: unknown) =>
  error instanceof BackendError && error.status >= 200 && error.status < 500
