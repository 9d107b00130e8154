import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import {
  getGraceEnd,
  getSubscriptionState,
  refundedColumn,
  type Scope,
  subscriptionRowsInScope,
} from '#src/customers'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'

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
  suspended: z.boolean(),
  refunded: refundedColumn,
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

/** A unit's paid periods, newest first. */
export async function listPeriods(unit: number): Promise<SubscriptionRow[]> {
  const where = { business_unit_id: unit }
  const orderBy = [{ expired_date: 'desc' }, { id: 'desc' }]
  return z
    .array(subscriptionRow)
    .parse(await strapi.db.query(uid).findMany({ where, populate, orderBy, limit: 12 }))
}

/** A subscription as described by the contract. Its state depends on `now`. */
export function toSubscriptionView(row: SubscriptionRow, now = new Date()) {
  return {
    id: row.documentId,
    business_unit: { id: row.business_unit.documentId, name: row.business_unit.name },
    package: { key: row.package_key, title: row.package_title },
    billing_period: row.billing_period,
    zone_count: row.zone_count,
    state: getSubscriptionState(row, now),
    starts_at: row.starts_at,
    expired_date: row.expired_date,
    grace_until: getGraceEnd(row),
  }
}
