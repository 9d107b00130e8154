import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Log } from '@bgm/server/context'
import { type Bundle, bundleSchema, type PlayerIdentity, type Track } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { BackendError, isUnavailable } from '#server/backend/backend-error'
import { createCallQueue } from '#server/backend/call-queue'

const gzipAsync = promisify(gzip)

/** Copied, because the result is a slice of a larger buffer, which would stay in memory. */
async function compress(json: string): Promise<Buffer> {
  const compressed = await gzipAsync(json)
  const copy = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(copy)
  return copy
}

/** The JSON of a stored bundle. */
export const decompress = promisify(gunzip)

/** A plan covers eight days, so a device that gets a new one this often always has more than seven days left. */
const maxAgeMs = 6 * 60 * 60_000
/** How long a request waits for a newer bundle if an older one is available. */
const patienceMs = 2_000
/** After a failure, the older bundle is used this long before the backend is asked again. */
const retryMs = 5_000
const maxTrackLists = 200

interface StoredBundle {
  version: string
  player: string
  /** The JSON in gzip. */
  compressed: Buffer
  fetchedAt: number
  isStale: boolean
  retryAt: number
}

interface BundleOptions {
  getBundle: Backend['getBundle']
  /** Called when the bundle of a zone has a new version. */
  onNewVersion: (zone: string, version: string) => void
  /** Called when the backend has no bundle for a player. */
  onMissing: (player: string) => void
  log: Log
  maxBytes?: number
  now?: () => number
}

type Device = Pick<PlayerIdentity, 'player' | 'zone'>
export type Bundles = ReturnType<typeof createBundles>

/** The current bundle of each zone, fetched once and again after a change. */
export function createBundles(options: BundleOptions) {
  const { getBundle, onNewVersion, onMissing, log, maxBytes = 256 * 1024 * 1024, now = Date.now } = options
  const stored = new Map<string, StoredBundle>()
  const pending = new Map<string, Promise<StoredBundle>>()
  const changedMeanwhile = new Set<string>()
  const trackLists = new Map<string, ReadonlyMap<string, Track>>()
  const runFetch = createCallQueue({ concurrency: 8, maxWaiting: 50_000 })
  let bytes = 0

  function store(zone: string, bundle: StoredBundle) {
    forget(zone)
    stored.set(zone, bundle)
    bytes += bundle.compressed.length
    for (const oldest of stored.keys()) {
      if (bytes <= maxBytes || oldest === zone) break
      forget(oldest)
    }
  }

  function forget(zone: string) {
    bytes -= stored.get(zone)?.compressed.length ?? 0
    stored.delete(zone)
  }

  async function fetchBundle({ zone, player }: Device): Promise<StoredBundle> {
    const { bundle, json } = await runFetch(() => {
      changedMeanwhile.delete(zone)
      return getBundle(zone, player)
    })
    const same = stored.get(zone)
    const fetched = {
      version: bundle.version,
      player,
      compressed: same?.version === bundle.version ? same.compressed : await compress(json),
      fetchedAt: now(),
      isStale: changedMeanwhile.delete(zone),
      retryAt: 0,
    }
    const known = stored.get(zone)
    store(zone, fetched)
    if (known && known.version !== fetched.version) onNewVersion(zone, fetched.version)
    return fetched
  }

  function refresh(device: Device): Promise<StoredBundle> {
    const { zone } = device
    const running = pending.get(zone)
    if (running) return running
    const started = fetchBundle(device)
      .catch((error: unknown) => {
        const known = stored.get(zone)
        if (known) known.retryAt = now() + retryMs
        // The backend is reachable, so the bundle itself is at fault.
        const hasResponse = error instanceof BackendError && error.status >= 200 && error.status < 500
        if (hasResponse) log.warn({ err: error, zone }, 'a bundle could not be read')
        if (isUnavailable(error)) throw error
        onMissing(device.player)
        throw new BackendError('unavailable', 404)
      })
      .finally(() => pending.delete(zone))
    pending.set(zone, started)
    return started
  }

  function needsRefresh(bundle: StoredBundle, player: string): boolean {
    if (bundle.player !== player) return true
    return bundle.retryAt <= now() && (bundle.isStale || bundle.fetchedAt < now() - maxAgeMs)
  }

  /** Throws BackendError if no bundle is cached and none can be fetched. */
  async function get(device: Device): Promise<StoredBundle> {
    const known = stored.get(device.zone)
    if (!known || known.player !== device.player) return refresh(device)
    if (!needsRefresh(known, device.player)) return known
    const newer = refresh(device).catch(() => known)
    const stopWaiting = new AbortController()
    const older = delay(patienceMs, known, { signal: stopWaiting.signal })
    return Promise.race([newer, older]).finally(() => {
      older.catch(() => {})
      stopWaiting.abort()
    })
  }

  async function tracksOf({ version, compressed }: StoredBundle): Promise<ReadonlyMap<string, Track>> {
    const known = trackLists.get(version)
    if (known) return known
    const bundle: Bundle = bundleSchema.parse(JSON.parse((await decompress(compressed)).toString('utf8')))
    const tracks = new Map(bundle.tracks.map(track => [`${track.id} ${track.revision}`, track]))
    trackLists.set(version, tracks)
    const [oldest] = trackLists.keys()
    if (trackLists.size > maxTrackLists && oldest !== undefined) trackLists.delete(oldest)
    return tracks
  }

  return {
    get,

    /** The version to report to a device: at most a few seconds old. Throws BackendError. */
    async getVersion(device: Device): Promise<string> {
      const known = stored.get(device.zone)
      if (!known || known.player !== device.player) return (await refresh(device)).version
      if (needsRefresh(known, device.player)) refresh(device).catch(() => {})
      return known.version
    },

    findVersion: (zone: string): string | null => stored.get(zone)?.version ?? null,

    /** A track of the device's own bundle, or null. Throws BackendError. */
    async findTrack(device: Device, id: string, revision: number): Promise<Track | null> {
      return (await tracksOf(await get(device))).get(`${id} ${revision}`) ?? null
    },

    /** Marks the bundle of a zone as changed, and fetches it immediately if a device of the zone is connected. */
    invalidate(zone: string, isConnected: boolean): void {
      const running = pending.get(zone)
      // A fetch in progress may return the bundle from before the change.
      if (running) changedMeanwhile.add(zone)
      const known = stored.get(zone)
      if (known) Object.assign(known, { isStale: true, retryAt: 0 })
      if (!isConnected) return
      const refreshStale = () => {
        const current = stored.get(zone)
        if (current?.isStale) refresh({ zone, player: current.player }).catch(() => {})
      }
      if (running) running.then(refreshStale, refreshStale)
      else refreshStale()
    },

    zones: () => [...stored.keys()],
    bytes: () => bytes,
  }
}
