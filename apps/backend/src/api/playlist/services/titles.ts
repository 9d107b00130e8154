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
