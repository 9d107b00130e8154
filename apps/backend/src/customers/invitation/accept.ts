import type { JoinByInvitationBody } from '@bgm/validation'
import { memberActor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import { lockMembers } from '#src/customers/membership/manage'
import { notifyOwnersOfNewMember, notifyOwnersOfNewOwner } from '#src/customers/membership/owner-notices'
import { invitationAcceptedEmail } from '#src/customers/membership/people-emails'
import { fullName } from '#src/customers/membership/row'
import { getScopeInOrganisation } from '#src/customers/membership/scope'
import { addMember } from '#src/customers/organisation/create'
import { confirmAccount, createAccount, lockAccount, notify } from '#src/identity'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { findInvitationByToken, type InvitationRow, invitationUid, mayInvite } from './row'
import { getInvitedUnits } from './withdraw'

/** Whether the inviter is still a member who may give this role. */
async function hasEntitledInviter(row: InvitationRow): Promise<boolean> {
  const { invited_by: inviter, organisation } = row
  if (!inviter || inviter.blocked) return false
  return mayInvite(await getScopeInOrganisation(inviter.id, organisation.id), row)
}

/** Throws 404 if the token is unknown or expired, or if its inviter may no longer give the role. */
export async function getInvitationByToken(token: string): Promise<InvitationRow> {
  const row = await findInvitationByToken(token)
  if (!row || !(await hasEntitledInviter(row))) throw notFound()
  return row
}

/** Reads the invitation again under the lock of the organisation's members, which a removal also takes. */
async function lockInvitation(token: string, { organisation }: InvitationRow): Promise<InvitationRow> {
  await lockMembers(organisation.id)
  return getInvitationByToken(token)
}

/**
 * Consumes an invitation and creates the membership. Succeeds for only one of several concurrent requests.
 */
async function join(row: InvitationRow, account: Account): Promise<void> {
  const { count } = await strapi.db
    .query(invitationUid)
    .deleteMany({ where: { id: row.id, digest: row.digest } })
  if (count !== 1) throw notFound()
  const { role, organisation } = row
  const where = { user_id: account.id, organisation_id: organisation.id }
  if ((await strapi.db.query('api::membership.membership').count({ where })) > 0)
    throw new HttpError(409, 'The account is already a member', { code: 'already-member' })
  const units = getInvitedUnits(row)
  const { documentId } = await addMember(account, organisation, { role, units })
  await recordAuditEntry({
    action: 'membership.joined',
    actor: memberActor(account),
    subject: 'membership',
    subjectId: documentId,
    organisation: organisation.id,
    details: { person: account.documentId, role, units: units?.length ?? null },
  })
}

async function notifyInviterAndOwners(
  { invited_by: inviter, organisation, role }: InvitationRow,
  account: Account,
): Promise<void> {
  const name = fullName(account)
  if (role === 'owner') return notifyOwnersOfNewOwner(organisation, name, [account.email])
  if (inviter)
    await notify(
      inviter,
      'members',
      invitationAcceptedEmail(inviter, { name, organisation: organisation.name, role }),
    )
  const informed = [account.email, ...(inviter ? [inviter.email] : [])]
  await notifyOwnersOfNewMember(organisation, { name, role, inviter: inviter && fullName(inviter) }, informed)
}

/**
 * Accepts an invitation with the signed-in account. Throws 409 `invitation-address` unless the account has
 * the invited email address. The token was sent only to that address, so it also confirms an unconfirmed
 * account.
 */
export async function acceptInvitation(
  account: Account,
  token: string,
  session: string,
): Promise<InvitationRow> {
  const invitation = await getInvitationByToken(token)
  return strapi.db.transaction(async () => {
    const row = await lockInvitation(token, invitation)
    const { email } = row
    const confirmed =
      (await confirmAccount(account, { email, session })) ??
      (await lockAccount(account, { email, confirmed: true }))
    if (!confirmed)
      throw new HttpError(409, 'The invitation is for another email address', { code: 'invitation-address' })
    await join(row, account)
    await notifyInviterAndOwners(row, account)
    return row
  })
}

/**
 * Creates a confirmed account with the invited email address, and its membership. Throws 400 if the address
 * is taken.
 */
export async function registerByInvitation({ token, ...person }: JoinByInvitationBody) {
  const invitation = await getInvitationByToken(token)
  return strapi.db.transaction(async () => {
    const row = await lockInvitation(token, invitation)
    const account = await createAccount({ ...person, email: row.email, confirmed: true })
    await join(row, account)
    await notifyInviterAndOwners(row, account)
    return { account, row }
  })
}
