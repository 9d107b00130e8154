import { licenceStates, playLayers } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { playbackLayers } from './playback-values'
import { cursorQuery, optional } from './query'
import { isoDateTime, timeZone } from './values'
import { zoneStates } from './zones'

// The API for organisations' own systems. Fields may not be removed or change meaning, and no schema of a
// response transforms its value, because the OpenAPI file is generated from the schemas.
const named = z.object({ id: z.string(), name: z.string() })
const playlist = z.object({
  id: z.string(),
  title: z.object({ id: z.string(), en: z.string() }).describe('In Indonesian and English'),
})

const state = z.enum(zoneStates).describe('As on the zone board')
const stateSince = isoDateTime.nullable().describe('Since when; for offline, when the player was last heard')

const zone = z
  .object({
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
  .meta({ id: 'Zone' })

const nowPlaying = z
  .object({
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
  .meta({ id: 'NowPlaying' })

const play = z
  .object({
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
    sealed_on: z.iso
      .date()
      .nullable()
      .describe('The day in Jakarta on which it arrived; null until a checkpoint of the usage log covers it'),
  })
  .meta({ id: 'Play' })

const page = z.object({
  has_more: z.boolean(),
  next_cursor: z.string().nullable().describe('Continues after this page; null for an empty first page'),
})
const zonePage = z.object({ data: z.array(zone), meta: page }).meta({ id: 'ZonePage' })
const playPage = z.object({ data: z.array(play), meta: page }).meta({ id: 'PlayPage' })

const noQuery = z.strictObject({})
const instant = z.iso.datetime({ offset: true }).max(40)

/** The zones of the organisation to which an API key belongs. */
export const publicZones = endpoints({
  listZones: get('/public-api/zones', {
    caller: 'api-key',
    scope: 'zones:read',
    query: z.strictObject(cursorQuery),
    response: zonePage,
  }),
  getZone: get('/public-api/zones/:id', {
    caller: 'api-key',
    scope: 'zones:read',
    query: noQuery,
    response: zone,
  }),
  getNowPlaying: get('/public-api/zones/:id/now-playing', {
    caller: 'api-key',
    scope: 'now-playing:read',
    query: noQuery,
    response: nowPlaying,
  }),
})

/** The plays of the organisation to which an API key belongs. */
export const publicPlays = endpoints({
  /** In the order in which they were received, so that a later call continues where an earlier one ended. */
  listPlays: get('/public-api/plays', {
    caller: 'api-key',
    scope: 'plays:read',
    query: z.strictObject({
      from: optional(instant).describe('Plays that started at this time or later'),
      until: optional(instant).describe('Plays that started before this time'),
      zone: optional(z.string().regex(/^[a-z0-9]{24}$/)).describe('Plays of this zone only'),
      ...cursorQuery,
    }),
    response: playPage,
  }),
})
