import { findAccountByDocumentId, updateAccountIfUnchanged } from '#src/identity/account/account'
import { confirmAccount } from '#src/identity/account/confirm'
import { endOtherSessions } from '#src/identity/session/session'
import type { Account } from '#src/platform/http/request-context'
import type { GoogleProfile } from './provider'

/**
 * Links a Google account to the account whose password was just checked. Returns null if the account no
 * longer has that email address. Google has verified the address, so an unconfirmed account becomes
 * confirmed.
 */
export async function linkGoogle(
  account: Account,
  { sub, email }: Pick<GoogleProfile, 'sub' | 'email'>,
): Promise<Account | null> {
  const { password } = account
  const data = { google_sub: sub }
  return (
    (await confirmAccount(account, { email, password }, data)) ??
    (await updateAccountIfUnchanged(account, { email, password, confirmed: true, blocked: false }, data))
  )
}

type Unlinked = { account: Account; changed: boolean } | null

/**
 * Removes the Google link from the account whose password was just checked, and ends all other sessions.
 * Returns the account unchanged if it has no link, or null if the password or the link has changed in the
 * meantime.
 */
export async function unlinkGoogle(account: Account, session: string): Promise<Unlinked> {
  const { password, google_sub, documentId } = account
  if (google_sub === null) return { account, changed: false }
  return await strapi.db.transaction(async () => {
    const unlinked = await updateAccountIfUnchanged(account, { password, google_sub }, { google_sub: null })
    if (unlinked) {
      await endOtherSessions(documentId, session)
      return { account: unlinked, changed: true }
    }
    const now = await findAccountByDocumentId(documentId)
    return now?.google_sub === null && now.password === password ? { account: now, changed: false } : null
  })
}
