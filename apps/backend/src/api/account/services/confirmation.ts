import { deleteCodesByPurpose, findToken } from '#src/api/code/services/code'
import { logSecurityEvent, setAffectedAccount } from '#src/auth/security-events'
import { HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { findByDocumentId, hashPassword, lockAccount, updateAccountIf } from './account'
import { confirmAccount, confirmForOwner } from './confirm'
import { requirePassword } from './password'

/** What the token of a mail is about: the first confirmation of an account, or a new address for a confirmed one. */
type Confirmation = { account: Account; email: string; change: boolean }

export const alreadyConfirmed = () =>
  new HttpError(409, 'The address is confirmed', { code: 'already-confirmed' })

const badCode = () => new HttpError(400, 'The code is wrong or old', { code: 'code' })

/**
 * The open confirmation of a token. A used token is remembered until it expires, so that its holder gets 409
 * `already-confirmed` on coming back; an unknown token reveals nothing.
 */
export async function getConfirmation(token: string): Promise<Confirmation> {
  const changing = await findToken('email-change', token)
  const row = changing ?? (await findToken('email-confirmation', token))
  const account = row && (await findByDocumentId(row.owner))
  if (!account || !row?.target) throw badCode()
  setAffectedAccount(account)
  if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
  const change = changing !== null
  if (change && account.pending_email === row.target) return { account, email: row.target, change }
  if (account.email !== row.target) throw badCode()
  if (account.confirmed) throw alreadyConfirmed()
  if (change) throw badCode()
  return { account, email: row.target, change }
}

type Proof = { session: string } | { password: string | null }

async function confirm(token: string, { account, email, change }: Confirmation, proof: Proof) {
  const confirmed = change
    ? await takePendingEmail(account, email, proof)
    : await confirmAccount(account, { email, ...proof })
  return confirmed ?? overtaken(token)
}

/** Another call came first: answers with the token's present state. */
async function overtaken(token: string): Promise<never> {
  await getConfirmation(token)
  throw badCode()
}

/** Confirms by the session of the account that the mail is about. */
export async function confirmBySession(token: string, account: Account, session: string): Promise<Account> {
  const confirmation = await getConfirmation(token)
  if (confirmation.account.id !== account.id) throw badCode()
  return confirm(token, confirmation, { session })
}

/** Confirms by the password of the account that the mail is about. */
export async function confirmByPassword(token: string, currentPassword: string): Promise<Account> {
  const confirmation = await getConfirmation(token)
  const { password } = confirmation.account
  await requirePassword(confirmation.account, currentPassword)
  return confirm(token, confirmation, { password })
}

/**
 * Confirms an account for the first time by choosing a new password. The registrant may be somebody else, so what they
 * entered and agreed to does not stand. A change of address needs the account's own password.
 */
export async function confirmByNewPassword(token: string, newPassword: string): Promise<Account> {
  const { account, email, change } = await getConfirmation(token)
  if (change) throw badCode()
  const confirmed = await confirmForOwner(account, email, await hashPassword(newPassword))
  return confirmed ?? overtaken(token)
}

/** "This wasn't me": removes the unconfirmed account, or drops the requested change of address. */
export async function declineConfirmation(token: string): Promise<void> {
  const { account, email, change } = await getConfirmation(token)
  if (change) {
    await updateAccountIf(account, { pending_email: email }, { pending_email: null })
    return deleteCodesByPurpose(account.documentId, 'email-change')
  }
  await strapi.db.transaction(async () => {
    if (!(await lockAccount(account, { email, confirmed: false }))) return overtaken(token)
    // A member whom staff set to unconfirmed belongs to organisations, so this is no registration to undo.
    const memberships = await strapi.db
      .query('api::membership.membership')
      .count({ where: { user_id: account.id } })
    if (memberships > 0) return overtaken(token)
    logSecurityEvent('registration.declined', { account: account.documentId })
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: account.id } })
  })
}

/** The new address takes effect; codes that were sent to the old one stop working. */
async function takePendingEmail(account: Account, email: string, proof: Proof): Promise<Account | null> {
  const expected = 'password' in proof ? { password: proof.password } : {}
  return await strapi.db.transaction(async () => {
    const changed = await updateAccountIf(
      account,
      { pending_email: email, confirmed: true, blocked: false, ...expected },
      { email, pending_email: null },
    )
    if (changed)
      await deleteCodesByPurpose(account.documentId, 'password-reset', 'password-grant', 'email-confirmation')
    return changed
  })
}
