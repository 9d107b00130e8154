import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import {
  endedEarlyColumn,
  getGraceEnd,
  getSubscriptionState,
  type Scope,
  subscriptionRowsInScope,
} from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'

const subscriptionRow = z.object({
  id: z.number(),
  documentId: z.string(),
  package_key: z.string(),
  package_title: z.string(),
  billing_period: z.enum(billingPeriods),
  zone_count: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  anchor_day: z.number().nullish(),
  paid_from: z.coerce.date().nullish(),
  suspended: z.boolean(),
  ended_early: endedEarlyColumn,
  /** Whether the period is a trial, which nobody has paid for. */
  trial: z.boolean().nullish().transform(Boolean),
  business_unit: z.object({ documentId: z.string(), name: z.string() }),
})

export type SubscriptionRow = z.output<typeof subscriptionRow>

const uid = 'api::subscription.subscription'
const populate = { business_unit: { select: ['documentId', 'name'] } }

export async function listSubscriptions(scope: Scope, page: Page) {
  const sorting = [{ by: 's.expired_date' }, { by: 's.id' }]
  const { ids, pagination } = await paginateIds(subscriptionRowsInScope(scope), 's', sorting, page)
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, populate })
  return { rows: sortByIds(ids, z.array(subscriptionRow).parse(rows)), pagination }
}

const periodRow = z
  .object({
    ...subscriptionRow.omit({ business_unit: true }).shape,
    id: integerColumn,
    zone_count: integerColumn,
    unit: integerColumn,
    unit_document: z.string(),
    unit_name: z.string(),
  })
  .transform(({ unit, unit_document: documentId, unit_name: name, ...period }) => ({
    unit,
    period: { ...period, business_unit: { documentId, name } },
  }))

/** The last paid periods of units, newest first, keyed by the unit's id. */
export async function listPeriodsOfUnits(units: readonly number[]): Promise<Map<number, SubscriptionRow[]>> {
  const rows = await select(
    sql`select s.id, s.document_id as "documentId", s.package_key, s.package_title, s.billing_period, s.zone_count,
        s.starts_at, s.expired_date, s.anchor_day, s.paid_from, s.suspended, s.ended_early, s.trial, u.id as unit,
        u.document_id as unit_document, u.name as unit_name
      from (select p.*, row_number() over (partition by p.business_unit_id order by p.expired_date desc, p.id desc) as age
        from subscriptions p where ${inArray(sql`p.business_unit_id`, units)}) s
      join business_units u on u.id = s.business_unit_id
      where s.age <= 12 order by s.business_unit_id, s.age`,
    periodRow,
  )
  const byUnit = Map.groupBy(rows, ({ unit }) => unit)
  return new Map([...byUnit].map(([unit, own]) => [unit, own.map(({ period }) => period)]))
}

/** A unit's paid periods, newest first. */
export const listPeriods = async (unit: number): Promise<SubscriptionRow[]> =>
  (await listPeriodsOfUnits([unit])).get(unit) ?? []

/** A subscription as described by the contract. Its state depends on `now`. */
export function toSubscriptionView(row: SubscriptionRow, now = new Date()) {
  return {
    id: row.documentId,
    business_unit: { id: row.business_unit.documentId, name: row.business_unit.name },
    package: { key: row.package_key, title: row.package_title },
    billing_period: row.billing_period,
    zone_count: row.zone_count,
    state: getSubscriptionState(row, now),
    trial: row.trial,
    starts_at: row.starts_at,
    expired_date: row.expired_date,
    grace_until: getGraceEnd(row),
  }
}
