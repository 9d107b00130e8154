import { orderQuoteBodySchema, placeOrderBodySchema } from '@bgm/validation'
import { findUnit } from '#src/api/business-unit/services/row'
import { limitCodeGuesses } from '#src/api/membership/services/code-guess-limits'
import { getScope, requirePermission, unitRecordsInScopeFilter } from '#src/api/membership/services/scope'
import { toSubscriptionView } from '#src/api/subscription/services/row'
import { fieldError, notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { cancelOrder } from '../services/cancel'
import { getOrderEligibility } from '../services/eligibility'
import { placeOrderForUnit } from '../services/order-for-unit'
import { findOrder } from '../services/row'
import { getPaymentSettings } from '../services/settings'
import { getUnitQuote } from '../services/unit-quote'
import { getOrderDetail } from '../services/view'

async function getUnitInScope(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return { scope, unit }
}

export function requireIdempotencyKey(ctx: RequestContext): string {
  const key = ctx.get('idempotency-key')
  if (!/^[\x21-\x7e]{8,64}$/.test(key)) throw fieldError('Idempotency-Key', 'validation.invalid')
  return key
}

export default {
  async ordering(ctx: RequestContext) {
    const { scope, unit } = await getUnitInScope(ctx, ctx.params.id ?? '')
    requirePermission(scope, 'subscription.read')
    const now = new Date()
    const { kinds, running, last, open, revoked } = await getOrderEligibility(unit, now)
    const shown = running.length > 0 ? running : last ? [last] : []
    ctx.body = {
      kinds,
      subscriptions: shown.map(row => toSubscriptionView(row, now)),
      open_order: open && { documentId: open.documentId, number: open.number },
      revoked_zones: revoked,
    }
  },

  async quote(ctx: RequestContext) {
    const orderParams = parseBody(ctx, orderQuoteBodySchema)
    const { scope, unit } = await getUnitInScope(ctx, orderParams.business_unit)
    requirePermission(scope, 'order.create')
    const now = new Date()
    const eligibility = await getOrderEligibility(unit, now)
    const requestQuote = () =>
      getUnitQuote({
        eligibility,
        orderParams,
        area: unit.area_size,
        locale: getAccount(ctx).locale,
        now,
      })
    const { quote, voucherError } = orderParams.voucher_code
      ? await limitCodeGuesses(ctx, 'voucher', requestQuote, result => result.voucherError === null)
      : await requestQuote()
    ctx.body = { ...quote, voucher_refusal: voucherError }
  },

  async place(ctx: RequestContext) {
    const { expected_total: expectedTotal, ...orderParams } = parseBody(ctx, placeOrderBodySchema)
    const key = requireIdempotencyKey(ctx)
    const { scope, unit } = await getUnitInScope(ctx, orderParams.business_unit)
    requirePermission(scope, 'order.create')
    const account = getAccount(ctx)
    const placeOrder = () =>
      placeOrderForUnit({ account, unit, orderParams, expectedTotal, key, now: new Date() })
    const order = await (orderParams.voucher_code
      ? limitCodeGuesses(ctx, 'voucher', placeOrder)
      : placeOrder())
    ctx.body = await getOrderDetail(order, (await getPaymentSettings()).payment)
  },

  async cancel(ctx: RequestContext) {
    const scope = getScope(ctx)
    const where = { $and: [{ documentId: ctx.params.id }, unitRecordsInScopeFilter(scope)] }
    const order = await findOrder(where)
    if (!order) throw notFound()
    requirePermission(scope, 'order.cancel')
    const actor = { kind: 'member', name: getAccount(ctx).documentId } as const
    await strapi.db.transaction(() =>
      cancelOrder(order, { action: 'order.cancelled', actor, now: new Date() }),
    )
    const cancelled = await findOrder(where)
    if (!cancelled) throw notFound()
    ctx.body = await getOrderDetail(cancelled, null)
  },
}
