import { partnerApplicationBodySchema } from '@bgm/validation'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { Call } from '#src/http/request-context'
import { isKnownSubmission, submissionKeys } from '#src/http/submission'
import { buildTimeline } from '../rules/state'
import { receiveApplication } from '../services/receive'
import { findApplication, uid } from '../services/row'
import { verifyStatusToken } from '../services/status-link'

export default {
  async receive(ctx: Call) {
    const body = parseBody(ctx, partnerApplicationBodySchema)
    const submission = submissionKeys(ctx, body)
    ctx.body = { ok: true }
    if (await isKnownSubmission(uid, submission)) return
    await consume('partner-application-address', getClientAddress(ctx))
    // This is a honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return
    await consume('partner-application-email', body.email)
    await receiveApplication(body, submission[0] ?? '')
  },

  async status(ctx: Call) {
    const documentId = verifyStatusToken(ctx.params.token ?? '', new Date())
    const application = documentId && (await findApplication(documentId))
    if (!application) throw notFound()
    const { number, company_name, state, note } = application
    const visibleNote = state === 'approved' || state === 'rejected' ? note : null
    ctx.set('cache-control', 'no-store')
    ctx.body = { number, company_name, state, note: visibleNote, timeline: buildTimeline(application) }
  },
}
