import type { Announcement, Plan, Track } from '@bgm/validation'

/** Converts a local time in Jakarta, e.g. `2026-11-23T18:30`, to an instant. */
export const parseJakartaTime = (local: string) => Date.parse(`${local}:00+07:00`)

/**
 * Creates a plan with an active licence in Jakarta from Monday, 23 November 2026, with a default and a
 * fallback playlist.
 */
export const makePlan = (changes: Partial<Plan> = {}): Plan => ({
  time_zone: 'Asia/Jakarta',
  utc_offset: 7 * 60,
  from: parseJakartaTime('2026-11-23T00:00'),
  until: parseJakartaTime('2026-12-01T00:00'),
  licence: { state: 'active', until: null },
  silences: [],
  override: null,
  exceptions: [],
  slots: [],
  patterns: [],
  season: null,
  default_playlist: 'default',
  fallback_playlist: 'fallback',
  ...changes,
})

export const makeTrack = (id: string, changes: Partial<Track> = {}): Track => ({
  id,
  revision: 1,
  title: `Track ${id}`,
  artists: [`Artist ${id}`],
  duration_ms: 180_000,
  explicit: false,
  clean_version: null,
  gain_db: 0,
  sha256: '0'.repeat(64),
  bytes: 1,
  mime: 'audio/mpeg',
  ...changes,
})

/** Creates a 20-second announcement that is scheduled daily at noon. */
export const makeAnnouncement = (id: string, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  revision: 1,
  name: `Announcement ${id}`,
  duration_ms: 20_000,
  gain_db: 0,
  sha256: '0'.repeat(64),
  bytes: 1,
  mime: 'audio/mpeg',
  schedule: {
    from_date: null,
    until_date: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: [12 * 60],
    every: null,
  },
  gap_minutes: 0,
  per_hour: 12,
  ...changes,
})
