import { z } from 'zod'
import { sortByIds } from '#src/platform/database/paginate-rows'
import { splitNames, splitWords } from './rules/words'

const names = z.string().nullable().transform(splitNames)
const words = z.string().nullable().transform(splitWords)

const trackRows = z.array(
  z
    .object({
      id: z.number(),
      documentId: z.string(),
      title: z.string(),
      artists: z.array(z.object({ name: z.string(), slug: z.string() })),
      composers: names,
      arrangers: names,
      publishers: names,
      label: z.string().nullable(),
      release: z.string().nullable(),
      isrc: z.string().nullable(),
      duration_ms: z.number(),
      tempo: z.number().nullable(),
      genres: words,
      moods: words,
      explicit: z.boolean(),
      clean_version: z.object({ state: z.string(), explicit: z.boolean() }).nullable(),
    })
    .transform(({ clean_version, ...track }) => ({
      ...track,
      has_clean_version: clean_version !== null && clean_version.state === 'ready' && !clean_version.explicit,
    })),
)

const select = [
  'id',
  'documentId',
  'title',
  'composers',
  'arrangers',
  'publishers',
  'label',
  'release',
  'isrc',
  'duration_ms',
  'tempo',
  'genres',
  'moods',
  'explicit',
]

/** Tracks with their credits, in the order of the given row ids. */
export async function trackViews(ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows: unknown = await strapi.db.query('api::track.track').findMany({
    where: { id: { $in: [...ids] } },
    select,
    populate: {
      artists: { select: ['name', 'slug'] },
      clean_version: { select: ['state', 'explicit'] },
    },
  })
  return sortByIds(ids, trackRows.parse(rows)).map(({ documentId, ...track }) => ({
    ...track,
    id: documentId,
  }))
}
