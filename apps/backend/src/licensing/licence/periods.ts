import { z } from 'zod'
import { parseStoredTerms } from '#src/billing'
import { endedEarlyColumn } from '#src/customers'
import { getRoyalty } from '#src/site'
import type { PaidPeriod } from './rules/due'
import { withLicensedEnds } from './rules/grace'
import type { LicencePeriod } from './rules/state'

const uid = 'api::subscription.subscription'
const columns = ['business_unit_id', 'starts_at', 'expired_date', 'zone_count', 'suspended', 'ended_early']

const periodRow = z.object({
  id: z.number(),
  business_unit_id: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  zone_count: z.number(),
  suspended: z.coerce.boolean(),
  ended_early: endedEarlyColumn,
})
const paidPeriodRow = periodRow.extend({
  trial: z.boolean().nullish().transform(Boolean),
  order: z.object({ terms: z.unknown() }).nullable(),
})

function groupByUnit<Row extends z.output<typeof periodRow>>(rows: readonly Row[]) {
  const byUnit = Map.groupBy(rows, ({ business_unit_id }) => business_unit_id)
  return new Map([...byUnit].map(([unit, own]) => [unit, withLicensedEnds(own)]))
}

/** The paid periods of units, keyed by unit id. */
export async function listLicencePeriods(
  units: readonly number[],
): Promise<Map<number, (LicencePeriod & { subscription: number })[]>> {
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { business_unit_id: { $in: [...units] } }, select: ['id', ...columns] })
  const periods = z.array(periodRow).parse(rows)
  return groupByUnit(periods.map(period => ({ ...period, subscription: period.id })))
}

/** The paid periods of units, with the royalty from the terms of the orders that paid for them. */
export async function listPaidPeriods(units: readonly number[]): Promise<Map<number, PaidPeriod[]>> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { business_unit_id: { $in: [...units] } },
    select: ['id', ...columns, 'trial'],
    populate: { order: { select: ['id', 'terms'] } },
    orderBy: { id: 'asc' },
  })
  const current = await getRoyalty()
  const periods = z.array(paidPeriodRow).parse(rows)
  return groupByUnit(
    periods.map(({ order, ...period }) => ({
      ...period,
      subscription: period.id,
      royalty: parseStoredTerms(order?.terms)?.royalty ?? current,
    })),
  )
}
