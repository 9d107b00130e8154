import { z } from 'zod'
import { findRegion } from '#src/customers'
import { anyWord, storeTerms, wordTerms } from './terms'

const uid = 'api::business-unit.business-unit'
const batch = 500

const unitRow = z.object({
  id: z.number(),
  name: z.string(),
  brand_name: z.string().nullable(),
  // A venue from an SQL import may lack them, which must not stop the start.
  cid: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
})
const unitRows = z.array(unitRow)
const idRows = z.array(z.object({ id: z.number() }))

async function toIndexed({ id, name, brand_name, cid, city, province }: z.output<typeof unitRow>) {
  const regions = await Promise.all([city, province].map(code => (code === null ? null : findRegion(code))))
  const places = regions.map(region => region?.name ?? null)
  return { subject: String(id), name, terms: wordTerms([name, brand_name], [cid, ...places]) }
}

/** Stores the search terms of venues, which come from their name, brand, CID, city and province. */
async function indexVenues(ids: readonly number[]): Promise<void> {
  // Runs within the transaction that saves the venues, if any.
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { id: { $in: [...ids] } }, select: Object.keys(unitRow.shape) })
  const subjects = await Promise.all(unitRows.parse(rows).map(toIndexed))
  await storeTerms('venue_terms', subjects, { replace: true })
}

/** Indexes venues that have not been indexed, for example after an upgrade or an SQL import. */
export async function indexMissingVenues(): Promise<void> {
  for (let last = 0; ; ) {
    const rows: unknown = await strapi.db
      .connection('business_units as u')
      .where('u.id', '>', last)
      .whereNotExists(indexed =>
        indexed.from('venue_terms as t').whereRaw('t.subject = u.id::text').where('t.term', 'like', anyWord),
      )
      .orderBy('u.id')
      .limit(batch)
      .select('u.id')
    const ids = idRows.parse(rows).map(({ id }) => id)
    const newest = ids.at(-1)
    if (newest === undefined) return
    await indexVenues(ids)
    last = newest
  }
}

type Write = { result?: { id?: unknown }; params: { data?: Record<string, unknown> } }

// Saving a unit sets `changed_by` in a separate write.
const searched = ['name', 'brand_name', 'city', 'province', 'changed_by']

async function reindex({ result, params: { data = {} } }: Write): Promise<void> {
  if (typeof result?.id === 'number' && searched.some(name => name in data)) await indexVenues([result.id])
}

/** Updates the index on every write that triggers lifecycle hooks. */
export function indexVenuesOnChange(): void {
  strapi.db.lifecycles.subscribe({ models: [uid], afterCreate: reindex, afterUpdate: reindex })
}
