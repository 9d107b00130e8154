import type { AuditAction } from '@bgm/validation'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import type { Account } from '#src/http/request-context'
import type { ScopedZone } from './scoped-zones'

/** Records a member's action on a zone. Call it in the transaction of the change. */
export const recordZoneAction = (
  action: AuditAction,
  account: Pick<Account, 'documentId'>,
  zone: Pick<ScopedZone, 'documentId' | 'name' | 'organisation_id'>,
  details: Record<string, string | number | null> = {},
): Promise<void> =>
  recordAuditEntry({
    action,
    actor: memberActor(account),
    subject: action.split('.')[0] ?? 'zone',
    subjectId: zone.documentId,
    organisation: zone.organisation_id,
    details: { name: zone.name, ...details },
  })
