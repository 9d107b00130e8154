import { contactMessageBodySchema } from '@bgm/validation'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { RequestContext } from '#src/http/request-context'
import { computeSubmissionDigests, isKnownSubmission } from '#src/http/submission'
import { receiveContactMessage } from '../services/receive'
import { contactMessageUid } from '../services/row'

export default {
  async receive(ctx: RequestContext) {
    const body = parseBody(ctx, contactMessageBodySchema)
    const submission = computeSubmissionDigests(ctx, body)
    ctx.body = { ok: true }
    if (await isKnownSubmission(contactMessageUid, submission)) return
    await consume('contact-message-address', getClientAddress(ctx))
    // A honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return
    await consume('contact-message-email', body.email)
    await receiveContactMessage(body, submission[0] ?? '')
  },
}
