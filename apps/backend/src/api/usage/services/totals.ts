import { z } from 'zod'
import type { Scope } from '#src/api/membership/services/scope'
import type { RowQuery } from '#src/api/membership/services/scoped-rows'
import { zoneRowsInScope } from '#src/api/zone/services/scoped-zones'
import type { DayTotal } from '../rules/month'

export type UsagePeriod = { from: string; until: string; zone: number | null }

/** Maximum number of zones in the summary of a month. */
const maxZones = 1_000

const amount = z.coerce.number()
const dayRows = z.array(z.object({ date: z.string(), plays: amount, seconds: amount }))
const zoneRows = z.array(
  z.object({
    documentId: z.string(),
    name: z.string(),
    unit: z.string(),
    unit_name: z.string(),
    plays: amount,
    seconds: amount,
  }),
)

/** The zones in scope with their totals per local day. */
function dayRowsInScope(scope: Scope, { from, until, zone }: UsagePeriod): RowQuery {
  const rows = zoneRowsInScope(scope)
    .join('play_days as d', 'd.zone_id', 'z.id')
    .where('d.date', '>=', from)
    .where('d.date', '<', until)
  return zone === null ? rows : rows.where('z.id', zone)
}

const sums = { plays: 'd.plays', seconds: 'd.seconds' }

/** Plays and seconds for each day with plays, oldest first. */
export const sumByDay = async (scope: Scope, period: UsagePeriod): Promise<DayTotal[]> =>
  dayRows.parse(
    await dayRowsInScope(scope, period).groupBy('d.date').orderBy('d.date').select('d.date').sum(sums),
  )

/** Plays and seconds for each zone with plays. */
export async function sumByZone(scope: Scope, period: UsagePeriod) {
  const rows: unknown = await dayRowsInScope(scope, period)
    .groupBy('z.id', 'z.document_id', 'z.name', 'z.number', 'u.document_id', 'u.name')
    .orderBy(['u.name', 'z.number', 'z.id'])
    .limit(maxZones)
    .select({ documentId: 'z.document_id', name: 'z.name', unit: 'u.document_id', unit_name: 'u.name' })
    .sum(sums)
  return zoneRows.parse(rows).map(({ unit, unit_name, ...zone }) => ({
    ...zone,
    business_unit: { documentId: unit, name: unit_name },
  }))
}
