import type { JoinBody } from '@bgm/validation'
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

/** Uses the invitation up, of several calls at once for one, and makes the membership that it promised. */
async function join(row: InvitationRow, account: Account): Promise<void> {
  const { count } = await strapi.db
    .query(invitationUid)
    .deleteMany({ where: { id: row.id, digest: row.digest } })
  if (count !== 1) throw notFound()
  const { role, organisation } = row
  const where = { user_id: account.id, organisation_id: organisation.id }
  if ((await strapi.db.query('api::membership.membership').count({ where })) > 0)
    throw new HttpError(409, 'The account belongs already', { code: 'already-member' })
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

async function tellInviter(
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
 * Joins with the account that is signed in. Its address must be the invited one; where that is not confirmed yet, the
 * token, which only that address was sent, confirms it. 409 `invitation-address` for any other account.
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
      throw new HttpError(409, 'The invitation is for another address', { code: 'invitation-address' })
    await join(row, account)
    await tellInviter(row, account)
  })
  return row
}

/** A new account with the invited address, confirmed by the token, and its membership; 400 for a taken address. */
export async function registerByInvitation({ token, ...person }: JoinBody) {
  const row = await getInvitationByToken(token)
  const account = await strapi.db.transaction(async () => {
    const made = await createAccount({ ...person, email: row.email, confirmed: true })
    await join(row, made)
    await tellInviter(row, made)
    return made
  })
  return { account, row }
}
