import { z } from 'zod'
import type { HttpClient } from '../http'
import { dataResponse, isoDateTime, listResponse } from '../wire'

const entry = z.object({
  id: z.string(),
  at: isoDateTime,
  /** One of `auditActions`, or an action added by a newer backend. */
  action: z.string(),
  /** `name` is set for members with an account and, except in exports, for holders of staff passes. */
  actor: z.object({ kind: z.enum(['member', 'staff', 'system', 'pass']), name: z.string().nullable() }),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})

export type AuditEntry = z.output<typeof entry>

export interface AuditFilter {
  /** An account id, `staff` or `system`. */
  person?: string
  kind?: string
  /** The first and last day in Jakarta time, e.g. `2026-11-20`, both inclusive. */
  from?: string
  to?: string
}

/** The audit trail of the active organisation, newest first. */
export const createAuditApi = (http: HttpClient) => ({
  list: (query: AuditFilter & { page?: number; page_size?: number } = {}) =>
    http.call('get', 'audit-entries', { query, schema: listResponse(entry) }),
  /** Returns all matching entries, up to 10,000. The export itself is recorded in the audit trail. */
  export: (query: AuditFilter = {}) =>
    http.call('get', 'audit-entries/export', { query, schema: dataResponse(z.array(entry)) }),
})
