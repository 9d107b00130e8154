import { z } from 'zod'
import { splitWords } from '#src/catalogue/track/rules/words'
import { sortByIds } from '#src/platform/database/paginate-rows'
import { playlistTitleSchema, toLocalisedTitle } from './row'
import { findFirstTracks, loadPlaylistTotals, noTotals, type PlaylistTotals } from './tracks'

export const wordListColumn = z.string().nullable().transform(splitWords)

const playlistRow = playlistTitleSchema.extend({
  id: z.number(),
  documentId: z.string(),
  kind: z.enum(['curated', 'own']),
  description_id: z.string().nullable(),
  description_en: z.string().nullable(),
  industries: wordListColumn,
  moods: wordListColumn,
  genres: wordListColumn,
  audience_gender: wordListColumn,
  audience_age_group: wordListColumn,
  audience_lifestyle: wordListColumn,
  slug: z.string(),
  cover_gesture: z.string(),
  cover_palette: z.string(),
  cover_density: z.number(),
  revision: z.number(),
  updatedAt: z.coerce.date(),
})
type PlaylistRow = z.output<typeof playlistRow>

const toHours = (milliseconds: number) => Math.round(milliseconds / 360_000) / 10

const toTempoView = ({ tempo_mean, tempo_low, tempo_high }: PlaylistTotals) =>
  tempo_mean === null || tempo_low === null || tempo_high === null
    ? null
    : { mean: tempo_mean, low: tempo_low, high: tempo_high }

function view(row: PlaylistRow, totals: PlaylistTotals, preview: string | null) {
  const { documentId, kind, industries, moods, genres, revision, updatedAt } = row
  const description = row.description_id ?? ''
  return {
    id: documentId,
    kind,
    title: toLocalisedTitle(row),
    description: { id: description, en: row.description_en || description },
    industries,
    moods,
    genres,
    audience: {
      genders: row.audience_gender,
      age_groups: row.audience_age_group,
      lifestyles: row.audience_lifestyle,
    },
    track_count: totals.tracks,
    hours: toHours(totals.duration_ms),
    seconds: Math.round(totals.duration_ms / 1000),
    explicit_count: totals.explicit,
    tempo: toTempoView(totals),
    preview,
    version: revision,
    updated_at: updatedAt,
    cover: {
      slug: row.slug,
      gesture: row.cover_gesture,
      palette: row.cover_palette,
      density: row.cover_density,
    },
  }
}

/** Playlists as shown in lists, in the order of the given row ids. */
export async function playlistViews(ids: readonly number[]) {
  if (ids.length === 0) return []
  const [rows, totals] = await Promise.all([
    strapi.db.query('api::playlist.playlist').findMany({ where: { id: { $in: [...ids] } } }),
    loadPlaylistTotals(ids),
  ])
  const previews = await findFirstTracks(totals)
  return sortByIds(ids, z.array(playlistRow).parse(rows)).map(row =>
    view(row, totals.get(row.id) ?? noTotals, previews.get(row.id) ?? null),
  )
}
