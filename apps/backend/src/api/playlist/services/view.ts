import { z } from 'zod'
import { splitWords } from '#src/api/track/rules/words'
import { sortByIds } from '#src/database/paginate-rows'
import { playlistTitleSchema, toLocalisedTitle } from './row'
import { countPlaylistTracks, listPlaylistTracks } from './tracks'

const words = z.string().nullable().transform(splitWords)

const playlistRow = playlistTitleSchema.extend({
  id: z.number(),
  documentId: z.string(),
  kind: z.enum(['curated', 'own']),
  description_id: z.string().nullable(),
  description_en: z.string().nullable(),
  industries: words,
  moods: words,
  genres: words,
  slug: z.string(),
  cover_gesture: z.string(),
  cover_palette: z.string(),
  cover_density: z.number(),
})

const toHours = (milliseconds: number) => Math.round(milliseconds / 360_000) / 10

type Totals = { tracks: number; duration_ms: number }

function view(row: z.output<typeof playlistRow>, { tracks, duration_ms }: Totals) {
  const { documentId, kind, industries, moods, genres } = row
  const description = row.description_id ?? ''
  return {
    documentId,
    kind,
    title: toLocalisedTitle(row),
    description: { id: description, en: row.description_en || description },
    industries,
    moods,
    genres,
    track_count: tracks,
    hours: toHours(duration_ms),
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
    countPlaylistTracks(ids),
  ])
  return sortByIds(ids, z.array(playlistRow).parse(rows)).map(row =>
    view(row, totals.get(row.id) ?? { tracks: 0, duration_ms: 0 }),
  )
}

const trackRows = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    title: z.string(),
    artists: z.array(z.object({ name: z.string() })),
    duration_ms: z.number(),
    explicit: z.boolean(),
  }),
)

/** One playlist with its playable tracks. */
export async function getPlaylistDetail(id: number) {
  const [[playlist], links] = await Promise.all([playlistViews([id]), listPlaylistTracks([id])])
  const ids = links.map(({ track_id }) => track_id)
  const rows: unknown = await strapi.db.query('api::track.track').findMany({
    where: { id: { $in: ids } },
    select: ['id', 'documentId', 'title', 'duration_ms', 'explicit'],
    populate: { artists: { select: ['name'] } },
  })
  const tracks = sortByIds(ids, trackRows.parse(rows)).map(({ id: _, artists, ...track }) => ({
    ...track,
    artists: artists.map(({ name }) => name),
  }))
  return { ...playlist, tracks }
}
