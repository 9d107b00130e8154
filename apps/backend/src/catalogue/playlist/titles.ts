import { z } from 'zod'
import { playlistTitleSchema, toLocalisedTitle } from './row'

export type PlaylistRef = { id: string; title: { id: string; en: string } }

const rows = z.array(playlistTitleSchema.extend({ documentId: z.string() }))

/** The titles of playlists, keyed by document id. Deleted playlists are omitted. */
export async function findPlaylistTitles(documentIds: readonly string[]): Promise<Map<string, PlaylistRef>> {
  const ids = [...new Set(documentIds)]
  if (ids.length === 0) return new Map()
  const stored: unknown = await strapi.db.query('api::playlist.playlist').findMany({
    where: { documentId: { $in: ids } },
    select: ['documentId', 'title_id', 'title_en'],
  })
  return new Map(
    rows.parse(stored).map(({ documentId: id, ...title }) => [id, { id, title: toLocalisedTitle(title) }]),
  )
}

const reportedRows = z.array(
  playlistTitleSchema.extend({ documentId: z.string(), organisation_id: z.number().nullable() }),
)

/** Finds the playlist with this id, if the organisation may see it. */
export type FindReportedPlaylist = (documentId: string | null, organisation: number) => PlaylistRef | null

/**
 * Looks up playlists that devices have reported. A device may report any id, so a playlist is returned only to
 * the organisation that owns it, or to everybody if it is curated.
 */
export async function findReportedPlaylists(
  documentIds: readonly (string | null)[],
): Promise<FindReportedPlaylist> {
  const ids = [...new Set(documentIds)].filter(id => id !== null)
  if (ids.length === 0) return () => null
  const stored: unknown = await strapi.db.query('api::playlist.playlist').findMany({
    where: { documentId: { $in: ids } },
    select: ['documentId', 'title_id', 'title_en', 'organisation_id'],
  })
  const playlists = new Map(reportedRows.parse(stored).map(row => [row.documentId, row]))
  return (id, organisation) => {
    const row = id === null ? undefined : playlists.get(id)
    if (!row || (row.organisation_id !== null && row.organisation_id !== organisation)) return null
    return { id: row.documentId, title: toLocalisedTitle(row) }
  }
}
