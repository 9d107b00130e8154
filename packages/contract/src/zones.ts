import {
  banScopes,
  commandKinds,
  commandResults,
  confirmKeyBodySchema,
  scheduleScopes,
  trackActionBodySchema,
  varyZoneBodySchema,
  zoneFilterStates,
  zoneNameBodySchema,
  zoneVolumesBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { openIncident } from './incidents'
import { explicitSetting, playbackLayers, playlistRef, resolution, zoneLicence } from './playback-values'
import { playlistExtension } from './playlists'
import { groupFilter, optional, pageQuery, provinceFilter, searchText } from './query'
import { dataOf, pageOf } from './response'
import { trackFeedback, zoneTrackFeedback } from './track-feedback'
import { instant, isoDateTime, namedRecord, regionRef, timeZone } from './values'

export const zoneStates = [
  'playing',
  'paused',
  'silent',
  'offline',
  'not-paired',
  'not-licensed',
  'error',
] as const
export type ZoneState = (typeof zoneStates)[number]

const player = z.object({
  id: z.string(),
  paired_at: isoDateTime,
  paired_by: z.string().nullable(),
  app_version: z.string().nullable(),
  seen_at: isoDateTime.nullable(),
  /** The id of the key with which the device signs its plays; null if it does not. */
  key: z.string().nullable(),
  /** A key that replaces it once a member confirms it, because the device has lost its key or its token was copied. */
  new_key: z.object({ id: z.string(), public_key: z.string(), at: isoDateTime.nullable() }).nullable(),
})

export const zone = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number(),
  business_unit: namedRecord,
  time_zone: timeZone,
  state: z.enum(zoneStates),
  state_since: isoDateTime.nullable(),
  /** The error codes reported by the device: those in `deviceErrors`, or codes of a newer version. */
  errors: z.array(z.string()),
  /** The open incidents, most urgent first. */
  incidents: z.array(openIncident),
  seen_at: isoDateTime.nullable(),
  now_playing: z
    .object({
      id: z.string(),
      title: z.string(),
      artists: z.array(z.string()),
      playlist: playlistRef.nullable(),
    })
    .nullable(),
  now: resolution,
  next_change: z
    .object({ at: isoDateTime, layer: z.enum(playbackLayers), playlist: playlistRef.nullable() })
    .nullable(),
  default_playlist: playlistRef.nullable(),
  explicit: explicitSetting,
  cached_hours: z.number().nullable(),
  /** Milliseconds by which the device's clock is ahead of the server's. */
  clock_offset: z.number().nullable(),
  player: player.nullable(),
  licence: zoneLicence,
  override: z
    .object({
      playlist: playlistRef.nullable(),
      /** When the override was set. */
      from: isoDateTime.nullable(),
      until: isoDateTime,
    })
    .nullable(),
  desired: z.object({
    paused: z.boolean(),
    /** Null if the pause lasts until somebody resumes the music. */
    paused_until: isoDateTime.nullable(),
    /** The volume now. */
    volume: z.number(),
    max_volume: z.number(),
    volumes: z.array(z.object({ from_minute: z.number(), volume: z.number() })),
  }),
})
export type Zone = z.output<typeof zone>

const zoneBan = z.object({
  id: z.string(),
  track: z.object({ id: z.string(), title: z.string(), artists: z.array(z.string()) }),
  scope: z.enum(banScopes),
  /** Null if the ban lasts until somebody lifts it. */
  until: isoDateTime.nullable(),
})
export type ZoneBan = z.output<typeof zoneBan>

export const zoneSkips = z.object({ left: z.number(), renewed_at: isoDateTime.nullable() })

const zoneDetail = zone.extend({
  /** What plays today, from local midnight to midnight. */
  day: z.array(resolution.extend({ from: isoDateTime })),
  /** Today's announcements, including skipped ones and the reason. */
  announcements: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      due_at: isoDateTime,
      at: isoDateTime.nullable(),
      skipped: z.enum(['silence', 'limit']).nullable(),
    }),
  ),
  /** The number of skipped announcements that are not listed. */
  announcements_omitted: z.number(),
  /** The scope whose weekly slots apply today; null if there is none. */
  schedule_from: z.enum(scheduleScopes).nullable(),
  /** `renewed_at` is when all skips become available again; null if none were used. */
  skips: zoneSkips,
  feedback: trackFeedback,
})
export type ZoneDetail = z.output<typeof zoneDetail>

const stateCounts = z.object({
  playing: z.number(),
  paused: z.number(),
  silent: z.number(),
  offline: z.number(),
  'not-paired': z.number(),
  'not-licensed': z.number(),
  error: z.number(),
})
export type ZoneStateCounts = z.output<typeof stateCounts>

const zoneRegion = z.object({ province: regionRef, units: z.number(), states: stateCounts })
export type ZoneRegion = z.output<typeof zoneRegion>

const repetition = z.object({
  /** How varied the music is; null if there is no music. */
  rating: z.enum(['varied', 'moderate', 'repetitive']).nullable(),
  /** The hours of music in the week, in total and without repetitions. */
  hours: z.number(),
  distinct_hours: z.number(),
  track: z.object({ day: z.number(), week: z.number() }),
  artist: z.object({ name: z.string(), day: z.number(), week: z.number(), share: z.number() }).nullable(),
  /** The playlist that repeats most often, and the number of passes on its busiest day. */
  worst: z.object({ playlist: playlistRef, passes: z.number() }).nullable(),
})
export type ZoneRepetition = z.output<typeof repetition>

export const zoneCommand = z.object({
  id: z.string(),
  kind: z.enum(commandKinds),
  state: z.enum(['waiting', ...commandResults]),
  reason: z.string().nullable(),
  expires_at: isoDateTime,
  acked_at: isoDateTime.nullable(),
})
export type ZoneCommand = z.output<typeof zoneCommand>

const recordId = z.string('validation.required').min(1, 'validation.required').max(64, 'validation.invalid')
const percent = z.int('validation.volume').min(0, 'validation.volume').max(100, 'validation.volume')

const musicBody = z.strictObject({
  default_playlist: recordId.nullable(),
  /** With `inherit`, the policy of the unit and organisation applies. A zone can only make it stricter. */
  explicit_policy: z.enum(['inherit', 'block'], 'validation.invalid').optional(),
})
export type ZoneMusic = z.output<typeof musicBody>

/** The pause and volume apply to every device of the zone until they are changed again. */
export const desiredStateBody = z
  .strictObject({
    paused: z.boolean().optional(),
    /** Without an end time, a pause lasts until someone resumes the music. */
    paused_until: instant.nullable().optional(),
    volume: percent.optional(),
  })
  .refine(({ paused, volume }) => paused !== undefined || volume !== undefined, 'validation.required')
export type DesiredState = z.output<typeof desiredStateBody>

/** Plays a playlist, or silence (null), until a time at most one day ahead. */
export const overrideBody = z.strictObject({ playlist: recordId.nullable(), until: instant })
export type NewOverride = z.output<typeof overrideBody>

/** Skips are limited to six, and announcements to twelve in an hour. */
const commandBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['skip', 'identify']) }),
  z.strictObject({ kind: z.literal('announce'), announcement: recordId }),
])

const banBody = z.strictObject({ track: recordId, scope: z.enum(banScopes, 'validation.invalid') })
export type NewBan = z.output<typeof banBody>

const zonesQuery = z.strictObject({
  q: searchText,
  unit: optional(z.string().max(64)),
  state: optional(z.enum(zoneFilterStates)),
  province: provinceFilter,
  group: groupFilter,
  ...pageQuery,
})
export type ZonesQuery = z.input<typeof zonesQuery>

const caller = 'member'
const control = {
  caller,
  response: zone,
  errors: ['locked'],
  limits: ['zone-control-account'],
} as const

/** Zones of the active organisation to which the member has access. */
export const zones = endpoints({
  /**
   * Zones with problems first. `states` counts the zones in each state regardless of the filter, and
   * `contact_lost_at` is when an outage began that keeps our service from receiving reports.
   */
  list: get('/zones', {
    caller,
    query: zonesQuery,
    response: pageOf(zone, { states: stateCounts, contact_lost_at: isoDateTime.nullable() }),
  }),
  count: get('/zones/counts', { caller, response: z.object({ states: stateCounts }) }),
  /** The provinces with zones, in the order of their codes. */
  listRegions: get('/zones/regions', {
    caller,
    query: z.strictObject({ group: groupFilter }),
    response: z.object({ data: z.array(zoneRegion) }),
  }),
  get: get('/zones/:id', { caller, response: zoneDetail }),
  /** How often tracks and artists repeat in the coming week. */
  getRepetition: get('/zones/:id/repetition', { caller, response: repetition }),
  /** Replaces one of the zone's curated playlists with a copy extended by similar tracks. */
  vary: post('/zones/:id/variety', {
    caller,
    body: varyZoneBodySchema,
    response: playlistExtension,
    errors: ['too-many-playlists', 'playlist-full', 'locked'],
    limits: ['playlist-change-account'],
  }),
  rename: put('/zones/:id', { caller, body: zoneNameBodySchema, response: zone }),
  setMusic: put('/zones/:id/music', { caller, body: musicBody, response: zone, errors: ['locked'] }),
  setDesired: put('/zones/:id/desired', { ...control, body: desiredStateBody }),
  /** The volume by time of day. Only members with access to all units may change the maximum. */
  setVolumes: put('/zones/:id/volumes', { ...control, body: zoneVolumesBodySchema }),
  setOverride: put('/zones/:id/override', { ...control, body: overrideBody }),
  removeOverride: del('/zones/:id/override', control),
  /** A one-off command, which the device must accept within 10 seconds. */
  sendCommand: post('/zones/:id/commands', { ...control, body: commandBody, response: zoneCommand }),
  getCommand: get('/zones/:id/commands/:command', { caller, response: zoneCommand }),
  /** The tracks that must not play in the zone, newest first. */
  listBans: get('/zones/:id/bans', { caller, response: dataOf(z.array(zoneBan)) }),
  /**
   * Bans a track in the zone, its unit or its organisation, and skips it if it is playing. A ban by staff ends
   * after twelve hours.
   */
  ban: post('/zones/:id/bans', {
    caller,
    body: banBody,
    response: dataOf(z.array(zoneBan)),
    errors: ['too-many-bans'],
    limits: ['zone-control-account'],
  }),
  liftBan: del('/zones/:id/bans/:ban', { ...control, response: dataOf(z.array(zoneBan)) }),
  /** Accepts the new key of the zone's device. Plays that were delivered before stay unsigned. */
  confirmPlayerKey: post('/zones/:id/player/key', {
    caller,
    body: confirmKeyBodySchema,
    response: zone,
    errors: ['key-changed'],
    limits: ['zone-control-account'],
  }),
  /**
   * Likes, bans or reports a track that the zone plays, or takes that back. A ban or a report skips the track if it is
   * playing. A reported track does not play in the zone until a curator has replied, for three days at most.
   */
  actOnTrack: post('/zones/:id/track-actions', {
    ...control,
    body: trackActionBodySchema,
    response: trackFeedback,
    errors: ['too-many-bans'],
  }),
  /** The latest reports about tracks in the zone, and the bans that staff ask for. */
  getTrackFeedback: get('/zones/:id/track-feedback', { caller, response: zoneTrackFeedback }),
  declineBan: del('/zones/:id/ban-requests/:request', { ...control, response: zoneTrackFeedback }),
  removePlayer: del('/zones/:id/player', { caller, response: zone }),
})
