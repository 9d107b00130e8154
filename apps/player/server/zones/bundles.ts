import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Log } from '@bgm/server/context'
import { bundleSchema, maxBundlesPerCall, type Track } from '@bgm/validation'
import * as z from 'zod/mini'
import type { Backend, BundleDevice } from '#server/backend/backend'
import { BackendError, isUnavailable } from '#server/backend/backend-error'
import { createBatchQueue } from '#server/backend/batch-queue'
import { createSharedMusic, type SharedMusic, trackKey } from './shared-music'

/** A plan covers eight days, so a device that gets a new one this often always has more than seven days left. */
const maxAgeMs = 6 * 60 * 60_000
/** How long a request waits for a newer bundle if an older one is available. */
const patienceMs = 2_000
/** After a failure, the older bundle is used this long before the backend is asked again. */
const retryMs = 5_000

interface StoredBundle {
  version: string
  player: string
  /** The JSON of the bundle without its music, in gzip. */
  zoneJson: Buffer
  music: SharedMusic
  fetchedAt: number
  isStale: boolean
  retryAt: number
}

const inflate = ({ zoneJson }: Pick<StoredBundle, 'zoneJson'>) => gunzipSync(zoneJson).toString('utf8')
const zoneAnnouncements = z.pick(bundleSchema, { announcements: true })

/** The JSON of a stored bundle, as the device gets it. */
export const bundleJson = ({ zoneJson, music }: Pick<StoredBundle, 'zoneJson' | 'music'>): string =>
  `${inflate({ zoneJson }).slice(0, -1)},${music.json}}`

/** Copied, because the result is a slice of a larger buffer, which would stay in memory. */
function compress(json: string): Buffer {
  const compressed = gzipSync(json)
  const copy = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(copy)
  return copy
}

interface BundleOptions {
  listBundles: Backend['listBundles']
  /** Called when the bundle of a zone has a new version. */
  onNewVersion: (zone: string, version: string) => void
  /** Called when the backend has no bundle for a player. */
  onMissing: (player: string) => void
  log: Log
  maxBytes?: number
  now?: () => number
}

export type Bundles = ReturnType<typeof createBundles>

/** The current bundle of each zone, fetched once and again after a change. */
export function createBundles(options: BundleOptions) {
  const { listBundles, onNewVersion, onMissing, log, now = Date.now } = options
  const { maxBytes = 256 * 1024 * 1024 } = options
  const stored = new Map<string, StoredBundle>()
  const pending = new Map<string, Promise<StoredBundle>>()
  const changedMeanwhile = new Set<string>()
  const sharedMusic = createSharedMusic()
  const fetches = createBatchQueue({
    call: (devices: BundleDevice[]) => {
      for (const { zone } of devices) changedMeanwhile.delete(zone)
      return listBundles(devices)
    },
    batchSize: maxBundlesPerCall,
    concurrency: 2,
    maxWaiting: 50_000,
  })
  let bytes = 0

  async function findTrack(device: BundleDevice, id: string, revision: number): Promise<Track | null> {
    return (await get(device)).music.tracks.get(trackKey(id, revision)) ?? null
  }

  /** Devices fetch each announcement once, so they are not kept outside the compressed bundle. */
  async function findAnnouncement(device: BundleDevice, id: string, revision: number) {
    const { announcements } = zoneAnnouncements.parse(JSON.parse(inflate(await get(device))))
    return announcements.find(one => one.id === id && one.revision === revision) ?? null
  }

  function store(zone: string, bundle: StoredBundle) {
    forget(zone)
    stored.set(zone, bundle)
    bytes += bundle.zoneJson.length
    for (const oldest of stored.keys()) {
      if (bytes + sharedMusic.bytes() <= maxBytes || oldest === zone) break
      forget(oldest)
    }
  }

  function forget(zone: string) {
    const bundle = stored.get(zone)
    if (!bundle) return
    bytes -= bundle.zoneJson.length
    sharedMusic.release(bundle.music)
    stored.delete(zone)
  }

  async function fetchBundle({ zone, player }: BundleDevice): Promise<StoredBundle> {
    const bundle = await fetches.add({ zone, player })
    if (!bundle) throw new BackendError('not-found', 200)
    const { music, ...zoneBundle } = bundle
    const fetched = {
      version: bundle.version,
      player,
      zoneJson: compress(JSON.stringify(zoneBundle)),
      music: sharedMusic.acquire(music.hash, music),
      fetchedAt: now(),
      isStale: changedMeanwhile.delete(zone),
      retryAt: 0,
    }
    const known = stored.get(zone)
    store(zone, fetched)
    if (known && known.version !== fetched.version) onNewVersion(zone, fetched.version)
    return fetched
  }

  function refresh(device: BundleDevice): Promise<StoredBundle> {
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

  /** Throws BackendError if there is no bundle and none can be fetched. */
  async function get(device: BundleDevice): Promise<StoredBundle> {
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

  return {
    get,

    /** The version to report to a device: at most a few seconds old. Throws BackendError. */
    async getVersion(device: BundleDevice): Promise<string> {
      const known = stored.get(device.zone)
      if (!known || known.player !== device.player) return (await refresh(device)).version
      if (needsRefresh(known, device.player)) refresh(device).catch(() => {})
      return known.version
    },

    /** A track of the device's own bundle, or null. Throws BackendError. */
    findTrack,

    /** The same for an announcement. */
    findAnnouncement,

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
    bytes: () => bytes + sharedMusic.bytes(),
  }
}
