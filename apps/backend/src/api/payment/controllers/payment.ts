import { startPaymentBodySchema } from '@bgm/validation'
import {
  getScope,
  requirePermission,
  type Scope,
  unitRecordsInScopeFilter,
} from '#src/api/membership/services/scope'
import { findOrder, type OrderRow } from '#src/api/order/services/row'
import { getPaymentSettings } from '#src/api/order/services/settings'
import { getOrderDetail } from '#src/api/order/services/view'
import { getPortalUrl } from '#src/email/links'
import { HttpError, notFound } from '#src/http/errors'
import { requireIdempotencyKey } from '#src/http/idempotency-key'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { addStrapiNames } from '#src/http/strapi-names'
import { ProviderError } from '#src/payment-provider/port'
import { hasReceivedMoney } from '../rules/transition'
import { findAttempt, type PaymentAttempt } from '../services/attempt-row'
import { getAttemptView } from '../services/attempt-view'
import { checkAttemptThrottled } from '../services/check'
import { cancelAttempt } from '../services/close'
import { createPaymentLink, findOpenPaymentLink, revokePaymentLinks } from '../services/links'
import { getPaymentOptionsView } from '../services/methods-view'
import { listRefundViews } from '../services/refund-view'
import { hasAllOrdersInScope } from '../services/scoped-attempts'
import { startPayment } from '../services/start'

const findScopedOrder = (scope: Scope, documentId: string) =>
  findOrder({ $and: [{ documentId }, unitRecordsInScopeFilter(scope)] })

async function getOrder(ctx: RequestContext): Promise<{ scope: Scope; order: OrderRow }> {
  const scope = getScope(ctx)
  const order = await findScopedOrder(scope, ctx.params.id ?? '')
  if (!order) throw notFound()
  return { scope, order }
}

async function getAttempt(ctx: RequestContext): Promise<PaymentAttempt> {
  const scope = getScope(ctx)
  const attempt = await findAttempt({
    document_id: ctx.params.id ?? '',
    organisation_id: scope.organisation,
  })
  if (!attempt || !(await hasAllOrdersInScope(attempt, scope))) throw notFound()
  requirePermission(scope, 'order.pay')
  return attempt
}

/** Returns the orders with these ids. Throws 404 if one of them is not in scope. */
async function getOrders(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  const orders = []
  for (const id of new Set(ids)) {
    const order = await findScopedOrder(scope, id)
    if (!order) throw notFound()
    orders.push(order)
  }
  return orders
}

const unreachable = () =>
  new HttpError(503, 'The payment provider cannot be reached', { code: 'provider-unavailable' })

export default {
  async ofOrder(ctx: RequestContext) {
    const { scope, order } = await getOrder(ctx)
    requirePermission(scope, 'order.pay')
    const [{ payment }, options, refunds, link] = await Promise.all([
      getPaymentSettings(),
      getPaymentOptionsView(order, { scope }),
      listRefundViews(order.id, scope),
      findOpenPaymentLink(order.id),
    ])
    ctx.body = {
      data: {
        order: addStrapiNames(await getOrderDetail(order, payment)),
        ...options,
        refunds,
        link: link && { expires_at: new Date(link.expires_at) },
      },
    }
  },

  async start(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'order.pay')
    const account = getAccount(ctx)
    const { orders: ids, method, locale = account.locale } = parseBody(ctx, startPaymentBodySchema)
    const key = requireIdempotencyKey(ctx)
    await consume('payment-start-account', account.documentId)
    const orders = await getOrders(scope, ids)
    const attempt = await startPayment({
      orders,
      method,
      locale,
      key: `${scope.organisation}:${account.documentId}:${key}`,
      startedBy: account.documentId,
      link: null,
      returnUrl: id => getPortalUrl(locale, `/orders/${orders[0]?.documentId}/payments/${id}`),
    })
    // A repeated key returns the earlier attempt, which may pay orders that are now out of scope.
    if (!(await hasAllOrdersInScope(attempt, scope))) throw notFound()
    ctx.status = 201
    ctx.body = { data: await getAttemptView(attempt) }
  },

  async get(ctx: RequestContext) {
    ctx.body = { data: await getAttemptView(await getAttempt(ctx)) }
  },

  async check(ctx: RequestContext) {
    const attempt = await getAttempt(ctx)
    await consume('payment-check-account', getAccount(ctx).documentId)
    ctx.body = { data: await getAttemptView(await checkAttemptThrottled(attempt)) }
  },

  async cancel(ctx: RequestContext) {
    const attempt = await getAttempt(ctx)
    await consume('payment-check-account', getAccount(ctx).documentId)
    try {
      if (!hasReceivedMoney(attempt.state)) await cancelAttempt(attempt)
    } catch (error) {
      throw error instanceof ProviderError ? unreachable() : error
    }
    const current = (await findAttempt({ id: attempt.id })) ?? attempt
    if (hasReceivedMoney(current.state))
      throw new HttpError(409, 'Money has been received by this payment', { code: 'payment-settled' })
    ctx.body = { data: await getAttemptView(current) }
  },

  async createLink(ctx: RequestContext) {
    const { scope, order } = await getOrder(ctx)
    requirePermission(scope, 'order.pay')
    const account = getAccount(ctx)
    await consume('pay-link-account', account.documentId)
    const { token, expiresAt } = await createPaymentLink(order, account)
    const url = getPortalUrl(account.locale, `/pay/${token}`)
    ctx.body = { data: { url, expires_at: new Date(expiresAt) } }
  },

  async revokeLink(ctx: RequestContext) {
    const { scope, order } = await getOrder(ctx)
    requirePermission(scope, 'order.pay')
    await revokePaymentLinks(order, getAccount(ctx))
    ctx.status = 204
  },
}
