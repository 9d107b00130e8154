import { z } from 'zod'
import { type IndexedSubject, storeTerms, wordTerms } from './terms'

const uid = 'api::track-revision.track-revision'
const batch = 200

const names = z.array(z.string()).catch([])
const revisionRow = z.object({
  track: z.string(),
  title: z.string(),
  artists: names,
  composers: names,
  isrc: z.string().nullable(),
})

export const isrcTerm = (isrc: string) => `i:${isrc}`

/** Works are found by performers and composers as well as by title. */
const toIndexed = ({
  track,
  title,
  artists,
  composers,
  isrc,
}: z.output<typeof revisionRow>): IndexedSubject => ({
  subject: track,
  name: title,
  terms: [...wordTerms([title, ...artists, ...composers]), ...(isrc ? [isrcTerm(isrc)] : [])],
})

// The terms of earlier revisions are kept, because plays were reported with those revisions.
const store = (rows: readonly z.output<typeof revisionRow>[]) =>
  storeTerms('work_terms', rows.map(toIndexed), { replace: false })

/** Indexes works that have not been indexed, for example after an upgrade. */
export async function indexMissingWorks(): Promise<void> {
  for (let last = 0; ; ) {
    const ids: unknown = await strapi.db
      .connection('track_revisions as r')
      .where('r.id', '>', last)
      .whereNotExists(indexed => indexed.from('work_terms as t').whereRaw('t.subject = r.track'))
      .orderBy('r.id')
      .limit(batch)
      .select('r.id')
    const found = z
      .array(z.object({ id: z.number() }))
      .parse(ids)
      .map(({ id }) => id)
    const newest = found.at(-1)
    if (newest === undefined) return
    const rows: unknown = await strapi.db.query(uid).findMany({ where: { id: { $in: found } } })
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
