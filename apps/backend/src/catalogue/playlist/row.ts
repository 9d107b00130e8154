import { z } from 'zod'

const uid = 'api::playlist.playlist'

export const playlistTitleSchema = z.object({ title_id: z.string(), title_en: z.string().nullable() })

/** The title in both languages; the English title falls back to the Indonesian one. */
export const toLocalisedTitle = ({ title_id, title_en }: z.output<typeof playlistTitleSchema>) => ({
  id: title_id,
  en: title_en || title_id,
})

const choice = playlistTitleSchema.extend({ id: z.number(), documentId: z.string() })

/** Matches published curated playlists and the organisation's own playlists. */
export const availablePlaylistsFilter = (organisation: number) => ({
  $or: [
    { kind: 'curated', published: true },
    { kind: 'own', organisation_id: organisation },
  ],
})

export type PlaylistChoice = { id: number; documentId: string; title: { id: string; en: string } }

async function findChoice(where: Record<string, unknown>): Promise<PlaylistChoice | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where, orderBy: { id: 'asc' } })
  if (!row) return null
  const { id, documentId, ...title } = choice.parse(row)
  return { id, documentId, title: toLocalisedTitle(title) }
}

/** Finds a playlist that is available to an organisation. Returns null otherwise. */
export const findPlaylist = (documentId: string, organisation: number): Promise<PlaylistChoice | null> =>
  findChoice({ $and: [{ documentId }, availablePlaylistsFilter(organisation)] })

/** The playlist that devices play when nothing else is scheduled. */
export const findFallbackPlaylist = (): Promise<PlaylistChoice | null> =>
  findChoice({ kind: 'curated', published: true, fallback: true })
