import { gunzipSync, gzipSync } from 'node:zlib'
import { bundleSchema } from '@bgm/validation'
import * as z from 'zod/mini'
import type { SharedMusic } from './shared-music'

export interface StoredBundle {
  version: string
  player: string
  /** The bundle's JSON without its music, compressed with gzip. */
  zoneJson: Buffer
  music: SharedMusic
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

/** Returns a stored bundle's JSON, as sent to devices. */
export const buildBundleJson = ({ zoneJson, music }: Pick<StoredBundle, 'zoneJson' | 'music'>): string =>
  `${inflate({ zoneJson }).slice(0, -1)},${music.json}}`

/** Reads announcements from the compressed bundle, because devices fetch each announcement only once. */
export const readAnnouncements = (bundle: Pick<StoredBundle, 'zoneJson'>) =>
  zoneAnnouncements.parse(JSON.parse(inflate(bundle))).announcements
