import { hashPassword, updateAccountIf } from '#src/api/account/services/account'
import { confirmForOwner } from '#src/api/account/services/confirm'
import type { Account } from '#src/http/request-context'

/** Replaces the password that was just verified; null when it changed meanwhile. A pending address is dropped. */
export async function replacePassword(account: Account, password: string): Promise<Account | null> {
  const data = { pending_email: null, ...(await hashPassword(password)) }
  return updateAccountIf(account, { password: account.password, blocked: false }, data)
}

/**
 * Sets a new password for whoever received a code at `target`, while that is still the account's address or verified
 * number; null otherwise. A code from the mailbox proves the address too: an unconfirmed account becomes confirmed, and
 * what its registrant set up and agreed to does not stand.
 */
export async function resetPassword(
  account: Account,
  target: string,
  password: string,
): Promise<Account | null> {
  const data = { pending_email: null, ...(await hashPassword(password)) }
  const standing = { confirmed: true, blocked: false }
  if (!target.includes('@'))
    return updateAccountIf(account, { ...standing, proved_mobile_number: target }, data)
  return (
    (await confirmForOwner(account, target, data)) ??
    (await updateAccountIf(account, { ...standing, email: target }, data))
  )
}
