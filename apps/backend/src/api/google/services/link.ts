import type { Account } from '../../../call'
import { updateAccountIf } from '../../account/services/account'
import { confirmAccount } from '../../account/services/confirm'
import type { GooglePerson } from './provider'

/**
 * Links a Google account to the account whose password was just verified, while it still has Google's address; null
 * otherwise. Google has verified that address: an unconfirmed account becomes confirmed.
 */
export async function linkGoogle(
  account: Account,
  { sub, email }: Pick<GooglePerson, 'sub' | 'email'>,
): Promise<Account | null> {
  const { password } = account
  const data = { google_sub: sub }
  return (
    (await confirmAccount(account, { email, password }, data)) ??
    (await updateAccountIf(account, { email, password, confirmed: true, blocked: false }, data))
  )
}
