import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import { subscriptionState } from '../rules/state'

const subscriptionRow = z.object({
  documentId: z.string(),
  package_key: z.string(),
  package_title: z.string(),
  billing_period: z.enum(billingPeriods),
  zone_count: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  suspended: z.boolean(),
  business_unit: z.object({ documentId: z.string(), name: z.string() }),
})

export async function listSubscriptions(where: Record<string, unknown>, page: number, pageSize: number) {
  const found = await strapi.db.query('api::subscription.subscription').findPage({
    where,
    populate: { business_unit: true },
    orderBy: [{ expired_date: 'asc' }, { id: 'asc' }],
    page,
    pageSize,
  })
  return { rows: z.array(subscriptionRow).parse(found.results), pagination: found.pagination }
}

/** The subscription of docs/api.md; its state is told by the clock. */
export function subscriptionView(row: z.output<typeof subscriptionRow>, now = new Date()) {
  return {
    documentId: row.documentId,
    business_unit: { documentId: row.business_unit.documentId, name: row.business_unit.name },
    package: { key: row.package_key, title: row.package_title },
    billing_period: row.billing_period,
    zone_count: row.zone_count,
    state: subscriptionState(row, now),
    starts_at: row.starts_at,
    expired_date: row.expired_date,
  }
}
