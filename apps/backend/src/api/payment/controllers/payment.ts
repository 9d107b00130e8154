import { payments } from '@bgm/contract'
import type { Permission } from '@bgm/validation'
import {
  cancelAttempt,
  checkAttemptThrottled,
  createPaymentLink,
  findAttempt,
  findCreditNote,
  findOpenPaymentLink,
  findOrderInScope,
  getAttemptView,
  getCreditNoteFile,
  getOrderDetail,
  getPaymentOptionsView,
  getPaymentSettings,
  getReceiptFile,
  getWithholdingOffer,
  hasAllOrdersInScope,
  hasReceivedMoney,
  isRefundInScope,
  listAttempts,
  listRefundViews,
  type OrderRow,
  type PaymentAttempt,
  ProviderError,
  revokePaymentLinks,
  startPayment,
  toLinkCreator,
} from '#src/billing'
import { getScope, requirePermission, type Scope } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { getPortalUrl } from '#src/platform/mail/links'

async function getOrder(ctx: RequestContext, id: string, permission: Permission = 'order.pay') {
  const scope = getScope(ctx)
  const order = await findOrderInScope(scope, id)
  if (!order) throw notFound()
  requirePermission(scope, permission)
  return { scope, order }
}

async function getAttempt(ctx: RequestContext, id: string): Promise<PaymentAttempt> {
  const scope = getScope(ctx)
  const attempt = await findAttempt({ document_id: id, organisation_id: scope.organisation })
  if (!attempt || !(await hasAllOrdersInScope(attempt, scope))) throw notFound()
  requirePermission(scope, 'order.pay')
  return attempt
}

/** Returns the orders with these ids. Throws 404 if one of them is not in scope. */
async function getOrders(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  const orders = []
  for (const id of new Set(ids)) {
    const order = await findOrderInScope(scope, id)
    if (!order) throw notFound()
    orders.push(order)
  }
  return orders
}

const unreachable = () =>
  new HttpError(503, 'The payment provider cannot be reached', { code: 'provider-unavailable' })

export default implement(payments, {
  async ofOrder({ params, ctx }) {
    const { scope, order } = await getOrder(ctx, params.id)
    const [{ payment }, options, refunds, link, withholding] = await Promise.all([
      getPaymentSettings(),
      listAttempts(order.id).then(attempts =>
        getPaymentOptionsView(order.total - order.withheld, attempts, scope),
      ),
      listRefundViews(order.id, scope),
      findOpenPaymentLink(order.id),
      getWithholdingOffer(order),
    ])
    return {
      order: await getOrderDetail(order, payment),
      ...options,
      withholding,
      refunds,
      link: link && { expires_at: new Date(link.expires_at) },
    }
  },

  async downloadCreditNote({ params, query: { locale }, ctx }) {
    const { scope, order } = await getOrder(ctx, params.id, 'invoice.read')
    const note = await findCreditNote(order.id, params.number)
    if (!note || !(await isRefundInScope(note, scope))) throw notFound()
    return getCreditNoteFile(note, locale)
  },

  async start({ body: { orders: ids, method, locale: chosen }, idempotencyKey, ctx }) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    const locale = chosen ?? account.locale
    const orders = await getOrders(scope, ids)
    const attempt = await startPayment({
      orders,
      method,
      locale,
      key: `${scope.organisation}:${account.documentId}:${idempotencyKey}`,
      startedBy: account.documentId,
      link: null,
      returnUrl: id => getPortalUrl(locale, `/orders/${orders[0]?.documentId}/payments/${id}`),
    })
    // A repeated key returns the earlier attempt, which may pay orders that are now out of scope.
    if (!(await hasAllOrdersInScope(attempt, scope))) throw notFound()
    return getAttemptView(attempt)
  },

  get: async ({ params, ctx }) => getAttemptView(await getAttempt(ctx, params.id)),

  check: async ({ params, ctx }) =>
    getAttemptView(await checkAttemptThrottled(await getAttempt(ctx, params.id))),

  async downloadReceipt({ params, query: { locale }, ctx }) {
    const scope = getScope(ctx)
    const attempt = await findAttempt({ document_id: params.id, organisation_id: scope.organisation })
    if (!attempt || !(await hasAllOrdersInScope(attempt, scope))) throw notFound()
    requirePermission(scope, 'invoice.read')
    return getReceiptFile(attempt, locale)
  },

  async cancel({ params, ctx }) {
    const attempt = await getAttempt(ctx, params.id)
    try {
      if (!hasReceivedMoney(attempt.state)) await cancelAttempt(attempt)
    } catch (error) {
      throw error instanceof ProviderError ? unreachable() : error
    }
    const current = (await findAttempt({ id: attempt.id })) ?? attempt
    if (hasReceivedMoney(current.state))
      throw new HttpError(409, 'Money has been received by this payment', { code: 'payment-settled' })
    return getAttemptView(current)
  },

  async createLink({ body: { orders: ids }, ctx }) {
    const account = getAccount(ctx)
    const orders = await getOrders(getScope(ctx), ids)
    const { token, expiresAt } = await createPaymentLink(orders, toLinkCreator(account))
    return { url: getPortalUrl(account.locale, `/pay/${token}`), expires_at: new Date(expiresAt) }
  },

  async revokeLink({ params, ctx }) {
    const { order } = await getOrder(ctx, params.id)
    await revokePaymentLinks(order, getAccount(ctx))
  },
})
