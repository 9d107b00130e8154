import { z } from 'zod'
import { getLinkTableName } from '#src/catalogue/track/playable'
import { trackViews } from '#src/catalogue/track/view'
import { fullName } from '#src/customers'
import { type Page, paginateIds } from '#src/platform/database/paginate-rows'
import { notFound } from '#src/platform/http/errors'
import { getPlaylistLinkTableName, playlistTrackRows } from './tracks'
import { playlistViews, wordListColumn } from './view'

const artistCount = z.array(z.object({ artists: z.coerce.number() }))

async function countArtists(playlist: number): Promise<number> {
  const rows: unknown = await playlistTrackRows([playlist])
    .join(`${getLinkTableName('api::track.track', 'artists')} as a`, 'a.track_id', 't.id')
    .countDistinct({ artists: 'a.artist_id' })
  return artistCount.parse(rows)[0]?.artists ?? 0
}

const tagRows = z.array(
  z.object({ genres: wordListColumn, moods: wordListColumn, tracks: z.coerce.number() }),
)

function sortByCount(counts: Map<string, number>): string[] {
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)
}

/** The genres and moods of a playlist's tracks, most frequent first. */
export async function listPlaylistTags(playlist: number): Promise<{ genres: string[]; moods: string[] }> {
  const rows: unknown = await playlistTrackRows([playlist])
    .groupBy('t.genres', 't.moods')
    .select('t.genres', 't.moods')
    .count({ tracks: '*' })
  const genres = new Map<string, number>()
  const moods = new Map<string, number>()
  for (const row of tagRows.parse(rows)) {
    for (const genre of row.genres) genres.set(genre, (genres.get(genre) ?? 0) + row.tracks)
    for (const mood of row.moods) moods.set(mood, (moods.get(mood) ?? 0) + row.tracks)
  }
  return { genres: sortByCount(genres), moods: sortByCount(moods) }
}

const person = z.object({ first_name: z.string(), last_name: z.string().nullable() })
const changedRow = z.object({ changed_by: person.nullable() })

async function findChangedBy(playlist: number): Promise<string | null> {
  const row: unknown = await strapi.db.query('api::playlist.playlist').findOne({
    where: { id: playlist },
    populate: { changed_by: { select: ['first_name', 'last_name'] } },
  })
  const changedBy = changedRow.nullable().parse(row)?.changed_by
  return changedBy ? fullName(changedBy) : null
}

/** The details of a playlist without its tracks. */
export async function getPlaylistDetail(id: number) {
  const [[playlist], artists, tags, changed_by] = await Promise.all([
    playlistViews([id]),
    countArtists(id),
    listPlaylistTags(id),
    findChangedBy(id),
  ])
  if (!playlist) throw notFound()
  return { ...playlist, artist_count: artists, track_genres: tags.genres, changed_by }
}

/** A page of the playable tracks of a playlist, in order. */
export async function listTracksOfPlaylist(playlist: number, page: Page) {
  const rows = strapi.db
    .getConnection()
    .from(`${getPlaylistLinkTableName()} as l`)
    .join('tracks as t', 't.id', 'l.track_id')
    .where({ 'l.playlist_id': playlist, 't.state': 'ready' })
  const { ids, pagination } = await paginateIds(rows, 't', [{ by: 'l.track_ord' }, { by: 'l.id' }], page)
  return { tracks: await trackViews(ids), pagination }
}
