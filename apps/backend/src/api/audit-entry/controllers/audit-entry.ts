import { Readable } from 'node:stream'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { getOrganisation } from '#src/api/organisation/services/row'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { memberActor, recordAuditEntry } from '../services/audit'
import {
  auditFilter,
  auditQuery,
  entryViews,
  exportEntries,
  filterEntries,
  listEntries,
  listEntryIdsForExport,
} from '../services/read'

export default {
  async list(ctx: RequestContext) {
    const { page, page_size, ...filter } = parseInput(auditQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'audit.read')
    const { entries, pagination } = await listEntries(filterEntries(scope, filter), {
      page,
      pageSize: page_size,
    })
    ctx.body = { data: await entryViews(entries, { withHolders: true }), meta: { pagination } }
  },

  async export(ctx: RequestContext) {
    const account = getAccount(ctx)
    const filter = parseInput(auditFilter, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'audit.read')
    await consume('audit-export-account', account.documentId)
    const { id, documentId, name } = await getOrganisation(scope)
    const ids = await listEntryIdsForExport(filterEntries(scope, filter))
    await recordAuditEntry({
      action: 'audit.exported',
      actor: memberActor(account),
      subject: 'organisation',
      subjectId: documentId,
      organisation: id,
      details: { name },
    })
    ctx.set('content-type', 'application/json; charset=utf-8')
    ctx.body = Readable.from(exportEntries(ids))
  },
}
