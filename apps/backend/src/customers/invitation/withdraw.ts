import { type Actor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import type { Scope } from '#src/customers/membership/scope'
import { type InvitationRow, invitationUid, listInvitationsBetween, mayInvite } from './row'

/** The ids of the units that an invitation gives access to, or null for all. */
export const getInvitedUnits = ({ all_units, units }: InvitationRow) =>
  all_units ? null : units.map(({ id }) => id)

type Recorded = Pick<InvitationRow, 'documentId' | 'role'> & {
  organisation: { id: number }
  units: number[] | null
}

export const recordInvitation = (
  action: 'invitation.created' | 'invitation.resent' | 'invitation.revoked',
  actor: Actor,
  { documentId, role, organisation, units }: Recorded,
) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'invitation',
    subjectId: documentId,
    organisation: organisation.id,
    details: { role, units: units?.length ?? null },
  })

/** Deletes an invitation; does nothing if it has been accepted or deleted in the meantime. */
export async function deleteInvitation(row: InvitationRow, actor: Actor): Promise<void> {
  const { count } = await strapi.db.query(invitationUid).deleteMany({ where: { id: row.id } })
  if (count === 1)
    await recordInvitation('invitation.revoked', actor, { ...row, units: getInvitedUnits(row) })
}

type Holder = { user: { id: number; email: string }; organisation: { id: number } }

/**
 * Deletes the invitations that a member sent and may no longer send, and those to the address of somebody who
 * is no longer a member. `scope` is what the member may still do.
 */
export async function withdrawInvitations(
  { user, organisation }: Holder,
  scope: Scope,
  actor: Actor,
): Promise<void> {
  for (const row of await listInvitationsBetween(organisation.id, user)) {
    const sent = row.invited_by?.id === user.id
    if (sent ? !mayInvite(scope, row) : scope.role === null) await deleteInvitation(row, actor)
  }
}
