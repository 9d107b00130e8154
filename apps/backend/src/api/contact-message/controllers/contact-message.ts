import { contactMessageBodySchema } from '@bgm/validation'
import { bodyOf } from '../../../body'
import type { Call } from '../../../call'
import { addressOf } from '../../../client'
import { spend } from '../../../rate-limit'
import { isKnown, submissionOf } from '../../../submission'
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
