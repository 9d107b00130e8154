import { z } from 'zod'
import { getLinkTableName } from '#src/catalogue/track/playable'
import type { PlaylistTrack } from './rules/change'
import { getPlaylistLinkTableName } from './tracks'

const placedRows = z.array(
  z
    .object({
      track_id: z.number(),
      documentId: z.string(),
      state: z.string(),
      artist: z.string().nullable(),
    })
    .transform(
      ({ state, artist, ...row }): PlaylistTrack => ({
        ...row,
        playable: state === 'ready',
        // A track without an artist never counts as a neighbour.
        artist: artist ?? row.documentId,
      }),
    ),
)

const artistLinks = () => getLinkTableName('api::track.track', 'artists')

/** An SQL expression for the name of the first artist of track `t`. */
const firstArtist = () =>
  `(select a.name from ${artistLinks()} as al join artists as a on a.id = al.artist_id
    where al.track_id = t.id order by al.artist_ord, al.id limit 1) as artist`

/** All tracks of a playlist in order, including those that are not playable. */
export async function listPlacedTracks(playlist: number): Promise<PlaylistTrack[]> {
  const { connection } = strapi.db
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx(`${getPlaylistLinkTableName()} as l`)
      .join('tracks as t', 't.id', 'l.track_id')
      .where('l.playlist_id', playlist)
      .orderBy(['l.track_ord', 'l.id'])
      .select('t.id as track_id', 't.document_id as documentId', 't.state', connection.raw(firstArtist())),
  )
  return placedRows.parse(rows)
}

/** Playable tracks, in the order of the given document ids. */
export async function findPlayableTracks(documentIds: readonly string[]): Promise<PlaylistTrack[]> {
  if (documentIds.length === 0) return []
  const { connection } = strapi.db
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx('tracks as t')
      .whereIn('t.document_id', [...documentIds])
      .where('t.state', 'ready')
      .select('t.id as track_id', 't.document_id as documentId', 't.state', connection.raw(firstArtist())),
  )
  const byId = new Map(placedRows.parse(rows).map(track => [track.documentId, track]))
  return documentIds.flatMap(id => byId.get(id) ?? [])
}

const batch = 300

/** Replaces the tracks of a playlist. Call this in a transaction. */
export async function replacePlaylistTracks(playlist: number, tracks: readonly number[]): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(getPlaylistLinkTableName()).where({ playlist_id: playlist }).delete()
    const rows = tracks.map((track_id, index) => ({ playlist_id: playlist, track_id, track_ord: index + 1 }))
    for (let index = 0; index < rows.length; index += batch)
      await trx(getPlaylistLinkTableName()).insert(rows.slice(index, index + batch))
  })
}
