import { z } from 'zod'
import { listPlacedTracks } from './contents'
import { listSameArtistNeighbours } from './rules/change'
import { loadPlaylistTotals, noTotals } from './tracks'
import { wordListColumn } from './view'

/** In milliseconds. Members see a warning that a shorter playlist soon repeats itself. */
const minDuration = 4 * 60 * 60_000
const maxNeighbours = 100

const curatedRows = z.array(
  z.object({ id: z.number(), published: z.boolean(), industries: wordListColumn, cover_palette: z.string() }),
)

/** Whether a playlist has the same palette as the previous or next published playlist. */
async function matchesNeighbour(playlist: number, palette: string): Promise<boolean> {
  const rows: unknown = await strapi.db.query('api::playlist.playlist').findMany({
    where: { kind: 'curated', fallback: false, $or: [{ published: true }, { id: playlist }] },
    select: ['id', 'published', 'industries', 'cover_palette'],
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  const listed = curatedRows.parse(rows)
  const at = listed.findIndex(({ id }) => id === playlist)
  return [listed[at - 1], listed[at + 1]].some(next => next?.cover_palette === palette)
}

export type CuratedPlaylist = {
  id: number
  industries: readonly string[]
  palette: string
  fallback: boolean
}

/** The totals and warnings that a curator should see before publishing a playlist. */
export async function reviewPlaylist({ id, industries, palette, fallback }: CuratedPlaylist) {
  const [totals, tracks] = await Promise.all([loadPlaylistTotals([id]), listPlacedTracks(id)])
  const { duration_ms, tracks: playable, explicit } = totals.get(id) ?? noTotals
  const warnings = {
    empty: playable === 0 ? 1 : 0,
    short: playable > 0 && duration_ms < minDuration && !fallback ? 1 : 0,
    unplayable: tracks.length - playable,
    explicit,
    neighbours: listSameArtistNeighbours(tracks, maxNeighbours).length,
    industries: industries.length === 0 && !fallback ? 1 : 0,
    palette: !fallback && (await matchesNeighbour(id, palette)) ? 1 : 0,
  }
  return {
    tracks: playable,
    minutes: Math.round(duration_ms / 60_000),
    warnings: Object.entries(warnings).flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : [])),
  }
}
