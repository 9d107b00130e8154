import { z } from 'zod'
import { getRegionView } from './overview'

const venueRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  brand_name: z.string().nullable(),
  cid: z.string(),
  city: z.string(),
  province: z.string(),
  industry: z.string(),
})

const columns = {
  id: 'id',
  documentId: 'document_id',
  name: 'name',
  brand_name: 'brand_name',
  cid: 'cid',
  city: 'city',
  province: 'province',
  industry: 'industry',
}

async function toSearched({
  documentId,
  name,
  brand_name,
  cid,
  industry,
  ...place
}: z.output<typeof venueRow>) {
  const city = await getRegionView(place.city)
  const province = await getRegionView(place.province)
  return {
    venue: { id: documentId, name, city, industry },
    /** What it is found by besides its name. */
    fields: [
      { field: 'brand' as const, value: brand_name ?? '' },
      { field: 'cid' as const, value: cid },
      { field: 'city' as const, value: city.name },
      { field: 'province' as const, value: province.name },
    ],
  }
}

export type SearchedVenue = Awaited<ReturnType<typeof toSearched>>

/** Venues by row id, in the given order. */
export async function findSearchedVenues(ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows: unknown = await strapi.db
    .connection('business_units')
    .whereIn('id', [...ids])
    .select(columns)
  const byId = new Map(
    z
      .array(venueRow)
      .parse(rows)
      .map(venue => [venue.id, venue]),
  )
  return Promise.all(ids.flatMap(id => byId.get(id) ?? []).map(toSearched))
}
