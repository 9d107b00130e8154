import * as z from 'zod/mini'
import { explicitPolicies, maxZoneBans } from '../constants'
import { openingHoursSchema } from '../opening-hours'
import { volumeRowsSchema } from '../volumes'
import { boundedArray, boundedString } from './bounded'

export const licenceStates = ['active', 'overdue', 'suspended', 'revoked', 'expired', 'missing'] as const
export type LicenceState = (typeof licenceStates)[number]

/** The states that devices know: an overdue licence is `active` for them, with its end after the grace period. */
export const deviceLicenceStates = ['active', 'suspended', 'revoked', 'expired', 'missing'] as const
export type DeviceLicenceState = (typeof deviceLicenceStates)[number]

export const scheduleScopes = ['zone', 'unit', 'organisation'] as const
export type ScheduleScope = (typeof scheduleScopes)[number]

/** Returns the entry with the narrowest scope: the zone's, then the unit's, then the organisation's. */
export const findNarrowestEntry = <T extends { scope: ScheduleScope }>(
  entries: readonly T[],
): T | undefined => scheduleScopes.flatMap(scope => entries.find(entry => entry.scope === scope) ?? [])[0]

/** Why silence is mandatory. */
export const silenceReasons = ['nyepi', 'prayer', 'exception'] as const
export type SilenceReason = (typeof silenceReasons)[number]

/** The limits that a device accepts, so that an invalid response cannot exhaust the device's memory. */
const maxTracks = 5000
const maxBundleTracks = 20_000
const maxPlaylists = 200
const maxPlanEntries = 5000
const maxPatterns = 400
const maxAnnouncements = 500
const maxTold = 10
const maxReminders = 10

export const recordId = boundedString(64, 1)
/** A time in milliseconds since 1970 (UTC). */
export const timestamp = z.int().check(z.gte(0), z.lte(8.64e15))
const label = boundedString(200)
/** A text in both languages, identical in both if a member entered it. */
const localised = z.object({ id: label, en: label })
export type PlanLabel = z.output<typeof localised> | null
const minute = z.int().check(z.gte(0), z.lte(24 * 60))

const period = { from: timestamp, until: timestamp }

/**
 * A dated entry in the plan: an override, or an exception of one scope. `playlist` is null for silence.
 */
const datedEntry = z.object({ ...period, playlist: z.nullable(recordId), label: z.nullable(localised) })

/** A half-open range of minutes in the local week; `weekday` 1 is Monday. */
const weeklySlot = z.object({
  scope: z.enum(scheduleScopes),
  weekday: z.int().check(z.gte(1), z.lte(7)),
  from_minute: minute,
  until_minute: minute,
  playlist: recordId,
})
export type PlanSlot = z.output<typeof weeklySlot>

export const planSchema = z.object({
  time_zone: boundedString(64),
  /** The number of minutes by which local time is ahead of UTC. Indonesia has no daylight saving time. */
  utc_offset: z.int().check(z.gte(-16 * 60), z.lte(16 * 60)),
  ...period,
  licence: z.object({ state: z.enum(deviceLicenceStates), until: z.nullable(timestamp) }),
  /**
   * Mandatory silence: Nyepi and prayer pauses for units that observe them, and mandatory dated exceptions.
   */
  silences: boundedArray(
    z.object({ ...period, reason: z.enum(silenceReasons), label: z.nullable(localised) }),
    maxPlanEntries,
  ),
  override: z.nullable(datedEntry),
  exceptions: boundedArray(z.extend(datedEntry, { scope: z.enum(scheduleScopes) }), maxPlanEntries),
  slots: boundedArray(weeklySlot, maxPlanEntries),
  /** Dates on which another weekday's slots apply, e.g. Sunday's on a public holiday. */
  patterns: z._default(
    boundedArray(
      z.object({
        date: boundedString(10),
        weekday: z.int().check(z.gte(1), z.lte(7)),
        label: z.nullable(localised),
      }),
      maxPatterns,
    ),
    [],
  ),
  /** The season, whose slots replace all others between two local midnights, e.g. in Ramadan. */
  season: z._default(
    z.nullable(
      z.object({ ...period, label: z.nullable(localised), slots: boundedArray(weeklySlot, maxPlanEntries) }),
    ),
    null,
  ),
  default_playlist: z.nullable(recordId),
  fallback_playlist: z.nullable(recordId),
})
export type Plan = z.output<typeof planSchema>

export const trackSchema = z.object({
  id: recordId,
  revision: z.int().check(z.gte(1)),
  title: label,
  artists: boundedArray(label, 50),
  duration_ms: z.int().check(z.gt(0), z.lte(6 * 60 * 60_000)),
  explicit: z.boolean(),
  clean_version: z.nullable(recordId),
  /** The gain in dB that brings the track to -18 LUFS without a peak above -1 dBTP. */
  gain_db: z.number().check(z.gte(-60), z.lte(30)),
  /** SHA-256 of the audio file, in hex. */
  sha256: boundedString(64).check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.int().check(z.gt(0), z.lte(200 * 1024 * 1024)),
  mime: z.enum(['audio/mpeg', 'audio/mp4']),
})
export type Track = z.output<typeof trackSchema>

export const playlistSchema = z.object({
  id: recordId,
  revision: z.int().check(z.gte(1)),
  /** The titles by language, identical in both for an organisation's own playlist. */
  title: localised,
  /** Track ids, in playlist order. */
  tracks: boundedArray(recordId, maxTracks),
})
export type Playlist = z.output<typeof playlistSchema>

const minuteOfDay = z.int().check(z.gte(0), z.lte(24 * 60 - 1))

/**
 * When an announcement is due, in local time. Without times or an interval, it is played only on command.
 */
export const announcementScheduleSchema = z.object({
  /** The first and last local date, both inclusive; null for no limit. */
  from_date: z.nullable(boundedString(10)),
  until_date: z.nullable(boundedString(10)),
  /** 1 is Monday. An interval past midnight belongs to the day on which it begins. */
  weekdays: boundedArray(z.int().check(z.gte(1), z.lte(7)), 7),
  /** The times as minutes of the local day. */
  times: boundedArray(minuteOfDay, 24),
  /**
   * An interval. The first announcement is due at `from_minute`, the last one by `until_minute`, which is on
   * the next day if it is less than `from_minute`.
   */
  every: z.nullable(
    z.object({
      minutes: z.int().check(z.gte(5), z.lte(12 * 60)),
      from_minute: minuteOfDay,
      until_minute: minuteOfDay,
    }),
  ),
})
export type AnnouncementSchedule = z.output<typeof announcementScheduleSchema>

export const announcementSchema = z.object({
  id: recordId,
  /** The revision of the audio. */
  revision: z.int().check(z.gte(1)),
  name: label,
  duration_ms: z.int().check(z.gt(0), z.lte(2 * 60_000)),
  /** The gain in dB, determined as for a track. */
  gain_db: z.number().check(z.gte(-60), z.lte(30)),
  sha256: boundedString(64).check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.int().check(z.gt(0), z.lte(10 * 1024 * 1024)),
  mime: z.literal('audio/mpeg'),
  schedule: announcementScheduleSchema,
  /** The minimum number of minutes between this and any other announcement in the zone. */
  gap_minutes: z.int().check(z.gte(0), z.lte(24 * 60)),
  /** The maximum number of announcements in the zone in any hour that contains this one. */
  per_hour: z.int().check(z.gte(1), z.lte(60)),
})
export type Announcement = z.output<typeof announcementSchema>

/** Everything that a device needs to play its zone for eight days without a network. */
export const bundleSchema = z.object({
  /** A hash of everything else in the bundle. */
  version: boundedString(128),
  /** The number of the device's lease, which increases with every new assignment of the zone. */
  epoch: z.int().check(z.gte(1)),
  zone: z.object({
    id: recordId,
    name: label,
    business_unit: label,
    time_zone: boundedString(64),
  }),
  /** The unit's opening hours; null if nobody has set them. Missing in older bundles. */
  opening_hours: z._default(z.nullable(openingHoursSchema), null),
  /** The settings chosen by members, which apply to every device of the zone. */
  desired: z.object({
    paused: z.boolean(),
    /** When the pause ends automatically; null if it does not. Missing in older bundles. */
    paused_until: z._default(z.nullable(timestamp), null),
    /** The volume in percent, limited to `max_volume`. */
    volume: z.int().check(z.gte(0), z.lte(100)),
    max_volume: z.int().check(z.gte(0), z.lte(100)),
    /** The volume by time of day, which replaces `volume` unless that was set later. Missing in older bundles. */
    volumes: z._default(volumeRowsSchema, []),
    /** When somebody last set `volume`, which applies until the next row of `volumes`. Missing in older bundles. */
    volume_set_at: z._default(z.nullable(timestamp), null),
  }),
  licence: z.object({
    code: z.nullable(boundedString(20)),
    state: z.enum(deviceLicenceStates),
    /** When the music stops or stopped; for a valid licence, the end of its grace period. */
    until: z.nullable(timestamp),
    /** When the paid time of a valid licence ends or ended. Missing in older bundles. */
    paid_until: z._default(z.nullable(timestamp), null),
    /** The key for the code on the player's screen that proves its licence. Missing in older bundles. */
    live_secret: z._default(z.nullable(boundedString(128)), null),
  }),
  /**
   * Why the licence has expired, if a renewal was not paid: its unit, the order that awaits payment and who was told
   * when. Missing in older bundles.
   */
  renewal: z._default(
    z.nullable(
      z.object({
        unit: recordId,
        order: z.nullable(recordId),
        /** Whether what has ended is a trial. Missing in older bundles. */
        trial: z._default(z.boolean(), false),
        told: boundedArray(z.object({ name: label, at: boundedArray(timestamp, maxReminders) }), maxTold),
      }),
    ),
    null,
  ),
  /** Identifies the staff PIN that opens the device settings; null if the unit has no PIN. */
  staff_pin: z._default(z.nullable(boundedString(64)), null),
  policy: z.object({
    explicit: z.enum(explicitPolicies),
    /** Tracks that must not play in the zone. Missing in older bundles. */
    banned: z._default(boundedArray(recordId, maxZoneBans), []),
  }),
  /** Whether the subscription covers the royalty, according to the site setting. Missing in older bundles. */
  royalty: z._default(z.enum(['separate', 'included']), 'separate'),
  plan: planSchema,
  playlists: boundedArray(playlistSchema, maxPlaylists),
  tracks: boundedArray(trackSchema, maxBundleTracks),
  /** The announcements for the zone. Missing in older bundles. */
  announcements: z._default(boundedArray(announcementSchema, maxAnnouncements), []),
  /** The key that signs the pass in the remote's QR code. */
  remote_secret: boundedString(128),
})
export type Bundle = z.output<typeof bundleSchema>
