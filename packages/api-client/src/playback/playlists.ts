import { z } from 'zod'
import { type Http, pathSegment } from '../http'
import { listResponse } from '../wire'
import { localised } from './wire'

const playlist = z.object({
  id: z.string(),
  kind: z.enum(['curated', 'own']),
  title: localised,
  description: localised,
  industries: z.array(z.string()),
  moods: z.array(z.string()),
  genres: z.array(z.string()),
  track_count: z.number(),
  /** Hours of music without a repeat. */
  hours: z.number(),
  /** The parameters of its generated cover. */
  cover: z.object({ slug: z.string(), gesture: z.string(), palette: z.string(), density: z.number() }),
})
export type Playlist = z.output<typeof playlist>

const playlistDetail = playlist.extend({
  tracks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      artists: z.array(z.string()),
      duration_ms: z.number(),
      explicit: z.boolean(),
    }),
  ),
})

/** Playlists that the active organisation may use. */
export const createPlaylists = (http: Http) => ({
  list: (query: { industry?: string; page?: number; page_size?: number } = {}) =>
    http.call('get', 'playlists', { query, schema: listResponse(playlist) }),
  get: (id: string) => http.call('get', `playlists/${pathSegment(id)}`, { schema: playlistDetail }),
})
