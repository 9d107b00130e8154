import { partnerApplications } from '@bgm/contract'
import { notFound } from '#src/platform/http/errors'
import { implement, ok } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import { computeSubmissionDigests, isKnownSubmission } from '#src/platform/http/submission'
import {
  buildTimeline,
  findPartnerApplication,
  partnerApplicationUid,
  receivePartnerApplication,
  verifyStatusToken,
} from '#src/site'

export default implement(partnerApplications, {
  async create({ body, ctx }) {
    const submission = computeSubmissionDigests(ctx, body)
    if (await isKnownSubmission(partnerApplicationUid, submission)) return ok
    await consume('partner-application-address', getClientAddress(ctx))
    // This is a honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return ok
    await consume('partner-application-email', body.email)
    await receivePartnerApplication(body, submission[0] ?? '')
    return ok
  },

  async getStatus({ params, ctx }) {
    const documentId = verifyStatusToken(params.token, new Date())
    const application = documentId && (await findPartnerApplication(documentId))
    if (!application) throw notFound()
    const { number, company_name, state, note } = application
    const visibleNote = state === 'approved' || state === 'rejected' ? note : null
    ctx.set('cache-control', 'no-store')
    return { number, company_name, state, note: visibleNote, timeline: buildTimeline(application) }
  },
})
