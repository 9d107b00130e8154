import { contactMessages } from '@bgm/contract'
import { implement, ok } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import { computeSubmissionDigests, isKnownSubmission } from '#src/platform/http/submission'
import { contactMessageUid, receiveContactMessage } from '#src/site'

export default implement(contactMessages, {
  async create({ body, ctx }) {
    const submission = computeSubmissionDigests(ctx, body)
    if (await isKnownSubmission(contactMessageUid, submission)) return ok
    await consume('contact-message-address', getClientAddress(ctx))
    // A honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return ok
    await consume('contact-message-email', body.email)
    await receiveContactMessage(body, submission[0] ?? '')
    return ok
  },
})
