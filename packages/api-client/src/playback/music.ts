import { pagination } from '@bgm/contract'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { listResponse } from '../wire'
import { playlist, track } from './playlists'

const counts = z.record(z.string(), z.number())

const browsed = z
  .object({
    data: z.array(playlist),
    meta: z.object({
      pagination,
      /** The number of playlists that each value would match, given the other selected facets. */
      facets: z.object({
        industry: counts,
        mood: counts,
        genre: counts,
        gender: counts,
        age_group: counts,
        lifestyle: counts,
      }),
      /** The industries of the member's units, most common first. */
      industries: z.array(z.string()),
    }),
  })
  .transform(({ data, meta }) => ({ data, ...meta }))
export type MusicFacets = z.output<typeof browsed>['facets']

const artist = z.object({
  name: z.string(),
  slug: z.string(),
  playlists: z.array(playlist),
  tracks: listResponse(track),
})
export type Artist = z.output<typeof artist>

/** Multiple values of a facet are separated by commas. */
export interface MusicQuery {
  q?: string
  artist?: string
  industry?: string
  mood?: string
  genre?: string
  gender?: string
  age_group?: string
  lifestyle?: string
  tempo?: string
  page?: number
  page_size?: number
}

export interface TracksQuery {
  q?: string
  genre?: string
  mood?: string
  page?: number
  page_size?: number
}

/** The music catalogue, which is the same for all members. */
export const createMusicApi = (http: HttpClient) => ({
  /** Lists curated playlists, starting with those for the member's industries. */
  browse: (query: MusicQuery = {}) => http.call('get', 'curated-playlists', { query, schema: browsed }),
  /** Finds tracks by the beginnings of words in their titles and artists. */
  listTracks: (query: TracksQuery = {}) => http.call('get', 'tracks', { query, schema: listResponse(track) }),
  getArtist: (slug: string, query: { page?: number; page_size?: number } = {}) =>
    http.call('get', `artists/${pathSegment(slug)}`, { query, schema: artist }),
  /** Returns a thirty-second clip of a track as MP3. */
  downloadPreview: (id: string) => http.download(`tracks/${pathSegment(id)}/preview`),
})
