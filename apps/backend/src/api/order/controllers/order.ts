import { orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { getScope, type Scope, unitRecordsInScopeFilter } from '#src/api/membership/services/scope'
import { ordersInScopeConditions } from '#src/api/membership/services/scoped-sql'
import { addDays } from '#src/api/subscription/rules/jakarta'
import { type Sql, sql } from '#src/database/sql'
import { notFound } from '#src/http/errors'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { orderStates } from '../rules/state'
import { listOrders } from '../services/list'
import { findOrder } from '../services/row'
import { getPaymentSettings } from '../services/settings'
import { getOrderDetail, toOrderView } from '../services/view'

// A date from a form. Days start at midnight in Jakarta.
const day = emptyAsUndefined(z.iso.date().transform(text => new Date(`${text}T00:00:00+07:00`)))

const orderQuery = z.strictObject({
  state: emptyAsUndefined(z.enum(orderStates)),
  kind: emptyAsUndefined(z.enum(orderKinds)),
  business_unit: emptyAsUndefined(z.string().max(40)),
  from: day,
  until: day,
  ...pageQuery,
})

type OrderQuery = z.output<typeof orderQuery>

const filterOrders = (scope: Scope, { state, kind, business_unit, from, until }: OrderQuery): Sql[] => [
  ...ordersInScopeConditions(scope, { unindexed: business_unit !== undefined }),
  ...(state ? [sql`r.state = ${state}`] : []),
  ...(kind ? [sql`r.kind = ${kind}`] : []),
  ...(from ? [sql`r.placed_at >= ${from}`] : []),
  ...(until ? [sql`r.placed_at < ${addDays(until, 1)}`] : []),
  // The result includes orders of deleted units.
  ...(business_unit
    ? [sql`r.business_unit_id in (select x.id from business_units x where x.document_id = ${business_unit})`]
    : []),
]

export default {
  async list(ctx: RequestContext) {
    const query = parseInput(orderQuery, ctx.query)
    const matching = filterOrders(getScope(ctx), query)
    const [{ rows, pagination }, { payment }] = await Promise.all([
      listOrders(matching, { page: query.page, pageSize: query.page_size }),
      getPaymentSettings(),
    ])
    ctx.body = { data: rows.map(row => toOrderView(row, payment)), meta: { pagination } }
  },

  async get(ctx: RequestContext) {
    const order = await findOrder({
      $and: [{ documentId: ctx.params.id }, unitRecordsInScopeFilter(getScope(ctx))],
    })
    if (!order) throw notFound()
    ctx.body = await getOrderDetail(order, (await getPaymentSettings()).payment)
  },
}
