import type { AuditAction } from '@bgm/validation'
import { type Actor, recordAuditEntry, type ScopedZone } from '#src/customers'

/** Records an action on a zone. Call this in the transaction that makes the change. */
export const recordZoneAction = (
  action: AuditAction,
  actor: Actor,
  zone: Pick<ScopedZone, 'documentId' | 'name' | 'organisation_id'>,
  details: Record<string, string | number | null> = {},
): Promise<void> =>
  recordAuditEntry({
    action,
    actor,
    subject: action.split('.')[0] ?? 'zone',
    subjectId: zone.documentId,
    organisation: zone.organisation_id,
    details: { name: zone.name, ...details },
  })
