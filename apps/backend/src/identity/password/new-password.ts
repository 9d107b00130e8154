import { hashAccountPassword, updateAccountIfUnchanged } from '#src/identity/account/account'
import { confirmAndRemoveRegistrant } from '#src/identity/account/confirm'
import type { Account } from '#src/platform/http/request-context'

/**
 * Replaces the password that was just checked and cancels a pending email change. Returns null if the
 * password has changed since it was checked.
 */
export async function replacePassword(account: Account, password: string): Promise<Account | null> {
  const data = { pending_email: null, ...(await hashAccountPassword(password)) }
  return updateAccountIfUnchanged(account, { password: account.password, blocked: false }, data)
}

/**
 * Sets a new password using a code that was sent to `target`. Returns null if that is no longer the
 * account's email address or verified number. A code sent by email also confirms an unconfirmed account and
 * removes the registrant's details and consents.
 */
export async function resetPassword(
  account: Account,
  target: string,
  password: string,
): Promise<Account | null> {
  const data = { pending_email: null, ...(await hashAccountPassword(password)) }
  const expected = { confirmed: true, blocked: false }
  if (!target.includes('@'))
    return updateAccountIfUnchanged(account, { ...expected, proved_mobile_number: target }, data)
  return (
    (await confirmAndRemoveRegistrant(account, target, data)) ??
    (await updateAccountIfUnchanged(account, { ...expected, email: target }, data))
  )
}
