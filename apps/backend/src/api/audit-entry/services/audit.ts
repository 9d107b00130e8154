import type { AuditAction } from '@bgm/validation'
import { logSecurityEvent } from '#src/auth/security-events'

const uid = 'api::audit-entry.audit-entry'

export type Actor = { kind: 'member' | 'staff' | 'system'; name: string }

export const systemActor: Actor = { kind: 'system', name: 'system' }

/** The member behind a call. */
export const memberActor = (account: { documentId: string }): Actor => ({
  kind: 'member',
  name: account.documentId,
})

type Entry = {
  action: AuditAction
  actor: Actor
  subject: string
  subjectId: string
  organisation: number
  /** When it was done, where that is not now. */
  at?: Date
  /** Names of records, codes, amounts; of a person never more than the id of the account, as `person`. */
  details?: Record<string, string | number | null>
}

// Who may act for an organisation, and as what.
const access = /^membership\.|^organisation\.transferred$/

/** Writes down who did what; inside a transaction it stands or falls with what was done. */
export async function recordAuditEntry(entry: Entry): Promise<void> {
  await strapi.db.query(uid).create({
    data: {
      at: entry.at ?? new Date(),
      action: entry.action,
      actor_kind: entry.actor.kind,
      actor: entry.actor.name,
      subject: entry.subject,
      subject_id: entry.subjectId,
      organisation: entry.organisation,
      details: entry.details ?? null,
    },
  })
  if (!access.test(entry.action)) return
  const { action, details = {}, subjectId } = entry
  logSecurityEvent('access.changed', { action, person: String(details?.person ?? subjectId) })
}

/** Whoever works in the admin panel just now; outside of it, the system itself. */
export function staffActor(): Actor {
  const user: { firstname?: string; lastname?: string; id?: number } | undefined =
    strapi.requestContext.get()?.state.user
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ')
  return user ? { kind: 'staff', name: `${name} (${user.id})` } : systemActor
}
