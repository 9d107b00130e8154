import { partnerApplicationBodySchema } from '@bgm/validation'
import { notFound } from '#src/http/errors'
import { bodyOf } from '#src/http/parse-body'
import { spend } from '#src/http/rate-limit'
import { addressOf } from '#src/http/request-client'
import type { Call } from '#src/http/request-context'
import { isKnown, submissionOf } from '#src/http/submission'
import { timelineOf } from '../rules/state'
import { receiveApplication } from '../services/receive'
import { findApplication, uid } from '../services/row'
import { openStatusToken } from '../services/status-link'

export default {
  async receive(ctx: Call) {
    const body = bodyOf(ctx, partnerApplicationBodySchema)
    const submission = submissionOf(ctx, body)
    ctx.body = { ok: true }
    if (await isKnown(uid, submission)) return
    await spend('partner-application-address', addressOf(ctx))
    // Who fills in what nobody sees is told the same and leaves nothing behind.
    if (body.website) return
    await spend('partner-application-email', body.email)
    await receiveApplication(body, submission[0] ?? '')
  },

  async status(ctx: Call) {
    const documentId = openStatusToken(ctx.params.token ?? '', new Date())
    const application = documentId && (await findApplication(documentId))
    if (!application) throw notFound()
    const { number, company_name, state, note } = application
    const told = state === 'approved' || state === 'rejected' ? note : null
    ctx.set('cache-control', 'no-store')
    ctx.body = { number, company_name, state, note: told, timeline: timelineOf(application) }
  },
}
