import { auditEntries } from '@bgm/contract'
import {
  auditEntryViews,
  exportAuditEntries,
  filterAuditEntries,
  getOrganisation,
  getScope,
  listAuditEntries,
  listAuditEntryIdsForExport,
  memberActor,
  recordAuditEntry,
} from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'

export default implement(auditEntries, {
  async list({ query: { page, page_size: pageSize, ...filter }, ctx }) {
    const { entries, pagination } = await listAuditEntries(filterAuditEntries(getScope(ctx), filter), {
      page,
      pageSize,
    })
    return toPage(await auditEntryViews(entries, { withHolders: true }), pagination)
  },

  async export({ query, ctx }) {
    const scope = getScope(ctx)
    const { id, documentId, name } = await getOrganisation(scope)
    const ids = await listAuditEntryIdsForExport(filterAuditEntries(scope, query))
    await recordAuditEntry({
      action: 'audit.exported',
      actor: memberActor(getAccount(ctx)),
      subject: 'organisation',
      subjectId: documentId,
      organisation: id,
      details: { name },
    })
    return exportAuditEntries(ids)
  },
})
