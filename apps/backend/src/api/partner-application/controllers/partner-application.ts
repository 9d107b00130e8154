import { partnerApplicationBodySchema } from '@bgm/validation'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { RequestContext } from '#src/http/request-context'
import { computeSubmissionDigests, isKnownSubmission } from '#src/http/submission'
import { buildTimeline } from '../rules/state'
import { receivePartnerApplication } from '../services/receive'
import { findPartnerApplication, partnerApplicationUid } from '../services/row'
import { verifyStatusToken } from '../services/status-link'

export default {
  async receive(ctx: RequestContext) {
    const body = parseBody(ctx, partnerApplicationBodySchema)
    const submission = computeSubmissionDigests(ctx, body)
    ctx.body = { ok: true }
    if (await isKnownSubmission(partnerApplicationUid, submission)) return
    await consume('partner-application-address', getClientAddress(ctx))
    // This is a honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return
    await consume('partner-application-email', body.email)
    await receivePartnerApplication(body, submission[0] ?? '')
  },

  async status(ctx: RequestContext) {
    const documentId = verifyStatusToken(ctx.params.token ?? '', new Date())
    const application = documentId && (await findPartnerApplication(documentId))
    if (!application) throw notFound()
    const { number, company_name, state, note } = application
    const visibleNote = state === 'approved' || state === 'rejected' ? note : null
    ctx.set('cache-control', 'no-store')
    ctx.body = { number, company_name, state, note: visibleNote, timeline: buildTimeline(application) }
  },
}
