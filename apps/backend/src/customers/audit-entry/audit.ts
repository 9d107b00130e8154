import type { AuditAction } from '@bgm/validation'
import { logSecurityEvent } from '#src/identity'
import type { StaffAction } from './panel-labels'

const uid = 'api::audit-entry.audit-entry'

/** `name` is the id of a member or remote pass, or the name of a staff member. */
export type Actor = { kind: 'member' | 'staff' | 'system' | 'pass'; name: string }

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

/** Records an action and its actor. Call this in the transaction that performs the action. */
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
  if (!accessActions.test(entry.action)) return
  const { action, details = {}, subjectId } = entry
  logSecurityEvent('access.changed', { action, person: String(details?.person ?? subjectId) })
}

/** The staff member who made the current panel request, or the system outside of panel requests. */
export function staffActor(): Actor {
  const user: { firstname?: string; lastname?: string; id?: number } | undefined =
    strapi.requestContext.get()?.state.user
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ')
  return user ? { kind: 'staff', name: `${name} (${user.id})` } : systemActor
}
