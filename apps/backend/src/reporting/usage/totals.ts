import { z } from 'zod'
import { type RowQuery, type Scope, zoneRowsInScope } from '#src/customers'
import type { DayTotal } from './rules/month'

/**
 * A local month (`2026-11`) with its first date and the first date of the next month, for one unit, one zone
 * or everything in scope.
 */
export type UsagePeriod = {
  month: string
  from: string
  until: string
  unit: string | null
  zone: number | null
}

/** The maximum number of zones in a month's summary. */
export const maxZones = 1_000

const amount = z.coerce.number()
const dayRows = z.array(z.object({ date: z.string(), plays: amount, signed_plays: amount, seconds: amount }))
const zoneRows = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
    plays: amount,
    seconds: amount,
  }),
)

/** The zones in scope that match the `unit` and `zone` filters, as `z`, with their units as `u`. */
export function matchingZoneRows(scope: Scope, { unit, zone }: Pick<UsagePeriod, 'unit' | 'zone'>): RowQuery {
  const rows = zoneRowsInScope(scope)
  if (unit !== null) rows.where('u.document_id', unit)
  return zone === null ? rows : rows.where('z.id', zone)
}

const sums = { plays: 'd.plays', seconds: 'd.seconds' }

const rejectedRow = z.object({ plays: amount.nullable() })

/** The number of plays of the month, by arrival in Jakarta, that broke a rule. */
export async function countRejected(scope: Scope, period: UsagePeriod): Promise<number> {
  const row: unknown = await matchingZoneRows(scope, period)
    .join('play_rejection_months as r', 'r.zone_id', 'z.id')
    .where('r.month', period.month)
    .sum({ plays: 'r.plays' })
    .first()
  return rejectedRow.parse(row).plays ?? 0
}

/** Plays, how many of them are signed, and seconds for each day with plays, oldest first. */
export const sumByDay = async (scope: Scope, period: UsagePeriod): Promise<DayTotal[]> =>
  dayRows.parse(
    await matchingZoneRows(scope, period)
      .join('usage_days as d', 'd.zone_id', 'z.id')
      .where('d.date', '>=', period.from)
      .where('d.date', '<', period.until)
      .groupBy('d.date')
      .orderBy('d.date')
      .select('d.date')
      .sum({ ...sums, signed_plays: 'd.signed_plays' }),
  )

/** Plays and seconds for each zone of the unit, or else of the scope, including zones without plays. */
export async function sumByZone(scope: Scope, { unit, from, until }: UsagePeriod) {
  const rows: unknown = await matchingZoneRows(scope, { unit, zone: null })
    .leftJoin('usage_days as d', join =>
      join.on('d.zone_id', '=', 'z.id').andOnVal('d.date', '>=', from).andOnVal('d.date', '<', until),
    )
    .groupBy('z.id', 'z.document_id', 'z.name', 'z.number', 'u.document_id', 'u.name')
    .orderBy(['u.name', 'z.number', 'z.id'])
    .limit(maxZones)
    .select({
      id: 'z.id',
      documentId: 'z.document_id',
      name: 'z.name',
      unit: 'u.document_id',
      unit_name: 'u.name',
    })
    .sum(sums)
  return zoneRows.parse(rows).map(({ unit: unitId, unit_name, ...zone }) => ({
    ...zone,
    business_unit: { id: unitId, name: unit_name },
  }))
}
