import { auditKinds } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { optional, pageQuery } from './query'
import { dataStreamOf, pageOf } from './response'
import { isoDateTime } from './values'

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

const filter = {
  /** An account id, `staff` or `system`. */
  person: optional(z.string().regex(/^[a-z0-9]{1,40}$/)),
  kind: optional(z.enum(auditKinds)),
  /** The first and last day in Jakarta, both inclusive. */
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
}
const auditFilter = z.strictObject(filter)
export type AuditFilter = z.input<typeof auditFilter>

const reader = { caller: 'member', permission: 'audit.read' } as const

/** The audit trail of the active organisation, newest first. */
export const auditEntries = endpoints({
  list: get('/audit-entries', {
    ...reader,
    query: z.strictObject({ ...filter, ...pageQuery }),
    response: pageOf(entry),
  }),
  /** All matching entries, up to 10,000. The export itself is recorded in the audit trail. */
  export: get('/audit-entries/export', {
    ...reader,
    query: auditFilter,
    response: dataStreamOf(entry),
    limits: ['audit-export-account'],
  }),
})
