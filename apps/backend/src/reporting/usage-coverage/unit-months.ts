import { z } from 'zod'
import { loadTimeZones, parseOpeningHoursOrDefault, startOfLocalDate, timeZoneAt } from '#src/customers'
import { isLicensedBetween, licensedUntil, listLicensedSpans } from '#src/licensing'
import { toLocalDate } from '#src/playback'
import {
  addCoverageAmounts,
  type CoverageAmounts,
  type DayAmounts,
  getCoverageRank,
  measureZone,
  type ZoneMonth,
  zeroCoverageAmounts,
} from './rules/measure'

const instant = z.coerce.number()

/** The time without a report, in milliseconds, after which a device is late. */
export const lateAfterMs = 3 * 86_400_000

const zoneRows = z.array(
  z.object({
    zone_id: z.number(),
    unit: z.number(),
    city: z.string(),
    industry: z.string(),
    opening_hours: z.unknown(),
    paired_at: instant.nullable(),
    seen_at: instant.nullable(),
  }),
)
type ZoneRow = z.output<typeof zoneRows>[number]

const columns = {
  zone_id: 'z.id',
  unit: 'u.id',
  city: 'u.city',
  industry: 'u.industry',
  opening_hours: 'u.opening_hours',
  paired_at: 'p.paired_at',
  seen_at: 'st.seen_at',
}

/** The zones of units, including deleted units, with the last report from the currently paired device. */
async function listZones(units: readonly number[]): Promise<ZoneRow[]> {
  const rows: unknown = await strapi.db
    .connection('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('leases as l', 'l.zone_id', 'z.id')
    .leftJoin('players as p', 'p.id', 'l.player_id')
    .leftJoin('zone_statuses as st', join =>
      join.on('st.zone_id', '=', 'z.id').andOn('st.player_id', '=', 'l.player_id'),
    )
    .whereIn('z.business_unit_id', [...units])
    .orderBy(['u.id', 'z.id'])
    .select(columns)
  return zoneRows.parse(rows)
}

const dayRows = z.array(
  z.object({
    zone_id: z.number(),
    date: z.string(),
    plays: z.coerce.number(),
    signed_plays: z.coerce.number(),
    seconds: z.coerce.number(),
    open_seconds: z.coerce.number().nullable(),
  }),
)

type Days = ZoneMonth['days']

async function listDays(zones: readonly number[], { from, until }: { from: string; until: string }) {
  const rows: unknown = await strapi.db
    .connection('usage_days')
    .whereIn('zone_id', [...zones])
    .where('date', '>=', from)
    .where('date', '<', until)
    .select('zone_id', 'date', 'plays', 'signed_plays', 'seconds', 'open_seconds')
  const byZone = new Map<number, Map<string, DayAmounts>>()
  for (const { zone_id, date, ...heard } of dayRows.parse(rows)) {
    const days = byZone.get(zone_id) ?? new Map<string, DayAmounts>()
    days.set(date, heard)
    byZone.set(zone_id, days)
  }
  return byZone
}

export type UnitMonth = CoverageAmounts & {
  business_unit_id: number
  city: string
  industry: string
  zones: number
  licensed: number
  late: number
  rejected_plays: number
  rank: number
}

const rejectedRows = z.array(z.object({ zone_id: z.number(), plays: z.coerce.number() }))

/** The number of plays of zones that arrived in a month and broke a rule. */
async function countRejected(zones: readonly number[], month: string): Promise<Map<number, number>> {
  const rows: unknown = await strapi.db
    .connection('play_rejection_months')
    .where({ month })
    .whereIn('zone_id', [...zones])
    .groupBy('zone_id')
    .select('zone_id')
    .sum({ plays: 'plays' })
  return new Map(rejectedRows.parse(rows).map(({ zone_id, plays }) => [zone_id, plays]))
}

/** `seen_at` is the time of the pairing if the device has never connected. */
export type LateZone = { zone_id: number; seen_at: number; connected: boolean }

type Month = { from: string; until: string }
const earlier = (one: string, other: string) => (one < other ? one : other)

type Known = {
  licensed: Awaited<ReturnType<typeof listLicensedSpans>>
  timeZones: Awaited<ReturnType<typeof loadTimeZones>>
}

/** The device of a licensed zone if it has not connected for too long. */
function findLate({ zone_id, seen_at, paired_at }: ZoneRow, now: number): LateZone | null {
  const since = seen_at ?? paired_at
  return since !== null && since < now - lateAfterMs
    ? { zone_id, seen_at: since, connected: seen_at !== null }
    : null
}

function describeZone(row: ZoneRow, facts: Known, days: Days | undefined, month: Month, now: number) {
  const licensed = facts.licensed.get(row.zone_id) ?? []
  const timeZones = facts.timeZones.get(row.unit) ?? { former: [], current: 'Asia/Jakarta' }
  const until = earlier(month.until, toLocalDate(now, timeZoneAt(timeZones, now)))
  const [from, end] = [month.from, month.until].map(date => startOfLocalDate(timeZones, date))
  return {
    amounts: measureZone(
      parseOpeningHoursOrDefault(row.opening_hours),
      { timeZones, licensed, days: days ?? new Map() },
      { from: month.from, until },
    ),
    licensed: isLicensedBetween(licensed, from ?? 0, Math.min(end ?? now, now)),
    late: licensedUntil(licensed, now) === null ? null : findLate(row, now),
  }
}

/**
 * The amounts that units reported in a month up to yesterday and their opening hours, the number of zones that were
 * licensed in it, and the licensed zones whose device is late now. Units without plays, licensed opening hours or
 * licensed zones are left out.
 */
export async function measureUnits(units: readonly number[], month: Month, now: number) {
  const zones = await listZones(units)
  const ids = zones.map(({ zone_id }) => zone_id)
  const [licensed, timeZones, days, rejections] = await Promise.all([
    listLicensedSpans(ids, now),
    loadTimeZones(units),
    listDays(ids, month),
    countRejected(ids, month.from.slice(0, 7)),
  ])
  const unitMonths = new Map<number, UnitMonth>()
  const late: LateZone[] = []
  for (const row of zones) {
    const zone = describeZone(row, { licensed, timeZones }, days.get(row.zone_id), month, now)
    if (zone.late) late.push(zone.late)
    const rejected = rejections.get(row.zone_id) ?? 0
    const { plays, open_seconds } = zone.amounts
    if (plays === 0 && rejected === 0 && open_seconds === 0 && !zone.licensed) continue
    const { unit, city, industry } = row
    const unitMonth = unitMonths.get(unit) ?? {
      business_unit_id: unit,
      city,
      industry,
      zones: 0,
      licensed: 0,
      late: 0,
      rejected_plays: 0,
      rank: 0,
      ...zeroCoverageAmounts,
    }
    const sums = addCoverageAmounts(unitMonth, zone.amounts)
    unitMonths.set(unit, {
      ...unitMonth,
      ...sums,
      zones: unitMonth.zones + 1,
      licensed: unitMonth.licensed + Number(zone.licensed),
      late: unitMonth.late + Number(zone.late !== null),
      rejected_plays: unitMonth.rejected_plays + rejected,
      rank: getCoverageRank(sums),
    })
  }
  return { units: [...unitMonths.values()], late, zones: ids }
}
