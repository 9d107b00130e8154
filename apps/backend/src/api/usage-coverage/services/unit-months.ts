import { z } from 'zod'
import { parseOpeningHoursOrDefault } from '#src/api/incident/rules/opening-hours'
import { listLicencePeriods } from '#src/api/licence/services/periods'
import { toLocalDate } from '#src/api/play/rules/local-date'
import { utcOffset } from '#src/api/region/rules/time-zone'
import {
  addCoverageAmounts,
  type CoverageAmounts,
  coverageRankOf,
  measureZone,
  type ZoneMonth,
  zeroCoverageAmounts,
} from '../rules/measure'

const instant = z.coerce.number()

/** The time without a report, in milliseconds, after which a device is late. */
export const lateAfterMs = 3 * 86_400_000

const zoneRows = z.array(
  z.object({
    zone_id: z.number(),
    number: z.number(),
    unit: z.number(),
    city: z.string(),
    time_zone: z.string().nullable(),
    opening_hours: z.unknown(),
    issued_at: instant.nullable(),
    revoked_at: instant.nullable(),
    seen_at: instant.nullable(),
  }),
)
type ZoneRow = z.output<typeof zoneRows>[number]

const columns = {
  zone_id: 'z.id',
  number: 'z.number',
  unit: 'u.id',
  city: 'u.city',
  time_zone: 'u.time_zone',
  opening_hours: 'u.opening_hours',
  issued_at: 'lic.issued_at',
  revoked_at: 'lic.revoked_at',
  seen_at: 'st.seen_at',
}

/** The zones of units, including deleted units, with the last report from the currently paired device. */
async function listZones(units: readonly number[]): Promise<ZoneRow[]> {
  const rows: unknown = await strapi.db
    .connection('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('licences as lic', 'lic.zone_id', 'z.id')
    .leftJoin('leases as l', 'l.zone_id', 'z.id')
    .leftJoin('zone_statuses as st', join =>
      join.on('st.zone_id', '=', 'z.id').andOn('st.player_id', '=', 'l.player_id'),
    )
    .whereIn('z.business_unit_id', [...units])
    .orderBy(['u.id', 'z.id'])
    .select(columns)
  return zoneRows.parse(rows)
}

const dayRows = z.array(
  z.object({ zone_id: z.number(), date: z.string(), plays: z.coerce.number(), seconds: z.coerce.number() }),
)

type Days = Map<string, { plays: number; seconds: number }>

async function listDays(zones: readonly number[], { from, until }: { from: string; until: string }) {
  const rows: unknown = await strapi.db
    .connection('play_days')
    .whereIn('zone_id', [...zones])
    .where('date', '>=', from)
    .where('date', '<', until)
    .select('zone_id', 'date', 'plays', 'seconds')
  const byZone = new Map<number, Days>()
  for (const { zone_id, date, ...heard } of dayRows.parse(rows)) {
    const days: Days = byZone.get(zone_id) ?? new Map()
    days.set(date, heard)
    byZone.set(zone_id, days)
  }
  return byZone
}

type Periods = Awaited<ReturnType<typeof listLicencePeriods>>

function licensedSpans({ unit, number, issued_at, revoked_at }: ZoneRow, periods: Periods) {
  if (issued_at === null) return []
  const revoked = revoked_at ?? Number.POSITIVE_INFINITY
  return (periods.get(unit) ?? [])
    .filter(({ zone_count }) => zone_count >= number)
    .map(({ starts_at, expired_date, suspended }) => ({
      from: starts_at.getTime(),
      until: Math.min(expired_date.getTime(), revoked),
      suspended,
    }))
}

export type UnitMonth = CoverageAmounts & {
  business_unit_id: number
  city: string
  zones: number
  licensed: number
  late: number
  rank: number
}

export type LateZone = { zone_id: number; seen_at: number }

type Month = { from: string; until: string }
const earlier = (one: string, other: string) => (one < other ? one : other)

function describeZone(row: ZoneRow, periods: Periods, days: Days | undefined, month: Month, now: number) {
  const spans = licensedSpans(row, periods)
  const timeZone = row.time_zone ?? 'Asia/Jakarta'
  const zone: ZoneMonth = { offset: utcOffset(timeZone), licensed: spans, days: days ?? new Map() }
  const until = earlier(month.until, toLocalDate(now, timeZone))
  const licensed = spans.some(span => span.from <= now && span.until > now && !span.suspended)
  return {
    amounts: measureZone(parseOpeningHoursOrDefault(row.opening_hours), zone, { from: month.from, until }),
    licensed,
    late: licensed && row.seen_at !== null && row.seen_at < now - lateAfterMs,
  }
}

/**
 * The amounts that units reported in a month up to yesterday and their opening hours, and the licensed zones
 * whose device is late. Units without plays, licensed opening hours or currently licensed zones are left out.
 */
export async function measureUnits(units: readonly number[], month: Month, now: number) {
  const zones = await listZones(units)
  const [periods, days] = await Promise.all([
    listLicencePeriods(units),
    listDays(
      zones.map(({ zone_id }) => zone_id),
      month,
    ),
  ])
  const found = new Map<number, UnitMonth>()
  const late: LateZone[] = []
  for (const row of zones) {
    const zone = describeZone(row, periods, days.get(row.zone_id), month, now)
    if (zone.late && row.seen_at !== null) late.push({ zone_id: row.zone_id, seen_at: row.seen_at })
    if (zone.amounts.plays === 0 && zone.amounts.open_seconds === 0 && !zone.licensed) continue
    const { unit, city } = row
    const known = found.get(unit) ?? {
      business_unit_id: unit,
      city,
      zones: 0,
      licensed: 0,
      late: 0,
      rank: 0,
      ...zeroCoverageAmounts,
    }
    const sums = addCoverageAmounts(known, zone.amounts)
    found.set(unit, {
      ...known,
      ...sums,
      zones: known.zones + 1,
      licensed: known.licensed + Number(zone.licensed),
      late: known.late + Number(zone.late),
      rank: coverageRankOf(sums),
    })
  }
  return { units: [...found.values()], late, zones: zones.map(({ zone_id }) => zone_id) }
}
