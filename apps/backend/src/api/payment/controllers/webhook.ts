import { paymentProvider, receiveProviderWebhook } from '#src/billing'
import { HttpError, notFound } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import { getUnparsedBody } from '#src/platform/http/unparsed-body'

const forged = 30

export default {
  async receive(ctx: RequestContext) {
    if (!paymentProvider || ctx.params.provider !== paymentProvider.name) throw notFound()
    const address = getClientAddress(ctx)
    await consume('payment-notice-address', address)
    const raw = getUnparsedBody(ctx)
    const webhook = paymentProvider.parseWebhook(raw, ctx.req.headers)
    if (!webhook) {
      await consume('payment-notice-address', address, forged)
      throw new HttpError(403, 'The webhook is not signed')
    }
    await receiveProviderWebhook(paymentProvider.name, webhook, raw)
    ctx.body = { ok: true }
  },
}
