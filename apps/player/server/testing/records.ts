import { createHash, randomBytes } from 'node:crypto'
import type {
  Announcement,
  Bundle,
  bundleMusicSchema,
  bundlesSchema,
  Heartbeat,
  Play,
  Track,
} from '@bgm/validation'
import type * as z from 'zod/mini'

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

const boot = '0b9e6f2a-5f0e-4b7e-8d43-0c8f0a4c1c11'

export const makeAudioFile = (seed: string, bytes = 300_000) =>
  Buffer.alloc(bytes, createHash('sha512').update(seed).digest())

export const makeTrack = (id: string, file: Buffer): Track => ({
  id,
  revision: 1,
  title: `Track ${id}`,
  artists: ['Contoh'],
  duration_ms: 180_000,
  explicit: false,
  clean_version: null,
  gain_db: 0,
  sha256: sha256(file),
  bytes: file.length,
  mime: 'audio/mpeg',
})

export const makeAnnouncement = (id: string, file: Buffer): Announcement => ({
  id,
  revision: 1,
  name: `Announcement ${id}`,
  duration_ms: 20_000,
  gain_db: 0,
  sha256: sha256(file),
  bytes: file.length,
  mime: 'audio/mpeg',
  schedule: { from_date: null, until_date: null, weekdays: [], times: [], every: null },
  gap_minutes: 0,
  per_hour: 1,
})

export function makeBundle(zone: string, version: string, tracks: Track[]): Bundle {
  return {
    version,
    epoch: 1,
    zone: { id: zone, name: 'Lobi', business_unit: 'Kafé', time_zone: 'Asia/Jakarta' },
    opening_hours: null,
    desired: {
      paused: false,
      paused_until: null,
      volume: 60,
      max_volume: 80,
      volumes: [],
      volume_set_at: null,
    },
    renewal: null,
    licence: { code: null, state: 'active', until: null, paid_until: null, live_secret: null },
    staff_pin: null,
    policy: { explicit: 'allow', banned: [] },
    plan: {
      time_zone: 'Asia/Jakarta',
      utc_offset: 420,
      from: 0,
      until: 8 * 24 * 60 * 60_000,
      licence: { state: 'active', until: null },
      silences: [],
      patterns: [],
      season: null,
      override: null,
      exceptions: [],
      slots: [],
      default_playlist: 'playlist',
      fallback_playlist: 'playlist',
    },
    playlists: [
      {
        id: 'playlist',
        revision: 1,
        title: { id: 'Pagi', en: 'Morning' },
        tracks: tracks.map(({ id }) => id),
      },
    ],
    tracks,
    announcements: [],
    royalty: 'separate',
    remote_secret: randomBytes(16).toString('base64url'),
  }
}

export const makeHeartbeat = (changes: Partial<Heartbeat> = {}): Heartbeat => ({
  epoch: 1,
  boot,
  app_version: '0.1.0',
  state: 'playing',
  track: { id: 'track-a', playlist: 'playlist' },
  position: 12,
  cached_hours: 24,
  clock_offset: 0,
  errors: [],
  ...changes,
})

export const makePlay = (seq: number, changes: Partial<Play> = {}): Play => ({
  play_id: `0b9e6f2a-5f0e-4b7e-8d43-${String(seq).padStart(12, '0')}`,
  boot,
  seq,
  epoch: 1,
  zone: 'zone-a',
  track: 'track-a',
  track_revision: 1,
  playlist: 'playlist',
  layer: 'default',
  started_at: 1_700_000_000_000,
  seconds: 180,
  end_reason: 'finished',
  offline: false,
  clock_offset: 0,
  ...changes,
})

/** Converts bundles to the backend's format, in which the music is separate. */
export function splitMusic(bundles: (Bundle | null)[]): z.output<typeof bundlesSchema> {
  const music = new Map<string, z.output<typeof bundleMusicSchema>>()
  const zoneBundles = bundles.map(bundle => {
    if (!bundle) return null
    const { playlists, tracks, ...zoneBundle } = bundle
    const hash = sha256(JSON.stringify([playlists, tracks]))
    music.set(hash, { hash, playlists, tracks })
    return { ...zoneBundle, music: hash }
  })
  return { bundles: zoneBundles, music: [...music.values()] }
}
