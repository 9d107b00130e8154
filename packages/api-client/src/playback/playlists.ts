import { isoDateTime, localised } from '@bgm/contract'
import { type PlaylistChange, scheduleScopes } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { listResponse, noContent } from '../wire'

/** The parameters of a generated cover. */
export const playlistCover = z.object({
  slug: z.string(),
  gesture: z.string(),
  palette: z.string(),
  density: z.number(),
})

export const playlist = z.object({
  id: z.string(),
  kind: z.enum(['curated', 'own']),
  title: localised,
  description: localised,
  industries: z.array(z.string()),
  moods: z.array(z.string()),
  genres: z.array(z.string()),
  audience: z.object({
    genders: z.array(z.string()),
    age_groups: z.array(z.string()),
    lifestyles: z.array(z.string()),
  }),
  track_count: z.number(),
  /** Hours of music without repetition. */
  hours: z.number(),
  seconds: z.number(),
  explicit_count: z.number(),
  /** In beats per minute; null if no track has a tempo. */
  tempo: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** The id of the track whose clip is the preview of the playlist. */
  preview: z.string().nullable(),
  /** The version, which increases with every change. */
  version: z.number(),
  updated_at: isoDateTime,
  cover: playlistCover,
})
export type Playlist = z.output<typeof playlist>

const playlistDetail = playlist.extend({
  artist_count: z.number(),
  /** The genres of the tracks, most frequent first. */
  track_genres: z.array(z.string()),
  changed_by: z.string().nullable(),
})
export type PlaylistDetail = z.output<typeof playlistDetail>

export const track = z.object({
  id: z.string(),
  title: z.string(),
  artists: z.array(z.object({ name: z.string(), slug: z.string() })),
  composers: z.array(z.string()),
  arrangers: z.array(z.string()),
  publishers: z.array(z.string()),
  label: z.string().nullable(),
  release: z.string().nullable(),
  isrc: z.string().nullable(),
  duration_ms: z.number(),
  tempo: z.number().nullable(),
  genres: z.array(z.string()),
  moods: z.array(z.string()),
  explicit: z.boolean(),
  /** Whether the track has a clean version, which plays where explicit tracks are blocked. */
  has_clean_version: z.boolean(),
})
export type Track = z.output<typeof track>

const uses = z.object({
  uses: z.array(
    z.object({
      kind: z.enum(['default', 'slot', 'exception', 'override']),
      scope: z.enum(scheduleScopes),
      /** The id of the zone or unit; null for the organisation. */
      owner: z.string().nullable(),
      name: z.string().nullable(),
      unit: z.string().nullable(),
      weekdays: z.array(z.number()),
      from_minute: z.number().nullable(),
      until_minute: z.number().nullable(),
      from_date: z.string().nullable(),
      until_date: z.string().nullable(),
      until: isoDateTime.nullable(),
    }),
  ),
  total: z.number(),
  /** The number of uses in units that the member cannot access. */
  elsewhere: z.number(),
  /** The zone and time range in which the playlist repeats most often; null if it is not used. */
  load: z
    .object({
      zone: z.object({ id: z.string(), name: z.string(), unit: z.string() }),
      from_minute: z.number(),
      until_minute: z.number(),
      passes: z.number(),
    })
    .nullable(),
  /** The number of zones that use the playlist and block explicit tracks. */
  blocking: z.number(),
  /** Positions, counted from 1, of tracks that directly follow another track by the same artist. */
  neighbours: z.array(z.object({ position: z.number(), artist: z.string() })),
})
export type PlaylistUses = z.output<typeof uses>

export const playlistExtensionSchema = z.object({ added: z.number(), playlist: playlistDetail })

export interface PlaylistsQuery {
  industry?: string
  kind?: Playlist['kind']
  q?: string
  page?: number
  page_size?: number
}

interface PageQuery {
  page?: number
  page_size?: number
}

const at = (id: string, rest = '') => `playlists/${pathSegment(id)}${rest}`

/** Playlists that the active organisation may use. */
export const createPlaylistsApi = (http: HttpClient) => ({
  list: (query: PlaylistsQuery = {}) =>
    http.call('get', 'playlists', { query, schema: listResponse(playlist) }),
  get: (id: string) => http.call('get', at(id), { schema: playlistDetail }),
  /** Lists the playable tracks of a playlist in order. */
  listTracks: (id: string, query: PageQuery = {}) =>
    http.call('get', at(id, '/tracks'), { query, schema: listResponse(track) }),
  /** Returns where the organisation uses a playlist, and what could be improved about it. */
  getUses: (id: string) => http.call('get', at(id, '/uses'), { schema: uses }),

  /** Repeating a key returns the playlist created first. */
  create: (json: { title: string; description?: string; copy_of?: string }, key: string) =>
    http.call('post', 'playlists', { json, headers: { 'idempotency-key': key }, schema: playlistDetail }),
  /**
   * `update`, `change`, `extend` and `remove` throw 409 `changed-meanwhile` if the stored version is newer.
   */
  update: (id: string, json: { version: number; title: string; description?: string }) =>
    http.call('put', at(id), { json, schema: playlistDetail }),
  change: (id: string, version: number, change: PlaylistChange) =>
    http.call('post', at(id, '/changes'), { json: { version, change }, schema: playlistDetail }),
  /** Adds similar tracks until the playlist is long enough. */
  extend: (id: string, version: number) =>
    http.call('post', at(id, '/extension'), { json: { version }, schema: playlistExtensionSchema }),
  remove: (id: string, version: number) =>
    http.call('delete', at(id), { query: { version }, schema: noContent }),
})
