import * as z from 'zod/mini'
import { shortList, shortText } from './bounded'

export const licenceStates = ['active', 'suspended', 'revoked', 'expired', 'missing'] as const
export type LicenceState = (typeof licenceStates)[number]

export const scheduleScopes = ['zone', 'unit', 'organisation'] as const
export type ScheduleScope = (typeof scheduleScopes)[number]

export const explicitPolicies = ['allow', 'block'] as const
export type ExplicitPolicy = (typeof explicitPolicies)[number]

/** The hardest limits of what a device accepts, so that a wrong response cannot fill its memory. */
const maxTracks = 5000
const maxPlaylists = 200
const maxPlanEntries = 5000

export const recordId = shortText(64, 1)
/** A moment in milliseconds since 1970 (UTC). */
export const timestamp = z.int().check(z.gte(0), z.lte(8.64e15))
const label = shortText(200)
const minute = z.int().check(z.gte(0), z.lte(24 * 60))

const period = { from: timestamp, until: timestamp }

/** A dated entry of the plan: an override, or an exception of one scope. `playlist` is null for silence. */
const datedEntry = z.object({ ...period, playlist: z.nullable(recordId), label: z.nullable(label) })

export const planSchema = z.object({
  time_zone: shortText(64),
  /** Minutes that local time is ahead of UTC; Indonesia has no daylight saving time. */
  utc_offset: z.int().check(z.gte(-16 * 60), z.lte(16 * 60)),
  ...period,
  licence: z.object({ state: z.enum(licenceStates), until: z.nullable(timestamp) }),
  /** Mandatory silence: Nyepi, and the prayer pauses that the unit has opted into. */
  silences: shortList(
    z.object({ ...period, reason: z.enum(['nyepi', 'prayer']), label: z.nullable(label) }),
    maxPlanEntries,
  ),
  override: z.nullable(datedEntry),
  exceptions: shortList(z.extend(datedEntry, { scope: z.enum(scheduleScopes) }), maxPlanEntries),
  /** Half-open ranges of the local week; `weekday` 1 is Monday. */
  slots: shortList(
    z.object({
      scope: z.enum(scheduleScopes),
      weekday: z.int().check(z.gte(1), z.lte(7)),
      from_minute: minute,
      until_minute: minute,
      playlist: recordId,
    }),
    maxPlanEntries,
  ),
  default_playlist: z.nullable(recordId),
  fallback_playlist: z.nullable(recordId),
})
export type Plan = z.output<typeof planSchema>

export const trackSchema = z.object({
  id: recordId,
  revision: z.int().check(z.gte(1)),
  title: label,
  artists: shortList(label, 50),
  duration_ms: z.int().check(z.gt(0), z.lte(6 * 60 * 60_000)),
  explicit: z.boolean(),
  clean_version: z.nullable(recordId),
  /** Gain in dB that brings the track to -18 LUFS without a peak above -1 dBTP. */
  gain_db: z.number().check(z.gte(-60), z.lte(30)),
  /** SHA-256 of the audio file, in hex. */
  sha256: shortText(64).check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.int().check(z.gt(0), z.lte(200 * 1024 * 1024)),
  mime: z.enum(['audio/mpeg', 'audio/mp4']),
})
export type Track = z.output<typeof trackSchema>

export const playlistSchema = z.object({
  id: recordId,
  revision: z.int().check(z.gte(1)),
  /** Titles by language; an organisation's own playlist has the same in both. */
  title: z.object({ id: label, en: label }),
  /** Ids of tracks, in the order of the playlist. */
  tracks: shortList(recordId, maxTracks),
})
export type Playlist = z.output<typeof playlistSchema>

/** Everything that a device needs to play its zone for eight days without a network. */
export const bundleSchema = z.object({
  /** A hash of everything else in the bundle. */
  version: shortText(128),
  /** The number of the device's lease; a device that replaces another one has a higher one. */
  epoch: z.int().check(z.gte(1)),
  zone: z.object({
    id: recordId,
    name: label,
    business_unit: label,
    time_zone: shortText(64),
    locale: z.enum(['id', 'en']),
  }),
  /** Set by a member and followed by every device of the zone. */
  desired: z.object({
    paused: z.boolean(),
    /** Percent, at most the zone's maximum. */
    volume: z.int().check(z.gte(0), z.lte(100)),
    max_volume: z.int().check(z.gte(0), z.lte(100)),
  }),
  licence: z.object({
    code: z.nullable(shortText(20)),
    state: z.enum(licenceStates),
    until: z.nullable(timestamp),
    /** Key of the code on the player's screen that proves its licence. Older bundles do not have it. */
    live_secret: z._default(z.nullable(shortText(128)), null),
  }),
  policy: z.object({ explicit: z.enum(explicitPolicies) }),
  /** Whether the subscription covers the royalty, by the owner's site setting. Older bundles do not have it. */
  royalty: z._default(z.enum(['separate', 'included']), 'separate'),
  plan: planSchema,
  playlists: shortList(playlistSchema, maxPlaylists),
  tracks: shortList(trackSchema, maxTracks),
  /** Key of the pass in the remote's QR code. */
  remote_secret: shortText(128),
})
export type Bundle = z.output<typeof bundleSchema>
