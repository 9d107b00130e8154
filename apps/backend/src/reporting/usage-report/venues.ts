import { z } from 'zod'
import { findRegion, loadTimeZones, type TimeZoneHistory, timeZoneAt } from '#src/customers'
import type { ReportedZone } from './rules/line'
import { getMonthBounds, type PeriodBounds } from './rules/period'

/** A venue as stored with the period, in each time zone that it has had. */
type PeriodVenue = {
  timeZones: TimeZoneHistory
  venues: Map<string, { venue: ReportedZone; bounds: PeriodBounds }>
}

const whole = z.coerce.number().int()
const venueRows = z.array(
  z.object({
    zone_id: whole,
    business_unit_id: whole,
    unit: z.string(),
    zone: z.string(),
    licence_code: z.string().nullable(),
    province: z.string(),
    city: z.string(),
    industry: z.string(),
    time_zone: z.string(),
  }),
)

const currentRows = z.array(
  z.object({
    zone_id: whole,
    zone: z.string(),
    unit: z.string(),
    licence_code: z.string().nullable(),
    province: z.string(),
    city: z.string(),
    industry: z.string(),
    time_zone: z.string().nullable(),
  }),
)
type Current = z.output<typeof currentRows>[number]

const db = () => strapi.db.connection

async function listCurrent(zones: readonly number[]): Promise<Map<number, Current>> {
  const rows: unknown = await db()('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('licences as l', 'l.zone_id', 'z.id')
    .whereIn('z.id', [...zones])
    .select({
      zone_id: 'z.id',
      zone: 'z.name',
      unit: 'u.name',
      licence_code: 'l.code',
      province: 'u.province',
      city: 'u.city',
      industry: 'u.industry',
      time_zone: 'u.time_zone',
    })
  return new Map(currentRows.parse(rows).map(row => [row.zone_id, row]))
}

const findStored = async (period: string, zones: readonly number[]): Promise<ReportedZone[]> =>
  venueRows.parse(
    await db()('usage_report_venues')
      .where({ period })
      .whereIn('zone_id', [...zones]),
  )

/** A zone and the unit to which its plays refer. */
export type VenueRef = { zone_id: number; business_unit_id: number }

/** Venues with their current names. */
async function loadCurrentVenues(places: readonly VenueRef[]): Promise<ReportedZone[]> {
  const zones = places.map(({ zone_id }) => zone_id)
  const current = await listCurrent(zones)
  const rows = []
  for (const { zone_id, business_unit_id } of places) {
    const reportedZone = current.get(zone_id)
    const findName = async (code = '') => (await findRegion(code))?.name ?? code
    const [province, city] = await Promise.all([
      findName(reportedZone?.province),
      findName(reportedZone?.city),
    ])
    rows.push({
      zone_id,
      business_unit_id,
      unit: reportedZone?.unit ?? '',
      zone: reportedZone?.zone ?? '',
      licence_code: reportedZone?.licence_code ?? null,
      province,
      city,
      industry: reportedZone?.industry ?? '',
      time_zone: reportedZone?.time_zone ?? 'Asia/Jakarta',
    })
  }
  return rows
}

async function storeVenues(period: string, places: readonly VenueRef[]): Promise<void> {
  const rows = (await loadCurrentVenues(places)).map(venue => ({ period, ...venue }))
  await db()('usage_report_venues').insert(rows).onConflict(['period', 'zone_id']).ignore()
}

const insertSize = 500

type Started = { zone_id: number; started_at: number }

/**
 * Returns a function that loads the venues of plays and resolves with a lookup for them. A play counts by the time
 * zone in which its unit was at the time, so it belongs to exactly one month even if the unit moves. The lookup
 * returns null if that is another month. A venue is stored when it is first needed, so that later name changes do
 * not affect the report.
 */
export function createVenueLoader(period: string) {
  const venuesByZone = new Map<number, PeriodVenue>()
  const remember = async (venues: readonly ReportedZone[]) => {
    const moves = await loadTimeZones(venues.map(({ business_unit_id }) => business_unit_id))
    for (const venue of venues) {
      const former = moves.get(venue.business_unit_id)?.former ?? []
      const timeZones = { former, current: venue.time_zone }
      const all = new Set([...former.map(({ time_zone }) => time_zone), venue.time_zone])
      venuesByZone.set(venue.zone_id, {
        timeZones,
        venues: new Map(
          [...all].map(time_zone => [
            time_zone,
            { venue: { ...venue, time_zone }, bounds: getMonthBounds(period, time_zone) },
          ]),
        ),
      })
    }
  }
  const findVenue = ({ zone_id, started_at }: Started): ReportedZone | null => {
    const place = venuesByZone.get(zone_id)
    const found = place?.venues.get(timeZoneAt(place.timeZones, started_at))
    return found && started_at >= found.bounds.from && started_at < found.bounds.until ? found.venue : null
  }
  return async (plays: readonly VenueRef[]): Promise<typeof findVenue> => {
    const missing = new Map<number, VenueRef>()
    for (const play of plays) if (!venuesByZone.has(play.zone_id)) missing.set(play.zone_id, play)
    const places = [...missing.values()].sort((one, other) => one.zone_id - other.zone_id)
    for (let index = 0; index < places.length; index += insertSize) {
      const zones = places.slice(index, index + insertSize).map(({ zone_id }) => zone_id)
      await remember(await findStored(period, zones))
      const fresh = places
        .slice(index, index + insertSize)
        .filter(({ zone_id }) => !venuesByZone.has(zone_id))
      if (fresh.length === 0) continue
      await storeVenues(period, fresh)
      await remember(await findStored(period, zones))
    }
    return findVenue
  }
}
