import { z } from 'zod'
import { playlistTitleSchema, toLocalisedTitle } from './row'

export type PlaylistRef = { documentId: string; title: { id: string; en: string } }

const rows = z.array(playlistTitleSchema.extend({ documentId: z.string() }))

/** The titles of playlists, keyed by document id. Deleted playlists are omitted. */
export async function findPlaylistTitles(documentIds: readonly string[]): Promise<Map<string, PlaylistRef>> {
  const wanted = [...new Set(documentIds)]
  if (wanted.length === 0) return new Map()
  const found: unknown = await strapi.db.query('api::playlist.playlist').findMany({
    where: { documentId: { $in: wanted } },
    select: ['documentId', 'title_id', 'title_en'],
  })
  return new Map(
    rows
      .parse(found)
      .map(({ documentId, ...title }) => [documentId, { documentId, title: toLocalisedTitle(title) }]),
  )
}

const reportedRows = z.array(
  playlistTitleSchema.extend({ documentId: z.string(), organisation_id: z.number().nullable() }),
)

/** The playlist with this id, if an organisation may see it. */
export type ReportedPlaylist = (documentId: string | null, organisation: number) => PlaylistRef | null

/**
 * Looks up playlists that devices have reported. A device may report any id, so a playlist is returned only to
 * the organisation that owns it, or to everybody if it is curated.
 */
export async function findReportedPlaylists(
  documentIds: readonly (string | null)[],
): Promise<ReportedPlaylist> {
  const wanted = [...new Set(documentIds)].filter(id => id !== null)
  if (wanted.length === 0) return () => null
  const found: unknown = await strapi.db.query('api::playlist.playlist').findMany({
    where: { documentId: { $in: wanted } },
    select: ['documentId', 'title_id', 'title_en', 'organisation_id'],
  })
  const playlists = new Map(reportedRows.parse(found).map(row => [row.documentId, row]))
  return (id, organisation) => {
    const row = id === null ? undefined : playlists.get(id)
    if (!row || (row.organisation_id !== null && row.organisation_id !== organisation)) return null
    return { documentId: row.documentId, title: toLocalisedTitle(row) }
  }
}
