import type { Api, AuditEntry, AuditFilter } from '@bgm/api-client'

/** The audit trail filters as they appear in the query string. */
type Asked = Partial<Record<'person' | 'about' | 'from' | 'to', string>>

const toFilter = ({ about, ...filter }: Asked): AuditFilter => ({
  ...filter,
  ...(about ? { kind: about } : {}),
})

export const listAuditEntries = (api: Api, filters: Asked, page: number) =>
  api.auditEntries.list({ ...toFilter(filters), page, page_size: 25 })

export const exportAuditEntries = (api: Api, asked: Asked): Promise<AuditEntry[]> =>
  api.auditEntries.export(toFilter(asked))
