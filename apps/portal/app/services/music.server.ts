import type { Api, MusicQuery, Playlist } from '@bgm/api-client'
import { separatePalettes } from './covers.server'

/** Returns a page of curated playlists with facets; playlists for the member's industries come first. */
export async function browseMusic(api: Api, query: MusicQuery) {
  const found = await api.playlists.browse({ ...query, page_size: 24 })
  return { ...found, data: separatePalettes(found.data) }
}

export async function getArtist(api: Api, slug: string, page: number) {
  const artist = await api.artists.get(slug, { page, page_size: 50 })
  const { data, meta } = artist.tracks
  const tracks = { data, pagination: meta.pagination }
  return { ...artist, tracks, playlists: separatePalettes(artist.playlists) }
}

export const getTrackPreview = (api: Api, track: string) => api.tracks.downloadPreview(track)

/**
 * Returns the playlist that best suits the member's industry: the first one, if it is for one of the
 * industries.
 */
export function findFeaturedPlaylist(playlists: readonly Playlist[], industries: readonly string[]) {
  const [first] = playlists
  const industry = first && industries.find(one => first.industries.includes(one))
  return first && industry && first.track_count > 0 ? { playlist: first, industry } : null
}

/** Finds the preview of any track; null if the catalogue is empty. */
export async function findSampleMusic(api: Api) {
  const [track] = (await api.tracks.list({ page_size: 1 })).data
  return track ? getTrackPreview(api, track.id) : null
}
