import { usageDisputeBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { pageQuery } from '#src/http/page-query'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { computeSubmissionDigests, isKnownSubmission } from '#src/http/submission'
import { createDispute } from '../services/create'
import { findDispute, findDisputeInScope, listDisputes, toDisputeView, uid } from '../services/row'

const listQuery = z.strictObject(pageQuery)

export default {
  async list(ctx: RequestContext) {
    const { page, page_size: pageSize } = parseInput(listQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'usage.read')
    const account = getAccount(ctx)
    const { rows, pagination } = await listDisputes(scope, account, { page, pageSize })
    ctx.body = { data: rows.map(row => toDisputeView(row, account)), meta: { pagination } }
  },

  async create(ctx: RequestContext) {
    const body = parseBody(ctx, usageDisputeBodySchema)
    const scope = getScope(ctx)
    requirePermission(scope, 'usage.dispute')
    const account = getAccount(ctx)
    const content = { ...body, organisation: scope.organisation, member: account.documentId }
    const submission = computeSubmissionDigests(ctx, content)
    if (!(await isKnownSubmission(uid, submission))) {
      await consume('usage-dispute-account', account.documentId)
      await createDispute(scope, account, body, submission[0] ?? '')
    }
    const row = await findDispute({ submission: { $in: submission } })
    if (!row) throw notFound()
    ctx.status = 201
    ctx.body = toDisputeView(row, account)
  },

  /** Ends a dispute. Repeating the call has no effect. */
  async resolve(ctx: RequestContext) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    const row = await findDisputeInScope(scope, account, ctx.params.id)
    if (!row) throw notFound()
    requirePermission(scope, 'usage.dispute')
    const data = { state: 'resolved' as const, resolved_at: new Date() }
    ctx.body = toDisputeView(row.state === 'resolved' ? row : { ...row, ...data }, account)
    if (row.state === 'resolved') return
    await strapi.db.transaction(async () => {
      await strapi.db.query(uid).update({ where: { documentId: row.documentId }, data })
      await recordAuditEntry({
        action: 'usage.resolved',
        actor: memberActor(account),
        subject: 'usage',
        subjectId: row.documentId,
        organisation: scope.organisation,
        details: { name: row.month },
      })
    })
  },
}
