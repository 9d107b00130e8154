import { deleteCodesByPurpose, findToken } from '#src/identity/code/code'
import { logSecurityEvent, setAffectedAccount } from '#src/identity/session/security-events'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import {
  findAccountByDocumentId,
  hashAccountPassword,
  lockAccount,
  updateAccountIfUnchanged,
} from './account'
import { confirmAccount, confirmAndRemoveRegistrant } from './confirm'
import { requirePassword } from './password'

/**
 * The address that an emailed token confirms: that of a new account or, with `change`, the new address of a
 * confirmed account.
 */
type Confirmation = { account: Account; email: string; change: boolean }

export const alreadyConfirmedError = () =>
  new HttpError(409, 'The email address is already confirmed', { code: 'already-confirmed' })

const invalidCode = () => new HttpError(400, 'The code is invalid or has expired', { code: 'code' })

/**
 * Returns the pending confirmation for a token. A used token is kept until it expires, so that opening the
 * link again results in 409 `already-confirmed`. Throws 400 for an unknown token.
 */
export async function getConfirmation(token: string): Promise<Confirmation> {
  const changing = await findToken('email-change', token)
  const row = changing ?? (await findToken('email-confirmation', token))
  const account = row && (await findAccountByDocumentId(row.owner))
  if (!account || !row?.target) throw invalidCode()
  setAffectedAccount(account)
  if (account.blocked) throw new HttpError(403, 'The account is blocked', { code: 'blocked' })
  const change = changing !== null
  if (change && account.pending_email === row.target) return { account, email: row.target, change }
  if (account.email !== row.target) throw invalidCode()
  if (account.confirmed) throw alreadyConfirmedError()
  if (change) throw invalidCode()
  return { account, email: row.target, change }
}

type Verification = { session: string } | { password: string | null }

async function confirm(token: string, { account, email, change }: Confirmation, verification: Verification) {
  const confirmed = change
    ? await applyPendingEmail(account, email, verification)
    : await confirmAccount(account, { email, ...verification })
  return confirmed ?? throwCurrentError(token)
}

/** Throws the error that matches the token's state after a concurrent request has changed it. */
async function throwCurrentError(token: string): Promise<never> {
  await getConfirmation(token)
  throw invalidCode()
}

/** Confirms an address using a session of the account being confirmed. */
export async function confirmWithSession(token: string, account: Account, session: string): Promise<Account> {
  const confirmation = await getConfirmation(token)
  if (confirmation.account.id !== account.id) throw invalidCode()
  return confirm(token, confirmation, { session })
}

/** Confirms an address using the password of the account being confirmed. */
export async function confirmWithPassword(token: string, currentPassword: string): Promise<Account> {
  const confirmation = await getConfirmation(token)
  const { password } = confirmation.account
  await requirePassword(confirmation.account, currentPassword)
  return confirm(token, confirmation, { password })
}

/**
 * Confirms a new account by setting a new password. The registrant may be somebody else, so their details
 * and consents are discarded. Rejects changes of address, which require the current password.
 */
export async function confirmWithNewPassword(token: string, newPassword: string): Promise<Account> {
  const { account, email, change } = await getConfirmation(token)
  if (change) throw invalidCode()
  const confirmed = await confirmAndRemoveRegistrant(account, email, await hashAccountPassword(newPassword))
  return confirmed ?? throwCurrentError(token)
}

/** Handles "This wasn't me": deletes the unconfirmed account, or cancels the requested change of address. */
export async function declineConfirmation(token: string): Promise<void> {
  const { account, email, change } = await getConfirmation(token)
  if (change) {
    await updateAccountIfUnchanged(account, { pending_email: email }, { pending_email: null })
    return deleteCodesByPurpose(account.documentId, 'email-change')
  }
  await strapi.db.transaction(async () => {
    if (!(await lockAccount(account, { email, confirmed: false }))) return throwCurrentError(token)
    // Staff can set a member back to unconfirmed. Such an account has memberships, so it must be kept.
    const memberships = await strapi.db
      .query('api::membership.membership')
      .count({ where: { user_id: account.id } })
    if (memberships > 0) return throwCurrentError(token)
    logSecurityEvent('registration.declined', { account: account.documentId })
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: account.id } })
  })
}

/** Applies the new address and invalidates the codes sent to the old one. */
async function applyPendingEmail(
  account: Account,
  email: string,
  verification: Verification,
): Promise<Account | null> {
  const expected = 'password' in verification ? { password: verification.password } : {}
  return await strapi.db.transaction(async () => {
    const changed = await updateAccountIfUnchanged(
      account,
      { pending_email: email, confirmed: true, blocked: false, ...expected },
      { email, pending_email: null },
    )
    if (changed)
      await deleteCodesByPurpose(account.documentId, 'password-reset', 'password-grant', 'email-confirmation')
    return changed
  })
}
