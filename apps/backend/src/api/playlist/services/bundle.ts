import type { Playlist, Track } from '@bgm/validation'
import { z } from 'zod'
import { linkTable, listPlayableTracks } from '#src/api/track/services/playable'
import { playlistTitle, titleOf } from './row'

export { findFallbackPlaylist, findPlaylist } from './row'

const uid = 'api::playlist.playlist'

const playlistRows = z.array(
  playlistTitle.extend({ id: z.number(), documentId: z.string(), revision: z.number() }),
)
const linkRows = z.array(z.object({ playlist_id: z.number(), track_id: z.number(), documentId: z.string() }))

/** The tracks of playlists that may be played, in the order of each playlist. */
const readyTracks = async (playlists: readonly number[]) =>
  linkRows.parse(
    await strapi.db
      .getConnection()
      .from(`${linkTable(uid, 'tracks')} as l`)
      .join('tracks as t', 't.id', 'l.track_id')
      .whereIn('l.playlist_id', [...playlists])
      .where('t.state', 'ready')
      .orderBy(['l.playlist_id', 'l.track_ord'])
      .select('l.playlist_id', 'l.track_id', 't.document_id as documentId'),
  )

/**
 * Everything that a device needs of the playlists with these document ids: only tracks that may be played, and the clean
 * versions of explicit ones. Unknown playlists are left out; whether a zone may use them is decided when they are chosen.
 */
export async function listBundleMusic(
  playlistIds: readonly string[],
): Promise<{ playlists: Playlist[]; tracks: Track[] }> {
  if (playlistIds.length === 0) return { playlists: [], tracks: [] }
  const found = playlistRows.parse(
    await strapi.db.query(uid).findMany({
      where: { documentId: { $in: [...new Set(playlistIds)] } },
      orderBy: { id: 'asc' },
    }),
  )
  const links = await readyTracks(found.map(({ id }) => id))
  const tracksOf = new Map<number, string[]>(found.map(({ id }) => [id, []]))
  for (const { playlist_id, documentId } of links) tracksOf.get(playlist_id)?.push(documentId)
  const playlists = found.map(({ id, documentId, revision, ...title }) => ({
    id: documentId,
    revision,
    title: titleOf(title),
    tracks: tracksOf.get(id) ?? [],
  }))
  return { playlists, tracks: await listPlayableTracks([...new Set(links.map(({ track_id }) => track_id))]) }
}
