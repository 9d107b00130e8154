import { orders } from '@bgm/contract'
import type { UnitLine } from '@bgm/validation'
import type { z } from 'zod'
import {
  cancelOrder,
  findCancellation,
  findOrderInScope,
  getApprovalNeed,
  getInvoiceFile,
  getOrderDetail,
  getOrderEligibility,
  getPauseView,
  getPaymentSettings,
  getScheduledChangeView,
  getUnitQuote,
  listOffers,
  listOrders,
  type OrderEligibility,
  type OrderRow,
  placeOrderForUnit,
  placeOrderForUnits,
  quoteUnits,
  toLineView,
  toOrderView,
  toSubscriptionView,
} from '#src/billing'
import {
  findUnit,
  getOrderableUnits,
  getScope,
  limitCodeGuesses,
  ordersInScopeConditions,
  requirePermission,
  type Scope,
} from '#src/customers'
import { type Sql, sql } from '#src/platform/database/sql'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { addDays } from '#src/platform/runtime/jakarta'
import { hasPlays } from '#src/playback'

type OrdersQuery = z.output<typeof orders.list.query>

const filterOrders = (scope: Scope, { state, kind, business_unit, from, until }: OrdersQuery): Sql[] => [
  ...ordersInScopeConditions(scope),
  ...(state ? [sql`r.state = ${state}`] : []),
  ...(kind ? [sql`exists (select 1 from order_lines l where l.order_id = r.id and l.kind = ${kind})`] : []),
  ...(from ? [sql`r.placed_at >= ${from}`] : []),
  ...(until ? [sql`r.placed_at < ${addDays(until, 1)}`] : []),
  // The result includes orders of deleted units.
  ...(business_unit
    ? [
        sql`r.id in (select l.order_id from order_lines l join business_units x on x.id = l.business_unit_id
          where x.document_id = ${business_unit})`,
      ]
    : []),
]

async function getOrderInScope(scope: Scope, id: string): Promise<OrderRow> {
  const order = await findOrderInScope(scope, id)
  if (!order) throw notFound()
  return order
}

async function getUnitInScope(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return { scope, unit }
}

async function getCancellationView(eligibility: OrderEligibility, now: Date) {
  const cancellation = await findCancellation(eligibility, now)
  if (!cancellation || (await hasPlays(cancellation))) return null
  return { refund: cancellation.refund, until: cancellation.until }
}

/** The units of the lines. Throws 404 if one is not in scope, and 403 for a role that may not order. */
async function getUnitLines(ctx: RequestContext, lines: readonly UnitLine[]) {
  const scope = getScope(ctx)
  const units = await getOrderableUnits(
    scope,
    lines.map(({ business_unit }) => business_unit),
  )
  requirePermission(scope, 'order.create')
  return lines.flatMap(params => {
    const unit = units.get(params.business_unit)
    return unit ? [{ unit, params }] : []
  })
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

  async listLines({ params, query: { page, page_size }, ctx }) {
    const order = await getOrderInScope(getScope(ctx), params.id)
    const lines = order.lines.slice((page - 1) * page_size, page * page_size)
    const pageCount = Math.ceil(order.lines.length / page_size)
    return toPage(lines.map(toLineView), { page, pageSize: page_size, pageCount, total: order.lines.length })
  },

  async getOrdering({ params, ctx }) {
    const { scope, unit } = await getUnitInScope(ctx, params.id)
    requirePermission(scope, 'subscription.read')
    const now = new Date()
    const eligibility = await getOrderEligibility(unit, now)
    const { kinds, running, last, open, revoked, incomplete } = eligibility
    const shown = running.length > 0 ? running : last ? [last] : []
    return {
      kinds,
      subscriptions: shown.map(row => toSubscriptionView(row, now)),
      open_order: open && { id: open.documentId, number: open.number },
      revoked_zones: revoked,
      incomplete,
      scheduled: await getScheduledChangeView(unit.id, last?.expired_date),
      ...getPauseView(eligibility, now),
      cancellation: await getCancellationView(eligibility, now),
    }
  },

  async quote({ body: orderParams, ctx }) {
    const { scope, unit } = await getUnitInScope(ctx, orderParams.business_unit)
    requirePermission(scope, 'order.create')
    const now = new Date()
    const eligibility = await getOrderEligibility(unit, now)
    const { locale } = getAccount(ctx)
    const settings = await getPaymentSettings()
    const offers = await listOffers(locale)
    const voucher = { code: orderParams.voucher_code ?? null, settings, now }
    const requestQuote = () =>
      getUnitQuote({ eligibility, params: orderParams, area: unit.area_size }, offers, voucher)
    const { quote, voucherError } = orderParams.voucher_code
      ? await limitCodeGuesses(ctx, 'voucher', requestQuote, result => result.voucherError === null)
      : await requestQuote()
    const need = { organisation: scope.organisation, requester: getAccount(ctx).id, units: [unit.id] }
    const approval = await getApprovalNeed({ ...need, kinds: [quote.kind], total: quote.total })
    return { ...quote, voucher_refusal: voucherError, approval }
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

  async quoteUnits({ body, ctx }) {
    const lines = await getUnitLines(ctx, body.lines)
    const voucher = {
      code: body.voucher_code ?? null,
      settings: await getPaymentSettings(),
      now: new Date(),
    }
    const requestQuote = () => quoteUnits(lines, getAccount(ctx).locale, voucher)
    const { quote } = await (voucher.code === null
      ? requestQuote()
      : limitCodeGuesses(ctx, 'voucher', requestQuote, ({ voucherError }) => voucherError === null))
    const approval = await getApprovalNeed({
      organisation: getScope(ctx).organisation,
      requester: getAccount(ctx).id,
      units: lines.map(({ unit }) => unit.id),
      kinds: quote.lines.flatMap(({ quote: own }) => own?.kind ?? []),
      total: quote.total,
    })
    return { ...quote, approval }
  },

  async placeUnits({ body, idempotencyKey, ctx }) {
    const lines = await getUnitLines(ctx, body.lines)
    const { organisation } = getScope(ctx)
    const account = getAccount(ctx)
    const settings = await getPaymentSettings()
    const voucherCode = body.voucher_code ?? null
    const placeOrder = () =>
      placeOrderForUnits({
        account,
        organisation,
        lines,
        voucherCode,
        expectedTotal: body.expected_total,
        references: body,
        key: `units:${organisation}:${account.documentId}:${idempotencyKey}`,
        settings,
        now: new Date(),
      })
    const order = await (voucherCode === null ? placeOrder() : limitCodeGuesses(ctx, 'voucher', placeOrder))
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
    return getInvoiceFile(order, locale)
  },
})
