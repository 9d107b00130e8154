import { contactMessageBodySchema } from '@bgm/validation'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { Call } from '#src/http/request-context'
import { isKnownSubmission, submissionKeys } from '#src/http/submission'
import { receiveMessage } from '../services/receive'
import { uid } from '../services/row'

export default {
  async receive(ctx: Call) {
    const body = parseBody(ctx, contactMessageBodySchema)
    const submission = submissionKeys(ctx, body)
    ctx.body = { ok: true }
    if (await isKnownSubmission(uid, submission)) return
    await consume('contact-message-address', getClientAddress(ctx))
    // This is a honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return
    await consume('contact-message-email', body.email)
    await receiveMessage(body, submission[0] ?? '')
  },
}
