import { usageDisputes } from '@bgm/contract'
import { getScope, memberActor, recordAuditEntry, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getAccount } from '#src/platform/http/request-context'
import { computeSubmissionDigests, isKnownSubmission } from '#src/platform/http/submission'
import {
  createDispute,
  findDispute,
  findDisputeInScope,
  listDisputes,
  toDisputeView,
  usageDisputeUid,
} from '#src/reporting'

export default implement(usageDisputes, {
  async list({ query: { page, page_size: pageSize }, ctx }) {
    const account = getAccount(ctx)
    const { rows, pagination } = await listDisputes(getScope(ctx), account, { page, pageSize })
    return toPage(
      rows.map(row => toDisputeView(row, account)),
      pagination,
    )
  },

  async create({ body, ctx }) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    const content = { ...body, organisation: scope.organisation, member: account.documentId }
    const submission = computeSubmissionDigests(ctx, content)
    if (!(await isKnownSubmission(usageDisputeUid, submission))) {
      await consume('usage-dispute-account', account.documentId)
      await createDispute(scope, account, body, submission[0] ?? '')
    }
    const row = await findDispute({ submission: { $in: submission } })
    if (!row) throw notFound()
    return toDisputeView(row, account)
  },

  async resolve({ params, ctx }) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    const row = await findDisputeInScope(scope, account, params.id)
    if (!row) throw notFound()
    requirePermission(scope, 'usage.dispute')
    if (row.state === 'resolved') return toDisputeView(row, account)
    const data = { state: 'resolved' as const, resolved_at: new Date() }
    await strapi.db.transaction(async () => {
      await strapi.db.query(usageDisputeUid).update({ where: { documentId: row.documentId }, data })
      await recordAuditEntry({
        action: 'usage.resolved',
        actor: memberActor(account),
        subject: 'usage',
        subjectId: row.documentId,
        organisation: scope.organisation,
        details: { name: row.month },
      })
    })
    return toDisputeView({ ...row, ...data }, account)
  },
})
