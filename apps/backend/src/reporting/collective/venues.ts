import { z } from 'zod'
import type { Page } from '#src/platform/database/paginate-rows'
import { escapePattern } from '#src/platform/database/sql'
import { noOpeningHoursRank } from '#src/reporting/usage-coverage/rules/measure'
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

const countRow = z.object({ units: whole.nullable() })

export type VenueFilter = {
  province?: string | undefined
  city?: string | undefined
  industry?: string | undefined
  /** Part of the name, or the code of the unit. */
  q?: string | undefined
  /** Only venues that have such a problem. */
  only?: 'late' | 'unsigned' | 'rejected' | undefined
}

/** By which columns venues are sorted; those without opening hours come last in the order of coverage. */
const venueOrders = {
  coverage: 'c.rank',
  name: 'u.name',
  zones: 'c.zones',
  reported: 'c.reported_seconds',
  late: 'c.late',
  rejected: 'c.rejected_plays',
}
export type VenueSort = keyof typeof venueOrders | `-${keyof typeof venueOrders}`

function formatOrder(sort: VenueSort): string {
  if (sort === '-coverage') return `nullif(c.rank, ${noOpeningHoursRank}) desc nulls last`
  const name = sort.replace('-', '') as keyof typeof venueOrders // the rest of a `VenueSort`
  return `${venueOrders[name]} ${sort.startsWith('-') ? 'desc' : 'asc'}`
}

const problems = {
  late: 'c.late > 0',
  unsigned: 'c.signed_plays < c.plays',
  rejected: 'c.rejected_plays > 0',
}

/** The coverage of a month, with the venues joined. */
export const queryVenues = (month: string, filter: VenueFilter) =>
  queryCoverage(month, filter).join('business_units as u', 'u.id', 'c.business_unit_id')

function queryCoverage(month: string, { province, city, industry, q, only }: VenueFilter) {
  const rows = strapi.db.connection('coverage_units as c').where('c.month', month)
  if (province) rows.where('c.city', '>=', `${province}.`).where('c.city', '<', `${province}/`)
  if (city) rows.where('c.city', city)
  if (industry) rows.where('c.industry', industry)
  if (only) rows.whereRaw(problems[only])
  if (q)
    rows.whereExists(
      strapi.db
        .connection('business_units as n')
        .whereRaw('n.id = c.business_unit_id')
        .whereRaw("(lower(n.name) like ? escape '\\' or lower(n.cid) = ?)", [
          `%${escapePattern(q)}%`,
          q.toLowerCase(),
        ])
        .select('n.id'),
    )
  return rows
}

/** One page of the venues of a month. */
export async function listVenues(
  month: string,
  filter: VenueFilter,
  sort: VenueSort,
  { page, pageSize }: Page,
) {
  const [units, counted] = await Promise.all([
    queryVenues(month, filter)
      .orderByRaw(`${formatOrder(sort)}, c.business_unit_id`)
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select(columns),
    queryCoverage(month, filter).count({ units: '*' }).first(),
  ])
  const total = countRow.parse(counted).units ?? 0
  return {
    venues: await Promise.all(rows.parse(units).map(getVenueView)),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}

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
  const total = countRow.parse(counted).units ?? 0
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
