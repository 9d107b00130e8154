import { contactMessageBodySchema } from '@bgm/validation'
import { bodyOf } from '#src/http/parse-body'
import { spend } from '#src/http/rate-limit'
import { addressOf } from '#src/http/request-client'
import type { Call } from '#src/http/request-context'
import { isKnown, submissionOf } from '#src/http/submission'
import { receiveMessage } from '../services/receive'
import { uid } from '../services/row'

export default {
  async receive(ctx: Call) {
    const body = bodyOf(ctx, contactMessageBodySchema)
    const submission = submissionOf(ctx, body)
    ctx.body = { ok: true }
    if (await isKnown(uid, submission)) return
    await spend('contact-message-address', addressOf(ctx))
    // Who fills in what nobody sees is told the same and leaves nothing behind.
    if (body.website) return
    await spend('contact-message-email', body.email)
    await receiveMessage(body, submission[0] ?? '')
  },
}
