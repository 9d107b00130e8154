import { licenceStates } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers'
import { licenceStateExpression } from '#src/licensing'
import { getUsageMonthView } from '#src/reporting/usage/month'
import type { LineSearch } from '#src/reporting/usage/page'
import { sumByZone, type UsagePeriod } from '#src/reporting/usage/totals'
import { getRegionView, toAmountsView } from './overview'

const whole = z.coerce.number()

const venueRow = z.object({
  id: z.number(),
  documentId: z.string(),
  organisation: z.number(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  province: z.string(),
  industry: z.string(),
  time_zone: z.string().nullable(),
  deleted_at: z.unknown(),
})
export type Venue = z.output<typeof venueRow>

/** Finds a venue by its public id. Includes deleted venues, because their plays were reported. */
export async function findVenue(documentId: string): Promise<Venue | null> {
  const row: unknown = await strapi.db.connection('business_units').where({ document_id: documentId }).first({
    id: 'id',
    documentId: 'document_id',
    organisation: 'organisation_id',
    name: 'name',
    street: 'street',
    city: 'city',
    province: 'province',
    industry: 'industry',
    time_zone: 'time_zone',
    deleted_at: 'deleted_at',
  })
  return row ? venueRow.parse(row) : null
}

/** A scope that contains only this venue. */
export const createVenueScope = ({ id, organisation }: Venue): Scope => ({
  membership: 0,
  role: null,
  organisation,
  units: [id],
  withDeleted: true,
})

const licenceRows = z.array(
  z.object({ zone: z.string(), code: z.string().nullable(), state: z.enum(licenceStates) }),
)

async function listLicences({ id }: Venue, now: number) {
  const { sql, values } = licenceStateExpression(now)
  const { connection } = strapi.db
  const rows: unknown = await connection('zones as z')
    .join('licences as l', 'l.zone_id', 'z.id')
    .where('z.business_unit_id', id)
    .select('z.document_id as zone', 'l.code', connection.raw(`${sql} as state`, values as never[]))
  return new Map(licenceRows.parse(rows).map(({ zone, ...licence }) => [zone, licence]))
}

const coverageRow = z.object({
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
})

async function findCoverage({ id }: Venue, month: string) {
  const row: unknown = await strapi.db
    .connection('coverage_units')
    .where({ month, business_unit_id: id })
    .first()
  return row ? toAmountsView(coverageRow.parse(row)) : null
}

/** A venue in a month with one page of its plays. Playlists and members' labels for silences are omitted. */
export async function getVenueMonth(
  venue: Venue,
  period: UsagePeriod,
  search: LineSearch,
  range: { skip: number; limit: number },
  now: number,
) {
  const scope = createVenueScope(venue)
  const [usage, all, licences, coverage] = await Promise.all([
    getUsageMonthView(scope, period, search, range),
    sumByZone(scope, period),
    listLicences(venue, now),
    findCoverage(venue, period.month),
  ])
  const { data, gaps, total, zones: _, ...month } = usage
  const [city, province] = await Promise.all([getRegionView(venue.city), getRegionView(venue.province)])
  return {
    venue: {
      id: venue.documentId,
      name: venue.name,
      street: venue.street,
      city,
      province,
      industry: venue.industry,
      deleted: venue.deleted_at !== null,
      zones: all.map(({ documentId, name, plays, seconds }) => ({
        id: documentId,
        name,
        plays,
        seconds,
        licence: licences.get(documentId) ?? null,
      })),
    },
    ...month,
    coverage,
    gaps: gaps && { ...gaps, data: gaps.data.map(({ label: _label, ...gap }) => gap) },
    data: data.map(({ playlist: _playlist, layer: _layer, ...line }) => line),
    total,
  }
}
