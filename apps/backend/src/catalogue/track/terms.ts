import { z } from 'zod'
import { joinTags, listTrackTerms, toSortTitle } from './rules/search-terms'
import { splitWords } from './rules/words'

const words = z.string().nullable().transform(splitWords)

const taggedRows = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    genres: words,
    moods: words,
    artists: z.array(z.object({ name: z.string() })).transform(artists => artists.map(({ name }) => name)),
  }),
)

const batch = 200

async function indexBatch(ids: readonly number[]): Promise<void> {
  const storedTracks: unknown = await strapi.db.query('api::track.track').findMany({
    where: { id: { $in: [...ids] } },
    select: ['id', 'title', 'genres', 'moods'],
    populate: { artists: { select: ['name'] } },
  })
  const rows = taggedRows.parse(storedTracks).flatMap(({ id, ...track }) => {
    const shared = { track_id: id, sort_title: toSortTitle(track.title), tags: joinTags(track) }
    return listTrackTerms(track).map(term => ({ ...shared, term }))
  })
  await strapi.db.transaction(async ({ trx }) => {
    await trx('track_terms')
      .whereIn('track_id', [...ids])
      .delete()
    for (let index = 0; index < rows.length; index += batch)
      await trx('track_terms')
        .insert(rows.slice(index, index + batch))
        .onConflict(['track_id', 'term'])
        .ignore()
  })
}

/** Stores the search terms of these tracks. */
async function indexTracks(ids: readonly number[]): Promise<void> {
  for (let index = 0; index < ids.length; index += batch) await indexBatch(ids.slice(index, index + batch))
}

const idRows = z.array(z.object({ id: z.number() }))

async function indexTracksOfArtist(artist: number): Promise<void> {
  const rows: unknown = await strapi.db
    .query('api::track.track')
    .findMany({ where: { artists: { id: artist } }, select: ['id'] })
  await indexTracks(idRows.parse(rows).map(({ id }) => id))
}

/** Indexes tracks that have not been indexed, for example after an upgrade. */
export async function indexMissingTracks(): Promise<void> {
  for (let last = 0; ; ) {
    const rows: unknown = await strapi.db
      .connection('tracks as t')
      .where('t.id', '>', last)
      .whereNotExists(indexed => indexed.from('track_terms as l').whereRaw('l.track_id = t.id'))
      .orderBy('t.id')
      .limit(1000)
      .select('t.id')
    const ids = idRows.parse(rows).map(({ id }) => id)
    const newest = ids.at(-1)
    if (newest === undefined) return
    await indexTracks(ids)
    last = newest
  }
}

type Write = { result?: { id?: unknown }; params: { data?: Record<string, unknown> } }

const searched = ['title', 'artists', 'genres', 'moods']

async function reindex({ result, params: { data = {} } }: Write): Promise<void> {
  if (typeof result?.id === 'number' && searched.some(name => name in data)) await indexTracks([result.id])
}

/** Updates the index on every write that triggers lifecycle hooks. */
export function indexTracksOnChange(): void {
  strapi.db.lifecycles.subscribe({
    models: ['api::track.track'],
    afterCreate: reindex,
    afterUpdate: reindex,
    async afterDelete({ result }: Write) {
      if (typeof result?.id === 'number')
        await strapi.db.transaction(({ trx }) => trx('track_terms').where({ track_id: result.id }).delete())
    },
  })
  strapi.db.lifecycles.subscribe({
    models: ['api::artist.artist'],
    async afterUpdate({ result, params: { data = {} } }: Write) {
      if (typeof result?.id === 'number' && ('name' in data || 'tracks' in data))
        await indexTracksOfArtist(result.id)
    },
  })
}
