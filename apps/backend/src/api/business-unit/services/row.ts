import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import type { RowQuery } from '#src/api/membership/services/scoped-rows'
import { refundedFlag } from '#src/api/subscription/rules/state'
import { taxFileRow } from '#src/api/tax-file/services/store'
import { type Page, paginateRows, type Sorting, sortByIds } from '#src/database/paginate-rows'

const subscriptionPart = z.object({
  package_key: z.string(),
  billing_period: z.enum(billingPeriods),
  zone_count: z.number(),
  expired_date: z.coerce.date(),
  suspended: z.boolean(),
  refunded: refundedFlag,
})

const openOrderPart = z.object({
  business_unit_id: z.number(),
  package_key: z.string(),
  zone_count: z.number(),
})

const unitRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  cid: z.string(),
  outlet_code: z.string().nullable(),
  version: z.number(),
  changed_by: z.object({ first_name: z.string(), last_name: z.string().nullable() }).nullable(),
  industry: z.string(),
  hotel_stars: z.number().nullable(),
  area_size: z.number(),
  company_name: z.string(),
  brand_name: z.string(),
  company_email: z.string(),
  company_phone_number: z.string(),
  npwp: z.string(),
  tax_file: taxFileRow.nullable(),
  street: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  urban: z.string(),
  zip_code: z.string(),
  explicit_policy: z.string().nullable(),
  organisation: z.object({ id: z.number(), explicit_policy: z.string().nullable() }),
  current_subscription: subscriptionPart.nullable(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
})

/** A unit with its orders that are awaiting payment. */
export type UnitRow = z.output<typeof unitRow> & { orders: z.output<typeof openOrderPart>[] }

const uid = 'api::business-unit.business-unit'
const populate = {
  tax_file: true,
  organisation: true,
  changed_by: true,
  current_subscription: true,
}

type Where = Record<string, unknown>

// A separate query, because populating the relation would scan the orders of every organisation by state.
async function withOpenOrders(found: unknown[]): Promise<UnitRow[]> {
  if (found.length === 0) return []
  const rows = z.array(unitRow).parse(found)
  const orders: unknown = await strapi.db.query('api::order.order').findMany({
    where: { business_unit_id: { $in: rows.map(({ id }) => id) }, state: 'awaiting-payment' },
    select: ['business_unit_id', 'package_key', 'zone_count'],
    orderBy: { id: 'desc' },
  })
  const open = z.array(openOrderPart).parse(orders)
  return rows.map(row => ({ ...row, orders: open.filter(order => order.business_unit_id === row.id) }))
}

export async function findUnit(where: Where): Promise<UnitRow | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where, populate })
  return row ? ((await withOpenOrders([row]))[0] ?? null) : null
}

async function loadUnits(ids: readonly number[]): Promise<UnitRow[]> {
  if (ids.length === 0) return []
  const rows = await strapi.db.query(uid).findMany({ where: { id: { $in: [...ids] } }, populate })
  return sortByIds(ids, await withOpenOrders(rows))
}

export async function listUnits(rows: RowQuery, sorting: Sorting, page: Page) {
  const { ids, pagination } = await paginateRows(rows, 'u', sorting, page)
  return { rows: await loadUnits(ids), pagination }
}

/** Iterates over all matching units in batches of 200, for exports. */
export async function* iterateUnits(rows: RowQuery): AsyncGenerator<UnitRow> {
  const found: { id: number }[] = await rows.clone().select('u.id as id').orderBy('u.id')
  const ids = found.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += 200) yield* await loadUnits(ids.slice(from, from + 200))
}
