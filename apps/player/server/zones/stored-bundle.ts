import { gunzipSync, gzipSync } from 'node:zlib'
import { type Bundle, bundleSchema } from '@bgm/validation'
import * as z from 'zod/mini'
import type { SharedMusic } from './shared-music'

export type StoredBundle = {
  version: string
  player: string
  /** The bundle's JSON without its music, compressed with gzip. */
  zoneJson: Buffer
  music: SharedMusic
  licence: Pick<Bundle['licence'], 'state' | 'until'>
  fetchedAt: number
  isStale: boolean
  retryAt: number
}

const zoneAnnouncements = z.pick(bundleSchema, { announcements: true })

const inflate = ({ zoneJson }: Pick<StoredBundle, 'zoneJson'>) => gunzipSync(zoneJson).toString('utf8')

/** Copies gzip's result, which is a slice of a larger buffer that would otherwise stay in memory. */
export function compress(json: string): Buffer {
  const compressed = gzipSync(json)
  const copy = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(copy)
  return copy
}

/** Whether the zone is licensed at a time, as far as its bundle shows. */
export const isLicensed = (
  { licence: { state, until } }: Pick<StoredBundle, 'licence'>,
  at: number,
): boolean => state === 'active' && (until === null || until > at)

const noMusic = '"playlists":[],"tracks":[]'

/** Returns a stored bundle's JSON, as sent to devices, which contains no music once the licence has ended. */
export const buildBundleJson = (
  bundle: Pick<StoredBundle, 'zoneJson' | 'music' | 'licence'>,
  now: number,
): string => `${inflate(bundle).slice(0, -1)},${isLicensed(bundle, now) ? bundle.music.json : noMusic}}`

/** Reads announcements from the compressed bundle, because devices fetch each announcement only once. */
export const readAnnouncements = (bundle: Pick<StoredBundle, 'zoneJson'>) =>
  zoneAnnouncements.parse(JSON.parse(inflate(bundle))).announcements
