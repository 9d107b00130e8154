import { type Api, ApiError, type Playlist } from '@bgm/api-client'
import type { PlaylistChange, PlaylistForm } from '@bgm/validation'
import { separatePalettes } from './covers.server'

const maxPages = 10

/** Lists all playlists that can be chosen, with the organisation's own first. */
export async function listPlaylists(api: Api): Promise<Playlist[]> {
  const first = await api.playlists.list({ page_size: 100 })
  const others = Array.from({ length: Math.min(first.pagination.page_count, maxPages) - 1 }, (_, index) =>
    api.playlists.list({ page_size: 100, page: index + 2 }),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}

const tracksPerPage = 100

export async function getPlaylist(api: Api, id: string, page: number) {
  const [playlist, tracks] = await Promise.all([
    api.playlists.get(id),
    api.playlists.listTracks(id, { page, page_size: tracksPerPage }),
  ])
  return { playlist, tracks }
}

export const getPlaylistDetail = (api: Api, id: string) => api.playlists.get(id)

/** Makes a playlist the default in zones; returns the number of those zones. */
export async function setDefaultPlaylist(
  api: Api,
  playlist: string,
  zones: readonly string[],
): Promise<number> {
  for (const zone of zones) await api.zones.setMusic(zone, { default_playlist: playlist })
  return zones.length
}

export async function listOwnPlaylists(api: Api, q: string | undefined, page: number) {
  const found = await api.playlists.list({ kind: 'own', page, page_size: 24, ...(q ? { q } : {}) })
  return { ...found, data: separatePalettes(found.data) }
}

export const getPlaylistUses = (api: Api, id: string) => api.ownPlaylists.getUses(id)

/** Creates a playlist, empty or as a copy; resubmitting it with the same key returns the first one. */
export const createPlaylist = (
  api: Api,
  { title, description, copyOf }: { title: string; description?: string | undefined; copyOf?: string },
  key: string,
) =>
  api.ownPlaylists.create(
    { title, ...(description ? { description } : {}), ...(copyOf ? { copy_of: copyOf } : {}) },
    key,
  )

export const renamePlaylist = (api: Api, id: string, version: number, { title, description }: PlaylistForm) =>
  api.ownPlaylists.update(id, { version, title, ...(description ? { description } : {}) })

/** Applies a change; returns the number of similar tracks that were added, or null for any other change. */
export async function changePlaylist(
  api: Api,
  id: string,
  version: number,
  change: PlaylistChange | { kind: 'extend' },
): Promise<number | null> {
  if (change.kind === 'extend') return (await api.ownPlaylists.extend(id, { version })).added
  await api.ownPlaylists.change(id, { version, change })
  return null
}

/** Returns the reason for which the backend rejected a change; null for any other error. */
export const findRejectionReason = (error: unknown): string | null =>
  error instanceof ApiError ? (error.reason ?? null) : null

export const removePlaylist = (api: Api, id: string, version: number) =>
  api.ownPlaylists.remove(id, { version })

/** Lists tracks that can be added, matched by word prefix; without a search, the newest tracks. */
export const searchTracks = (api: Api, q: string) => api.tracks.list({ page_size: 20, ...(q ? { q } : {}) })

/** The maximum length of a title, including the suffix for copies. */
const maxTitle = 80

/**
 * Makes the music in a zone more varied by extending its playlist with similar tracks. A curated playlist is
 * replaced by a copy. Returns the playlist and the number of added tracks.
 */
export async function extendZonePlaylist(
  api: Api,
  zone: string,
  playlist: string,
  name: (title: string) => string,
) {
  const found = await api.playlists.get(playlist)
  if (found.kind === 'own') return api.ownPlaylists.extend(found.id, { version: found.version })
  return api.zones.vary(zone, { playlist, title: name(found.title.id).slice(0, maxTitle) })
}
