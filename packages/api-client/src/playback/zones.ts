import {
  type ExplicitSetting,
  explicitSetting,
  isoDateTime,
  namedRecord,
  pagination,
  playbackLayers,
  playlistRef,
  resolution,
  zoneLicence,
} from '@bgm/contract'
import { commandKinds, commandResults, scheduleScopes, type ZoneBatchBody } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { openIncident } from './incidents'
import { playlistExtensionSchema } from './playlists'
import { nullIfNotFound } from './wire'
import { zoneBatch } from './zone-batches'

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
})

export const zone = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number(),
  business_unit: namedRecord,
  time_zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
  state: z.enum(zoneStates),
  state_since: isoDateTime.nullable(),
  /** The error codes reported by the device: those in `deviceErrors`, or codes of a newer version. */
  errors: z.array(z.string()),
  /** The open incidents, most urgent first. */
  incidents: z.array(openIncident),
  seen_at: isoDateTime.nullable(),
  now_playing: z
    .object({ title: z.string(), artists: z.array(z.string()), playlist: playlistRef.nullable() })
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
      /** When the override was set. Not sent by older backends. */
      from: isoDateTime.nullable().default(null),
      until: isoDateTime,
    })
    .nullable(),
  desired: z.object({
    paused: z.boolean(),
    /** Null if the pause lasts until somebody resumes the music. */
    paused_until: isoDateTime.nullable(),
    volume: z.number(),
    max_volume: z.number(),
  }),
})
export type Zone = z.output<typeof zone>

export const zoneSkips = z.object({ left: z.number(), renewed_at: isoDateTime.nullable() })

const zoneDetail = zone.extend({
  /** What plays today, from local midnight to midnight. */
  day: z.array(resolution.extend({ from: isoDateTime })),
  /** Today's announcements, including skipped ones and the reason. Not sent by older backends. */
  announcements: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        due_at: isoDateTime,
        at: isoDateTime.nullable(),
        skipped: z.enum(['silence', 'limit']).nullable(),
      }),
    )
    .default([]),
  /** The number of skipped announcements that are not listed. Not sent by older backends. */
  announcements_omitted: z.number().default(0),
  /** The scope whose weekly slots apply today; null if there is none. */
  schedule_from: z.enum(scheduleScopes).nullable(),
  /** `renewed_at` is when all skips become available again; null if none were used. */
  skips: zoneSkips,
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

const zones = z
  .object({
    data: z.array(zone),
    meta: z.object({
      pagination,
      states: stateCounts,
      /**
       * When an outage began that keeps our service from receiving reports. Not sent by older
       * backends.
       */
      contact_lost_at: isoDateTime.nullable().default(null),
    }),
  })
  .transform(({ data, meta }) => ({ data, ...meta }))

const zoneCounts = z.object({ states: stateCounts }).transform(({ states }) => states)

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

export interface ZonesQuery {
  q?: string
  unit?: string
  state?: string
  page?: number
  page_size?: number
}

interface PageQuery {
  page?: number
  page_size?: number
}

const zonePath = (id: string, rest = '') => `zones/${pathSegment(id)}${rest}`

/** Zones of the active organisation to which the member has access. */
export const createZonesApi = (http: HttpClient) => ({
  /**
   * Returns a page of zones, those with problems first, and the number in each state regardless of the
   * `state` filter.
   */
  list: (query: ZonesQuery = {}) => http.call('get', 'zones', { query, schema: zones }),
  /** Returns the number of zones in each state. */
  count: () => http.call('get', 'zones/counts', { schema: zoneCounts }),
  get: (id: string) => http.call('get', zonePath(id), { schema: zoneDetail }),
  /** Returns how often tracks and artists repeat in the coming week. */
  getRepetition: (id: string) => http.call('get', zonePath(id, '/repetition'), { schema: repetition }),
  /** Replaces one of the zone's curated playlists with a copy extended by similar tracks. Idempotent. */
  vary: (id: string, json: { playlist: string; title: string }) =>
    http.call('post', zonePath(id, '/variety'), { json, schema: playlistExtensionSchema }),
  /** Starts changing many zones. Repeating a key returns the batch created first. */
  startBatch: (json: ZoneBatchBody, key: string) =>
    http.call('post', 'zone-batches', { json, headers: { 'idempotency-key': key }, schema: zoneBatch }),
  /** Returns the progress of one of the member's batches and a page of its zones, skipped ones first. */
  getBatch: (id: string, query: PageQuery = {}) =>
    http.call('get', `zone-batches/${pathSegment(id)}`, { query, schema: zoneBatch }),
  rename: (id: string, name: string) => http.call('put', zonePath(id), { json: { name }, schema: zone }),
  setMusic: (
    id: string,
    json: { default_playlist: string | null; explicit_policy?: ExplicitSetting['policy'] },
  ) => http.call('put', zonePath(id, '/music'), { json, schema: zone }),

  /** Sets the pause and volume, which apply to every device of the zone until they are changed again. */
  setDesired: (id: string, json: { paused?: boolean; volume?: number }) =>
    http.call('put', zonePath(id, '/desired'), { json, schema: zone }),
  /** Plays a playlist, or silence (null), until a time at most one day ahead. */
  setOverride: (id: string, json: { playlist: string | null; until: string }) =>
    http.call('put', zonePath(id, '/override'), { json, schema: zone }),
  removeOverride: (id: string) => http.call('delete', zonePath(id, '/override'), { schema: zone }),
  /**
   * Sends a one-off command, which the device must accept within 10 seconds. Throws 429 after six skips in
   * an hour.
   */
  sendCommand: (id: string, kind: 'skip' | 'identify') =>
    http.call('post', zonePath(id, '/commands'), { json: { kind }, schema: zoneCommand }),
  /** Returns null for an unknown command. */
  findCommand: (id: string, commandId: string): Promise<ZoneCommand | null> =>
    http
      .call('get', zonePath(id, `/commands/${pathSegment(commandId)}`), { schema: zoneCommand })
      .catch(nullIfNotFound),

  removePlayer: (id: string) => http.call('delete', zonePath(id, '/player'), { schema: zone }),
})
