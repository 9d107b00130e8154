import { z } from 'zod'
import { getPlaylistLinkTableName } from '#src/catalogue/playlist/tracks'
import { playlistViews } from '#src/catalogue/playlist/view'
import { getLinkTableName } from '#src/catalogue/track/playable'
import { trackViews } from '#src/catalogue/track/view'
import { type Page, paginateIds } from '#src/platform/database/paginate-rows'
import { toPagination } from '#src/platform/http/implement'

const artistRow = z.object({ id: z.number(), name: z.string(), slug: z.string() })
type Artist = z.output<typeof artistRow>

export async function findArtist(slug: string): Promise<Artist | null> {
  if (slug.length > 80) return null
  const row: unknown = await strapi.db.query('api::artist.artist').findOne({ where: { slug } })
  return row ? artistRow.parse(row) : null
}

const listTracks = (artist: number) =>
  strapi.db
    .getConnection()
    .from(`${getLinkTableName('api::track.track', 'artists')} as a`)
    .join('tracks as t', 't.id', 'a.track_id')
    .where({ 'a.artist_id': artist, 't.state': 'ready' })

const ids = z.array(z.object({ id: z.number() }))
const maxPlaylists = 24

/** The playlists available to an organisation that contain the artist, curated playlists first. */
async function listPlaylistsWith(artist: number, organisation: number): Promise<number[]> {
  const rows: unknown = await listTracks(artist)
    .join(`${getPlaylistLinkTableName()} as l`, 'l.track_id', 't.id')
    .join('playlists as p', 'p.id', 'l.playlist_id')
    .where('p.fallback', false)
    .where(allowed =>
      allowed
        .where({ 'p.kind': 'curated', 'p.published': true })
        .orWhere({ 'p.kind': 'own', 'p.organisation_id': organisation }),
    )
    .groupBy('p.id', 'p.kind', 'p.position')
    .orderBy('p.kind')
    .orderByRaw('coalesce(p.position, 1000000), p.id')
    .limit(maxPlaylists)
    .select('p.id')
  return ids.parse(rows).map(({ id }) => id)
}

/** An artist with a page of tracks, sorted by title, and the playlists that contain the artist's tracks. */
export async function getArtistView({ id, name, slug }: Artist, organisation: number, page: Page) {
  const [{ ids: shown, pagination }, playlists] = await Promise.all([
    paginateIds(listTracks(id), 't', [{ by: 'lower(t.title)' }, { by: 't.id' }], page),
    listPlaylistsWith(id, organisation),
  ])
  const [tracks, views] = await Promise.all([trackViews(shown), playlistViews(playlists)])
  return {
    name,
    slug,
    playlists: views,
    tracks: { data: tracks, meta: { pagination: toPagination(pagination) } },
  }
}
