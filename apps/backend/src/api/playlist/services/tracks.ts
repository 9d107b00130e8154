import { z } from 'zod'
import { getLinkTableName } from '#src/api/track/services/playable'

const trackLinks = (playlists: readonly number[]) =>
  strapi.db
    .getConnection()
    .from(`${getLinkTableName('api::playlist.playlist', 'tracks')} as l`)
    .join('tracks as t', 't.id', 'l.track_id')
    .whereIn('l.playlist_id', [...playlists])
    .where('t.state', 'ready')

const linkRows = z.array(z.object({ playlist_id: z.number(), track_id: z.number(), documentId: z.string() }))

/** The playable tracks of playlists, in order. */
export const listPlaylistTracks = async (playlists: readonly number[]) =>
  linkRows.parse(
    await trackLinks(playlists)
      .orderBy(['l.playlist_id', 'l.track_ord'])
      .select('l.playlist_id', 'l.track_id', 't.document_id as documentId'),
  )

const totals = z.array(
  z.object({ playlist_id: z.number(), tracks: z.coerce.number(), duration_ms: z.coerce.number() }),
)

/** The number and total length of playable tracks by playlist row id; empty playlists are omitted. */
export async function countPlaylistTracks(playlists: readonly number[]) {
  const rows = await trackLinks(playlists)
    .groupBy('l.playlist_id')
    .select('l.playlist_id')
    .count({ tracks: '*' })
    .sum({ duration_ms: 't.duration_ms' })
  return new Map(totals.parse(rows).map(row => [row.playlist_id, row]))
}
