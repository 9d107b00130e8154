import { z } from 'zod'
import { anyWord, type IndexedSubject, storeTerms, wordTerms } from './terms'

const uid = 'api::track-revision.track-revision'

const names = z.array(z.string()).catch([])
const revisionRow = z.object({
  track: z.string(),
  title: z.string(),
  artists: names,
  composers: names,
  publishers: names,
  isrc: z.string().nullable(),
  iswc: z.string().nullable(),
})

export const isrcTerm = (isrc: string) => `i:${isrc}`
export const iswcTerm = (iswc: string) => `s:${iswc}`

/** Works are found by performers, composers and publishers as well as by title, which comes first. */
const toIndexed = (row: z.output<typeof revisionRow>): IndexedSubject => ({
  subject: row.track,
  name: row.title,
  terms: [
    ...wordTerms([row.title], [...row.artists, ...row.composers, ...row.publishers]),
    ...(row.isrc ? [isrcTerm(row.isrc)] : []),
    ...(row.iswc ? [iswcTerm(row.iswc)] : []),
  ],
})

// The terms of earlier revisions are kept, because plays were reported with those revisions.
const store = (rows: readonly z.output<typeof revisionRow>[]) =>
  storeTerms('work_terms', rows.map(toIndexed), { replace: false })

const trackRows = z.array(z.object({ track: z.string() }))

/**
 * Indexes all revisions of the works that have not been indexed, for example after an upgrade. `batch` is a number of
 * works.
 */
export async function indexMissingWorks(batch = 200): Promise<void> {
  for (let last = ''; ; ) {
    const missing: unknown = await strapi.db
      .connection('track_revisions as r')
      .where('r.track', '>', last)
      .whereNotExists(indexed =>
        indexed.from('work_terms as t').whereRaw('t.subject = r.track').where('t.term', 'like', anyWord),
      )
      .distinct('r.track')
      .orderBy('r.track')
      .limit(batch)
    const tracks = trackRows.parse(missing).map(({ track }) => track)
    const newest = tracks.at(-1)
    if (newest === undefined) return
    const rows: unknown = await strapi.db
      .query(uid)
      .findMany({ where: { track: { $in: tracks } }, orderBy: { id: 'asc' } })
    await store(z.array(revisionRow).parse(rows))
    last = newest
  }
}

/** Indexes new revisions. Existing ones never change. */
export function indexWorksOnCreate(): void {
  strapi.db.lifecycles.subscribe({
    models: [uid],
    async afterCreate({ result }: { result?: unknown }) {
      await store([revisionRow.parse(result)])
    },
  })
}
