import type { AuditAction } from '@bgm/validation'
import { logSecurityEvent } from '#src/identity'
import { createBulkWriter } from '#src/platform/database/bulk-writer'
import { newRecordId } from '#src/platform/runtime/cryptography'
import type { StaffAction } from './panel-labels'

const uid = 'api::audit-entry.audit-entry'

/** `name` is the id of a member or remote pass, or the name of a staff member. */
export type Actor = {
  kind: 'member' | 'staff' | 'system' | 'pass'
  name: string
  /** Whether the locks of units do not apply to the actor. */
  headOffice?: boolean
}

export const systemActor: Actor = { kind: 'system', name: 'system' }

/** The signed-in member as an actor. */
export const memberActor = (account: { documentId: string }): Actor => ({
  kind: 'member',
  name: account.documentId,
})

type Entry = {
  action: AuditAction | StaffAction
  actor: Actor
  subject: string
  subjectId: string
  /** Null for records that belong to no organisation, such as tracks and prices. */
  organisation: number | null
  /** The time of the action, which defaults to now. */
  at?: Date
  /** Names of records, codes and amounts. People are referred to only by account id, under `person`. */
  details?: Record<string, string | number | null>
}

// Matches actions that change who may act for an organisation, and in which role.
const accessActions = /^membership\.|^organisation\.transferred$/

function logAccessChange({ action, details = {}, subjectId }: Entry): void {
  if (!accessActions.test(action)) return
  logSecurityEvent('access.changed', { action, person: String(details?.person ?? subjectId) })
}

/**
 * Records actions and their actors, with a number of statements that does not depend on the number of actions. Call
 * this in the transaction that performs the actions.
 */
export async function recordAuditEntries(entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await strapi.db.transaction(async ({ trx }) => {
    const writer = createBulkWriter(trx)
    const ids = await writer.takeIds(uid, entries.length)
    const now = new Date()
    await writer.insert(
      uid,
      entries.map((entry, index) => ({
        id: ids[index] ?? 0,
        documentId: newRecordId(),
        createdAt: now,
        updatedAt: now,
        publishedAt: now,
        at: entry.at ?? now,
        action: entry.action,
        actor_kind: entry.actor.kind,
        actor: entry.actor.name,
        subject: entry.subject,
        subject_id: entry.subjectId,
        organisation: entry.organisation,
        organisation_id: entry.organisation,
        details: entry.details ?? null,
      })),
    )
  })
  for (const entry of entries) logAccessChange(entry)
}

/** Records an action and its actor. Call this in the transaction that performs the action. */
export const recordAuditEntry = (entry: Entry): Promise<void> => recordAuditEntries([entry])

/** The staff member who made the current panel request, or the system outside of panel requests. */
export function staffActor(): Actor {
  const user: { firstname?: string; lastname?: string; id?: number } | undefined =
    strapi.requestContext.get()?.state.user
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ')
  return user ? { kind: 'staff', name: `${name} (${user.id})` } : systemActor
}
