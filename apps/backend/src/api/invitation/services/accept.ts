import type { JoinByInvitationBody } from '@bgm/validation'
import { createAccount, lockAccount } from '#src/api/account/services/account'
import { confirmAccount } from '#src/api/account/services/confirm'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { fullName } from '#src/api/membership/services/row'
import { notify } from '#src/api/notification/services/preferences'
import { addMember } from '#src/api/organisation/services/create'
import { invitationAcceptedEmail } from '#src/email/people-emails'
import { HttpError, notFound } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { findInvitationByToken, type InvitationRow, invitationUid } from './row'

export async function getInvitationByToken(token: string): Promise<InvitationRow> {
  const row = await findInvitationByToken(token)
  if (!row) throw notFound()
  return row
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
  const units = row.all_units ? null : row.units.map(({ id }) => id)
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

async function notifyInviter(
  { invited_by: inviter, organisation, role }: InvitationRow,
  account: Account,
): Promise<void> {
  if (inviter)
    await notify(
      inviter,
      'members',
      invitationAcceptedEmail(inviter, { name: fullName(account), organisation: organisation.name, role }),
    )
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
  const row = await getInvitationByToken(token)
  await strapi.db.transaction(async () => {
    const { email } = row
    const confirmed =
      (await confirmAccount(account, { email, session })) ??
      (await lockAccount(account, { email, confirmed: true }))
    if (!confirmed)
      throw new HttpError(409, 'The invitation is for another email address', { code: 'invitation-address' })
    await join(row, account)
    await notifyInviter(row, account)
  })
  return row
}

/**
 * Creates a confirmed account with the invited email address, and its membership. Throws 400 if the address
 * is taken.
 */
export async function registerByInvitation({ token, ...person }: JoinByInvitationBody) {
  const row = await getInvitationByToken(token)
  const account = await strapi.db.transaction(async () => {
    const created = await createAccount({ ...person, email: row.email, confirmed: true })
    await join(row, created)
    await notifyInviter(row, created)
    return created
  })
  return { account, row }
}
