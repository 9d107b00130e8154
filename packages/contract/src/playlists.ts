import {
  audienceAgeGroups,
  audienceGenders,
  audienceLifestyles,
  industrySlugs,
  musicGenres,
  musicMoods,
  newPlaylistBodySchema,
  playlistBodySchema,
  playlistChangeBodySchema,
  playlistVersionBodySchema,
  scheduleScopes,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { localised } from './playback-values'
import { optional, pageQuery, searchText } from './query'
import { file, pageOf, pagination } from './response'
import { isoDateTime } from './values'

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

export const playlistExtension = z.object({ added: z.number(), playlist: playlistDetail })

/** The numbers of playlists that each value would match, given the other selected facets. */
const counts = z.record(z.string(), z.number())
const facets = z.object({
  industry: counts,
  mood: counts,
  genre: counts,
  gender: counts,
  age_group: counts,
  lifestyle: counts,
})
export type MusicFacets = z.output<typeof facets>

const artist = z.object({
  name: z.string(),
  slug: z.string(),
  playlists: z.array(playlist),
  tracks: z.object({ data: z.array(track), meta: z.object({ pagination }) }),
})
export type Artist = z.output<typeof artist>

const playlistsQuery = z.strictObject({
  industry: optional(z.enum(industrySlugs)),
  kind: optional(z.enum(['own', 'curated'])),
  q: searchText,
  ...pageQuery,
})
export type PlaylistsQuery = z.input<typeof playlistsQuery>

/** Multiple values of a facet are separated by commas. */
const anyOf = <T extends readonly [string, ...string[]]>(known: T) =>
  optional(
    z
      .string()
      .max(400)
      .transform(text => text.split(','))
      .pipe(z.array(z.enum(known))),
  )

const musicQuery = z.strictObject({
  q: searchText,
  artist: searchText,
  industry: anyOf(industrySlugs),
  mood: anyOf(musicMoods),
  genre: anyOf(musicGenres),
  gender: anyOf(audienceGenders),
  age_group: anyOf(audienceAgeGroups),
  lifestyle: anyOf(audienceLifestyles),
  /** The maximum average tempo. */
  tempo: optional(
    z
      .string()
      .regex(/^\d{2,3}$/)
      .transform(Number),
  ),
  ...pageQuery,
})
export type MusicQuery = z.input<typeof musicQuery>

const pages = z.strictObject(pageQuery)
const reader = { caller: 'member', permission: 'zone.read' } as const

/** Playlists that the active organisation may use. */
export const playlists = endpoints({
  /** Curated playlists, starting with those for `industries`, which are those of the member's units. */
  browse: get('/curated-playlists', {
    ...reader,
    query: musicQuery,
    response: pageOf(playlist, { facets, industries: z.array(z.string()) }),
  }),
  list: get('/playlists', { ...reader, query: playlistsQuery, response: pageOf(playlist) }),
  get: get('/playlists/:id', { caller: 'member', response: playlistDetail }),
  /** The playable tracks in order. */
  listTracks: get('/playlists/:id/tracks', { caller: 'member', query: pages, response: pageOf(track) }),
})

/** DELETE requests have no body, so the version is a query parameter. */
const removalQuery = z.strictObject({
  version: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ]),
})

const change = {
  caller: 'member',
  errors: ['locked', 'changed-meanwhile', 'playlist-used-elsewhere'],
  limits: ['playlist-change-account'],
} as const

/** The organisation's own playlists. `changed-meanwhile` if the stored version is newer. */
export const ownPlaylists = endpoints({
  create: post('/playlists', {
    caller: 'member',
    permission: 'playlist.update',
    body: newPlaylistBodySchema,
    response: playlistDetail,
    errors: ['too-many-playlists'],
    limits: ['playlist-change-account'],
    idempotent: true,
  }),
  /** Where the organisation uses a playlist, and what could be improved about it. */
  getUses: get('/playlists/:id/uses', { caller: 'member', response: uses }),
  update: put('/playlists/:id', { ...change, body: playlistBodySchema, response: playlistDetail }),
  change: post('/playlists/:id/changes', {
    ...change,
    errors: [...change.errors, 'playlist-full'],
    body: playlistChangeBodySchema,
    response: playlistDetail,
  }),
  /** Adds similar tracks until the playlist is long enough. */
  extend: post('/playlists/:id/extension', {
    ...change,
    errors: [...change.errors, 'playlist-full'],
    body: playlistVersionBodySchema,
    response: playlistExtension,
  }),
  remove: del('/playlists/:id', { ...change, query: removalQuery }),
})

const tracksQuery = z.strictObject({
  q: searchText,
  genre: optional(z.enum(musicGenres)),
  mood: optional(z.enum(musicMoods)),
  ...pageQuery,
})
export type TracksQuery = z.input<typeof tracksQuery>

/** The music catalogue, which is the same for all members. */
export const tracks = endpoints({
  /** Finds tracks by the beginnings of words in their titles and artists. */
  list: get('/tracks', { ...reader, query: tracksQuery, response: pageOf(track) }),
  /** A thirty-second clip as MP3. */
  downloadPreview: get('/tracks/:id/preview', { ...reader, response: file, limits: ['preview-account'] }),
})

export const artists = endpoints({
  get: get('/artists/:slug', { ...reader, query: pages, response: artist }),
})
