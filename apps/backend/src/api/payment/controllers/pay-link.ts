import { paymentLinks } from '@bgm/contract'
import {
  checkAttemptThrottled,
  type FoundPaymentLink,
  findAttempt,
  findPaymentLink,
  getAttemptView,
  getPaymentLinkView,
  getReceiptFile,
  startPayment,
} from '#src/billing'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import { getPortalUrl } from '#src/platform/mail/links'

/** The number of extra attempts that a request with an unknown token consumes. */
const unknownTokenCost = 20

async function getLink(ctx: RequestContext, token: string): Promise<FoundPaymentLink> {
  const link = await findPaymentLink(token)
  if (link) return link
  await consume('pay-link-address', getClientAddress(ctx), unknownTokenCost)
  throw notFound()
}

export default implement(paymentLinks, {
  find: async ({ body: { token }, ctx }) => getPaymentLinkView(await getLink(ctx, token)),

  async start({ body: { token, orders: ids, method, locale = 'id' }, idempotencyKey, ctx }) {
    const { link, orders, state } = await getLink(ctx, token)
    const selected = orders.filter(({ documentId }) => ids.includes(documentId))
    if (selected.length < new Set(ids).size) throw notFound()
    await consume('payment-start-link', String(link.id))
    if (state !== 'open') throw new HttpError(409, 'The link can no longer be used', { code: 'link-closed' })
    const attempt = await startPayment({
      orders: selected,
      method,
      locale,
      key: `link-${link.id}:${idempotencyKey}`,
      startedBy: null,
      link: link.id,
      returnUrl: id => getPortalUrl(locale, `/pay/${token}/payments/${id}`),
    })
    return getAttemptView(attempt)
  },

  async downloadReceipt({ body: { token, attempt: id, locale = 'id' }, ctx }) {
    const { link } = await getLink(ctx, token)
    const attempt = await findAttempt({ document_id: id, pay_link_id: link.id })
    if (!attempt) throw notFound()
    await consume('payment-start-link', String(link.id))
    return getReceiptFile(attempt, locale)
  },

  async check({ body: { token, attempt: id }, ctx }) {
    const { link } = await getLink(ctx, token)
    const attempt = await findAttempt({ document_id: id, pay_link_id: link.id })
    if (!attempt) throw notFound()
    return getAttemptView(await checkAttemptThrottled(attempt))
  },
})
