import { z } from 'zod'
import type { Page } from '#src/platform/database/paginate-rows'
import { getRegionView, toAmountsView } from './overview'

const whole = z.coerce.number()

const rows = z.array(
  z.object({
    documentId: z.string(),
    name: z.string(),
    city: z.string(),
    industry: z.string(),
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

const columns = {
  documentId: 'u.document_id',
  name: 'u.name',
  city: 'u.city',
  industry: 'u.industry',
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
}

const getVenueView = async ({ documentId, name, city, industry, ...row }: z.output<typeof rows>[number]) => ({
  id: documentId,
  name,
  city: await getRegionView(city),
  industry,
  ...toAmountsView(row),
})

const unitsRow = z.object({ units: whole.nullable() })

async function countVenues(month: string, city: string | undefined): Promise<number> {
  const cities = strapi.db.connection('coverage_cities').where({ month })
  if (city) cities.where({ city })
  const row: unknown = await cities.sum({ units: 'units' }).first()
  return unitsRow.parse(row).units ?? 0
}

/** One page of the venues of a month, lowest coverage first. Venues without opening hours come last. */
export async function listVenues(month: string, city: string | undefined, { page, pageSize }: Page) {
  const { connection } = strapi.db
  const unitsOfMonth = connection('coverage_units').where({ month })
  if (city) unitsOfMonth.where({ city })
  // Selecting only ids lets the database find the page from the index alone.
  const ids = unitsOfMonth
    .orderBy(['rank', 'business_unit_id'])
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('id')
  const [units, total] = await Promise.all([
    connection('coverage_units as c')
      .join('business_units as u', 'u.id', 'c.business_unit_id')
      .whereIn('c.id', await readIds(ids))
      .orderBy(['c.rank', 'c.business_unit_id'])
      .select(columns),
    countVenues(month, city),
  ])
  return {
    venues: await Promise.all(rows.parse(units).map(getVenueView)),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}

const idRows = z.array(z.object({ id: z.number() }))
const readIds = async (query: PromiseLike<unknown>) => idRows.parse(await query).map(({ id }) => id)

const lateRows = z.array(
  z.object({
    zone: z.string(),
    zone_name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
    city: z.string(),
    seen_at: whole,
    connected: z.coerce.boolean(),
  }),
)

/**
 * Devices that have not reported for three days, or never since they were paired, longest without a report first. The list is computed once a
 * day; devices that have reported since then are omitted.
 */
export async function listLateDevices(now: number, lateAfterMs: number, { page, pageSize }: Page) {
  const late = () =>
    strapi.db
      .connection('late_zones as t')
      .join('zones as z', 'z.id', 't.zone_id')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .leftJoin('zone_statuses as st', 'st.zone_id', 't.zone_id')
      .where('t.seen_at', '<', now - lateAfterMs)
      .where(one => one.whereNull('st.seen_at').orWhere('st.seen_at', '<', now - lateAfterMs))
  const [devices, counted] = await Promise.all([
    late()
      .orderBy(['t.seen_at', 't.zone_id'])
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select({
        zone: 'z.document_id',
        zone_name: 'z.name',
        unit: 'u.document_id',
        unit_name: 'u.name',
        city: 'u.city',
        seen_at: 't.seen_at',
        connected: 't.connected',
      }),
    late().count({ units: '*' }).first(),
  ])
  const total = unitsRow.parse(counted).units ?? 0
  const data = await Promise.all(
    lateRows.parse(devices).map(async row => ({
      zone: { id: row.zone, name: row.zone_name },
      venue: { id: row.unit, name: row.unit_name, city: await getRegionView(row.city) },
      seen_at: row.connected ? new Date(row.seen_at) : null,
      days: Math.floor((now - row.seen_at) / 86_400_000),
    })),
  )
  return { data, pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}
