import { isoDateTime, playbackLayers, timeZone, zoneStates } from '@bgm/contract'
import { licenceStates, playLayers } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { createPublicCollectiveApi } from './collective-api'

// The responses of the public API: fields may not be removed or change meaning. No schema transforms its
// value, because the OpenAPI file is generated from the schemas.
const named = z.object({ id: z.string(), name: z.string() })
const playlist = z.object({
  id: z.string(),
  title: z.object({ id: z.string(), en: z.string() }).describe('In Indonesian and English'),
})

const state = z.enum(zoneStates).describe('As on the zone board')
const stateSince = isoDateTime.nullable().describe('Since when; for offline, when the player was last heard')

export const publicZoneSchema = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number().int(),
  business_unit: named,
  time_zone: timeZone,
  state,
  state_since: stateSince,
  errors: z.array(z.string()).describe('Problems that the player reports'),
  seen_at: isoDateTime.nullable().describe('The last report of the player'),
  licence: z.object({
    code: z.string().nullable(),
    state: z.enum(licenceStates),
    until: isoDateTime.nullable(),
  }),
})

export const publicNowPlayingSchema = z.object({
  zone: named,
  state,
  state_since: stateSince,
  track: z
    .object({ title: z.string(), artists: z.array(z.string()) })
    .nullable()
    .describe('Null unless the zone is playing or paused'),
  playlist: playlist.nullable(),
  planned: z
    .object({
      source: z.enum(['playlist', 'silence', 'stop']),
      layer: z.enum(playbackLayers),
      playlist: playlist.nullable(),
      until: isoDateTime,
    })
    .describe('What the schedule provides for now, and why'),
  next_change: z.object({ at: isoDateTime, playlist: playlist.nullable() }).nullable(),
})

export const publicPlaySchema = z.object({
  id: z.uuid(),
  started_at: isoDateTime,
  seconds: z.number().describe('Seconds that were heard'),
  zone: named,
  business_unit: named,
  time_zone: timeZone,
  track: z.object({
    title: z.string(),
    artists: z.array(z.string()),
    composers: z.array(z.string()),
    isrc: z.string().nullable(),
  }),
  playlist: playlist.nullable(),
  layer: z.enum(playLayers).describe('Why it played'),
  offline: z.boolean().describe('Whether the player had no connection'),
  received_at: isoDateTime,
  sealed_on: z.iso.date().nullable().describe('The day of the seal that contains it'),
})

const page = z.object({
  has_more: z.boolean(),
  next_cursor: z.string().nullable().describe('Continues after this page; null for an empty first page'),
})
export const publicZonePageSchema = z.object({ data: z.array(publicZoneSchema), meta: page })
export const publicPlayPageSchema = z.object({ data: z.array(publicPlaySchema), meta: page })

type Query = Record<string, string>

/** The data that an API key can read; the client's `token` is the key. */
export const createPublicApi = (http: HttpClient) => ({
  collective: createPublicCollectiveApi(http),
  listZones: (query: Query) => http.call('get', 'public-api/zones', { query, schema: publicZonePageSchema }),
  getZone: (id: string, query: Query = {}) =>
    http.call('get', `public-api/zones/${pathSegment(id)}`, { query, schema: publicZoneSchema }),
  getNowPlaying: (id: string, query: Query = {}) =>
    http.call('get', `public-api/zones/${pathSegment(id)}/now-playing`, {
      query,
      schema: publicNowPlayingSchema,
    }),
  listPlays: (query: Query) => http.call('get', 'public-api/plays', { query, schema: publicPlayPageSchema }),
})
