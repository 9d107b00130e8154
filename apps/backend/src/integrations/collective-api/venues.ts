import { z } from 'zod'
import { getRegionView, queryVenues, toAmountsView, type VenueFilter } from '#src/reporting'

const whole = z.coerce.number()

const rows = z.array(
  z.object({
    unit: whole,
    documentId: z.string(),
    name: z.string(),
    street: z.string(),
    city: z.string(),
    province: z.string(),
    industry: z.string(),
    deleted_at: z.unknown(),
    zones: whole,
    licensed: whole,
    late: whole,
    plays: whole,
    signed_plays: whole,
    rejected_plays: whole,
    seconds: whole,
    reported_seconds: whole,
    open_seconds: whole,
    rank: whole,
  }),
)

/** A page of a month's venues in order of creation, after the venue with the row id `after`. */
export async function listVenuesAfter(month: string, filter: VenueFilter, after: number, limit: number) {
  const unitRows: unknown = await queryVenues(month, filter)
    .where('c.business_unit_id', '>', after)
    .orderBy('c.business_unit_id')
    .limit(limit + 1)
    .select({
      unit: 'c.business_unit_id',
      documentId: 'u.document_id',
      name: 'u.name',
      street: 'u.street',
      city: 'u.city',
      province: 'u.province',
      industry: 'u.industry',
      deleted_at: 'u.deleted_at',
      zones: 'c.zones',
      licensed: 'c.licensed',
      late: 'c.late',
      plays: 'c.plays',
      signed_plays: 'c.signed_plays',
      rejected_plays: 'c.rejected_plays',
      seconds: 'c.seconds',
      reported_seconds: 'c.reported_seconds',
      open_seconds: 'c.open_seconds',
      rank: 'c.rank',
    })
  const venues = rows.parse(unitRows)
  return {
    last: venues[Math.min(venues.length, limit) - 1]?.unit ?? after,
    hasMore: venues.length > limit,
    venues: await Promise.all(
      venues
        .slice(0, limit)
        .map(
          async ({ unit: _, city, province, deleted_at, documentId, name, street, industry, ...sums }) => ({
            id: documentId,
            name,
            street,
            city: await getRegionView(city),
            province: await getRegionView(province),
            industry,
            deleted: deleted_at !== null,
            ...toAmountsView(sums),
          }),
        ),
    ),
  }
}
