import { commandKinds, commandResults, scheduleScopes } from '@bgm/validation'
import { z } from 'zod'
import { type Http, pathSegment } from '../http'
import { isoDateTime, pagination } from '../wire'
import {
  type Explicit,
  explicit,
  layers,
  nullIfNotFound,
  playlistRef,
  resolution,
  unitRef,
  zoneLicence,
} from './wire'

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
  business_unit: unitRef,
  time_zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
  state: z.enum(zoneStates),
  state_since: isoDateTime.nullable(),
  /** Error codes reported by the device: `deviceErrors`, or newer ones. */
  errors: z.array(z.string()),
  seen_at: isoDateTime.nullable(),
  now_playing: z
    .object({ title: z.string(), artists: z.array(z.string()), playlist: playlistRef.nullable() })
    .nullable(),
  now: resolution,
  next_change: z
    .object({ at: isoDateTime, layer: z.enum(layers), playlist: playlistRef.nullable() })
    .nullable(),
  default_playlist: playlistRef.nullable(),
  explicit,
  cached_hours: z.number().nullable(),
  /** Milliseconds by which the device's clock is ahead of the server's. */
  clock_offset: z.number().nullable(),
  player: player.nullable(),
  licence: zoneLicence,
  override: z.object({ playlist: playlistRef.nullable(), until: isoDateTime }).nullable(),
  desired: z.object({ paused: z.boolean(), volume: z.number(), max_volume: z.number() }),
})
export type Zone = z.output<typeof zone>

const zoneDetail = zone.extend({
  /** Today, from local midnight to midnight. */
  day: z.array(resolution.extend({ from: isoDateTime })),
  /** Whose weekly slots apply today; null if none do. */
  schedule_from: z.enum(scheduleScopes).nullable(),
  /** `renewed_at`: when all skips are available again; null if none was used. */
  skips: z.object({ left: z.number(), renewed_at: isoDateTime.nullable() }),
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
  .object({ data: z.array(zone), meta: z.object({ pagination, states: stateCounts }) })
  .transform(({ data, meta }) => ({ data, ...meta }))

const slot = z.object({
  weekday: z.number(),
  from_minute: z.number(),
  until_minute: z.number(),
  playlist: playlistRef,
})

/** A half-open range of minutes of the local week; `weekday` 1 is Monday. */
export interface NewSlot {
  weekday: number
  from_minute: number
  until_minute: number
  playlist: string
}

const schedule = z.object({
  slots: z.array(slot),
  /** Slots of the unit and the organisation, which apply when the zone has none. */
  inherited: z.array(slot.extend({ scope: z.enum(scheduleScopes) })),
  default_playlist: playlistRef.nullable(),
})
export type ZoneSchedule = z.output<typeof schedule>

const command = z.object({
  id: z.string(),
  kind: z.enum(commandKinds),
  state: z.enum(['waiting', ...commandResults]),
  reason: z.string().nullable(),
  expires_at: isoDateTime,
  acked_at: isoDateTime.nullable(),
})
export type ZoneCommand = z.output<typeof command>

export interface ZonesQuery {
  q?: string
  unit?: string
  state?: string
  page?: number
  page_size?: number
}

const zonePath = (id: string, rest = '') => `zones/${pathSegment(id)}${rest}`

/** Zones of the active organisation that the member has access to. */
export const createZones = (http: Http) => ({
  /** A page of zones, those with problems first, and the number in each state regardless of the `state` filter. */
  list: (query: ZonesQuery = {}) => http.call('get', 'zones', { query, schema: zones }),
  get: (id: string) => http.call('get', zonePath(id), { schema: zoneDetail }),
  rename: (id: string, name: string) => http.call('put', zonePath(id), { json: { name }, schema: zone }),
  setMusic: (id: string, json: { default_playlist: string | null; explicit_policy: Explicit['policy'] }) =>
    http.call('put', zonePath(id, '/music'), { json, schema: zone }),

  getSchedule: (id: string) => http.call('get', zonePath(id, '/schedule'), { schema: schedule }),
  /** Replaces the zone's own slots. Throws 400 with the field `slots.<index>.from_minute` for an overlap. */
  setSchedule: (id: string, slots: NewSlot[]) =>
    http.call('put', zonePath(id, '/schedule'), { json: { slots }, schema: schedule }),
  /** What plays at an instant of the coming week, and why. */
  preview: (id: string, instant: string) =>
    http.call('get', zonePath(id, '/preview'), { query: { at: instant }, schema: resolution }),

  /** Applies to every device of the zone until it is changed again. */
  setDesired: (id: string, json: { paused?: boolean; volume?: number }) =>
    http.call('put', zonePath(id, '/desired'), { json, schema: zone }),
  /** A playlist, or silence (null), until a time at most a day ahead. */
  setOverride: (id: string, json: { playlist: string | null; until: string }) =>
    http.call('put', zonePath(id, '/override'), { json, schema: zone }),
  removeOverride: (id: string) => http.call('delete', zonePath(id, '/override'), { schema: zone }),
  /** A one-off command, which the device must accept within 10 seconds. Throws 429 after six skips in an hour. */
  sendCommand: (id: string, kind: ZoneCommand['kind']) =>
    http.call('post', zonePath(id, '/commands'), { json: { kind }, schema: command }),
  /** Null for an unknown command. */
  findCommand: (id: string, commandId: string): Promise<ZoneCommand | null> =>
    http
      .call('get', zonePath(id, `/commands/${pathSegment(commandId)}`), { schema: command })
      .catch(nullIfNotFound),

  removePlayer: (id: string) => http.call('delete', zonePath(id, '/player'), { schema: zone }),
})
