import { requirePermission, scopeOf } from '#src/api/membership/services/scope'
import { getOrganisation } from '#src/api/organisation/services/own'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { type Call, getAccount } from '#src/http/request-context'
import { memberOf, recordAct } from '../services/audit'
import { allEntries, auditFilter, auditQuery, entryViews, listEntries, wantedEntries } from '../services/read'

export default {
  async list(ctx: Call) {
    const { page, page_size, ...filter } = parseInput(auditQuery, ctx.query)
    const scope = await scopeOf(ctx)
    requirePermission(scope, 'audit.read')
    const { entries, pagination } = await listEntries(wantedEntries(scope, filter), {
      page,
      pageSize: page_size,
    })
    ctx.body = { data: await entryViews(entries), meta: { pagination } }
  },

  async export(ctx: Call) {
    const account = getAccount(ctx)
    const filter = parseInput(auditFilter, ctx.query)
    const scope = await scopeOf(ctx)
    requirePermission(scope, 'audit.read')
    await consume('audit-export-account', account.documentId)
    const { id, documentId, name } = await getOrganisation(scope)
    ctx.body = { data: await entryViews(await allEntries(wantedEntries(scope, filter))) }
    await recordAct({
      action: 'audit.exported',
      actor: memberOf(account),
      subject: 'organisation',
      subjectId: documentId,
      organisation: id,
      details: { name },
    })
  },
}
