import type { Playlist, Track } from '@bgm/validation'
import { z } from 'zod'
import { listPlayableTracks } from '#src/catalogue/track/playable'
import { playlistTitleSchema, toLocalisedTitle } from './row'
import { listPlaylistTracks } from './tracks'

/** The maximum number of tracks that a device accepts, including clean versions. */
const maxTracks = 10_000

/**
 * Shortens the longest playlists if all of them together exceed the number of tracks that a device accepts.
 */
function limitTracks(tracksByPlaylist: Map<number, string[]>): void {
  const total = [...tracksByPlaylist.values()].reduce((sum, { length }) => sum + length, 0)
  if (total <= maxTracks) return
  const share = Math.floor(maxTracks / tracksByPlaylist.size)
  for (const [playlist, tracks] of tracksByPlaylist) tracksByPlaylist.set(playlist, tracks.slice(0, share))
}

const playlistRows = z.array(
  playlistTitleSchema.extend({ id: z.number(), documentId: z.string(), revision: z.number() }),
)

/**
 * The playlists with these document ids, each with its playable tracks and the clean versions of explicit
 * tracks. Unknown playlists are omitted. Whether a zone may use a playlist is checked when it is chosen.
 */
export async function listBundleMusic(
  playlistIds: readonly string[],
): Promise<{ playlists: Playlist[]; tracks: Track[] }> {
  if (playlistIds.length === 0) return { playlists: [], tracks: [] }
  const storedPlaylists = playlistRows.parse(
    await strapi.db.query('api::playlist.playlist').findMany({
      where: { documentId: { $in: [...new Set(playlistIds)] } },
      orderBy: { id: 'asc' },
    }),
  )
  const links = await listPlaylistTracks(storedPlaylists.map(({ id }) => id))
  const tracksByPlaylist = new Map<number, string[]>(storedPlaylists.map(({ id }) => [id, []]))
  for (const { playlist_id, documentId } of links) tracksByPlaylist.get(playlist_id)?.push(documentId)
  limitTracks(tracksByPlaylist)
  const kept = new Set([...tracksByPlaylist.values()].flat())
  const playlists = storedPlaylists.map(({ id, documentId, revision, ...title }) => ({
    id: documentId,
    revision,
    title: toLocalisedTitle(title),
    tracks: tracksByPlaylist.get(id) ?? [],
  }))
  return {
    playlists,
    tracks: await listPlayableTracks([
      ...new Set(links.flatMap(({ track_id, documentId }) => (kept.has(documentId) ? [track_id] : []))),
    ]),
  }
}
