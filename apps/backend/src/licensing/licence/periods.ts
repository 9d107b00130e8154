import { z } from 'zod'
import { parseStoredTerms } from '#src/billing'
import { getRoyalty } from '#src/site'
import type { PaidPeriod } from './rules/due'
import type { LicencePeriod } from './rules/state'

const uid = 'api::subscription.subscription'
const columns = ['business_unit_id', 'starts_at', 'expired_date', 'zone_count', 'suspended']

const periodRow = z.object({
  id: z.number(),
  business_unit_id: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  zone_count: z.number(),
  suspended: z.coerce.boolean(),
})
const paidPeriodRow = periodRow.extend({ order: z.object({ terms: z.unknown() }).nullable() })

function groupByUnit<Row extends { business_unit_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const byUnit = new Map<number, Row[]>()
  for (const row of rows) {
    const known = byUnit.get(row.business_unit_id)
    if (known) known.push(row)
    else byUnit.set(row.business_unit_id, [row])
  }
  return byUnit
}

/** The paid periods of units, keyed by unit id. */
export async function listLicencePeriods(
  units: readonly number[],
): Promise<Map<number, (LicencePeriod & { subscription: number })[]>> {
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { business_unit_id: { $in: [...units] } }, select: ['id', ...columns] })
  const periods = z.array(periodRow).parse(rows)
  return groupByUnit(periods.map(({ id, ...period }) => ({ ...period, subscription: id })))
}

/** The paid periods of units, with the royalty from the terms of the orders that paid for them. */
export async function listPaidPeriods(units: readonly number[]): Promise<Map<number, PaidPeriod[]>> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { business_unit_id: { $in: [...units] } },
    select: ['id', ...columns],
    populate: { order: { select: ['id', 'terms'] } },
    orderBy: { id: 'asc' },
  })
  const current = await getRoyalty()
  const periods = z.array(paidPeriodRow).parse(rows)
  return groupByUnit(
    periods.map(({ id, order, ...period }) => ({
      ...period,
      subscription: id,
      royalty: parseStoredTerms(order?.terms)?.royalty ?? current,
    })),
  )
}
