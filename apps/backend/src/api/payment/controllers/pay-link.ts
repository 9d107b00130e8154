import {
  paymentLinkBodySchema,
  paymentLinkCheckBodySchema,
  paymentLinkPaymentBodySchema,
} from '@bgm/validation'
import { getPortalUrl } from '#src/email/links'
import { HttpError, notFound } from '#src/http/errors'
import { requireIdempotencyKey } from '#src/http/idempotency-key'
import { requireInternalKey } from '#src/http/internal-key'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { RequestContext } from '#src/http/request-context'
import { findAttempt } from '../services/attempt-row'
import { getAttemptView } from '../services/attempt-view'
import { checkAttemptThrottled } from '../services/check'
import { getPaymentLinkView } from '../services/link-view'
import { type FoundPaymentLink, findPaymentLink } from '../services/links'
import { startPayment } from '../services/start'

/** The number of extra attempts that a request with an unknown token consumes. */
const unknownTokenCost = 20

/**
 * Only our own servers may call this, because they keep the token out of logs. Requests are rate-limited by
 * the visitor's IP address.
 */
async function getLink(ctx: RequestContext, token: string): Promise<FoundPaymentLink> {
  const address = getClientAddress(ctx)
  await consume('pay-link-address', address)
  const found = await findPaymentLink(token)
  if (found) return found
  await consume('pay-link-address', address, unknownTokenCost)
  throw notFound()
}

export default {
  async find(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { token } = parseBody(ctx, paymentLinkBodySchema)
    ctx.body = { data: await getPaymentLinkView(await getLink(ctx, token)) }
  },

  async start(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { token, method, locale = 'id' } = parseBody(ctx, paymentLinkPaymentBodySchema)
    const key = requireIdempotencyKey(ctx)
    const { link, order, state } = await getLink(ctx, token)
    await consume('payment-start-link', String(link.id))
    if (state !== 'open') throw new HttpError(409, 'The link can no longer be used', { code: 'link-closed' })
    const attempt = await startPayment({
      orders: [order],
      method,
      locale,
      key: `link-${link.id}:${key}`,
      startedBy: null,
      link: link.id,
      returnUrl: id => getPortalUrl(locale, `/pay/${token}/payments/${id}`),
    })
    ctx.status = 201
    ctx.body = { data: await getAttemptView(attempt) }
  },

  async check(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { token, attempt: id } = parseBody(ctx, paymentLinkCheckBodySchema)
    const { link } = await getLink(ctx, token)
    const attempt = await findAttempt({ document_id: id, pay_link_id: link.id })
    if (!attempt) throw notFound()
    ctx.body = { data: await getAttemptView(await checkAttemptThrottled(attempt)) }
  },
}
