import { orders } from '@bgm/contract'
import type { z } from 'zod'
import {
  cancelOrder,
  drawInvoiceInWorker,
  findHeldMoney,
  findOrder,
  findPaymentMethod,
  getOrderDetail,
  getOrderEligibility,
  getPaymentSettings,
  getTerms,
  getUnitQuote,
  listOrders,
  loadInvoiceParties,
  type OrderRow,
  parseStoredInvoiceParties,
  placeOrderForUnit,
  toOrderView,
  toSubscriptionView,
} from '#src/billing'
import {
  findUnit,
  getScope,
  limitCodeGuesses,
  ordersInScopeConditions,
  requirePermission,
  type Scope,
  unitRecordsInScopeFilter,
} from '#src/customers'
import { type Sql, sql } from '#src/platform/database/sql'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { environment } from '#src/platform/runtime/environment'
import { addDays } from '#src/platform/runtime/jakarta'

type OrdersQuery = z.output<typeof orders.list.query>

const filterOrders = (scope: Scope, { state, kind, business_unit, from, until }: OrdersQuery): Sql[] => [
  ...ordersInScopeConditions(scope),
  ...(state ? [sql`r.state = ${state}`] : []),
  ...(kind ? [sql`r.kind = ${kind}`] : []),
  ...(from ? [sql`r.placed_at >= ${from}`] : []),
  ...(until ? [sql`r.placed_at < ${addDays(until, 1)}`] : []),
  // The result includes orders of deleted units.
  ...(business_unit
    ? [sql`r.business_unit_id in (select x.id from business_units x where x.document_id = ${business_unit})`]
    : []),
]

async function getOrderInScope(scope: Scope, id: string): Promise<OrderRow> {
  const order = await findOrder({ $and: [{ documentId: id }, unitRecordsInScopeFilter(scope)] })
  if (!order) throw notFound()
  return order
}

async function getUnitInScope(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return { scope, unit }
}

export default implement(orders, {
  async list({ query, ctx }) {
    const matching = filterOrders(getScope(ctx), query)
    const [{ rows, pagination }, { payment }] = await Promise.all([
      listOrders(matching, { page: query.page, pageSize: query.page_size }),
      getPaymentSettings(),
    ])
    return toPage(
      rows.map(row => toOrderView(row, payment)),
      pagination,
    )
  },

  async get({ params, ctx }) {
    const order = await getOrderInScope(getScope(ctx), params.id)
    return getOrderDetail(order, (await getPaymentSettings()).payment)
  },

  async getOrdering({ params, ctx }) {
    const { scope, unit } = await getUnitInScope(ctx, params.id)
    requirePermission(scope, 'subscription.read')
    const now = new Date()
    const { kinds, running, last, open, revoked } = await getOrderEligibility(unit, now)
    const shown = running.length > 0 ? running : last ? [last] : []
    return {
      kinds,
      subscriptions: shown.map(row => toSubscriptionView(row, now)),
      open_order: open && { id: open.documentId, number: open.number },
      revoked_zones: revoked,
    }
  },

  async quote({ body: orderParams, ctx }) {
    const { scope, unit } = await getUnitInScope(ctx, orderParams.business_unit)
    requirePermission(scope, 'order.create')
    const now = new Date()
    const eligibility = await getOrderEligibility(unit, now)
    const { locale } = getAccount(ctx)
    const settings = await getPaymentSettings()
    const requestQuote = () =>
      getUnitQuote({ eligibility, orderParams, area: unit.area_size, locale, settings, now })
    const { quote, voucherError } = orderParams.voucher_code
      ? await limitCodeGuesses(ctx, 'voucher', requestQuote, result => result.voucherError === null)
      : await requestQuote()
    return { ...quote, voucher_refusal: voucherError }
  },

  async place({ body: { expected_total: expectedTotal, ...orderParams }, idempotencyKey: key, ctx }) {
    const { scope, unit } = await getUnitInScope(ctx, orderParams.business_unit)
    requirePermission(scope, 'order.create')
    const account = getAccount(ctx)
    const settings = await getPaymentSettings()
    const placeOrder = () =>
      placeOrderForUnit({ account, unit, orderParams, expectedTotal, key, settings, now: new Date() })
    const order = await (orderParams.voucher_code
      ? limitCodeGuesses(ctx, 'voucher', placeOrder)
      : placeOrder())
    return getOrderDetail(order, settings.payment)
  },

  async cancel({ params, ctx }) {
    const scope = getScope(ctx)
    const order = await getOrderInScope(scope, params.id)
    requirePermission(scope, 'order.cancel')
    const actor = { kind: 'member', name: getAccount(ctx).documentId } as const
    const cancelled = await strapi.db.transaction(() =>
      cancelOrder(order, { action: 'order.cancelled', actor, now: new Date() }),
    )
    return getOrderDetail(cancelled, null)
  },

  async downloadInvoice({ params, query: { locale }, ctx }) {
    const scope = getScope(ctx)
    const order = await getOrderInScope(scope, params.id)
    requirePermission(scope, 'invoice.read')
    const { business_unit: unit } = order
    if (!unit || (order.state !== 'paid' && order.state !== 'awaiting-payment')) throw notFound()
    const [{ payment }, terms, parties, method, held] = await Promise.all([
      getPaymentSettings(),
      getTerms(order),
      parseStoredInvoiceParties(order.invoice_parties) ?? loadInvoiceParties(unit.id),
      findPaymentMethod(order.id),
      findHeldMoney(order),
    ])
    const account = order.state === 'awaiting-payment' ? payment : null
    const product = environment.APP_TITLE
    const content = await drawInvoiceInWorker({
      order,
      parties,
      account,
      held,
      method,
      terms,
      product,
      locale,
    })
    return { name: `${order.invoice_number ?? order.number}.pdf`, type: 'application/pdf', content }
  },
})
