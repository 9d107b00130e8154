import { deleteCodesByPurpose, getCodeExpiry, issueCode } from '#src/identity/code/code'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'
import { findAccountByEmail, updateAccount, updateAccountIfUnchanged } from './account'
import { alreadyConfirmedError } from './confirmation'
import { emailChangeNoticeEmail, emailChangeVerificationEmail } from './security-emails'
import { sendVerificationEmail } from './verification'

/** Replaces an unconfirmed address immediately. Throws 409 if the address was confirmed in the meantime. */
export async function replaceUnconfirmedEmail(account: Account, email: string): Promise<Account> {
  const changed = await updateAccountIfUnchanged(
    account,
    { email: account.email, confirmed: false },
    { email },
  )
  if (!changed) throw alreadyConfirmedError()
  await sendVerificationEmail(changed)
  return changed
}

/**
 * Sends a confirmation link to the new address and a notice to the current one, which stays in use until the new one
 * is confirmed.
 */
export async function requestEmailChange(account: Account, email: string): Promise<Account> {
  if (email === account.email) return cancelEmailChange(account)
  if (await findAccountByEmail(email)) throw fieldError('email', 'validation.email_taken')
  const { locale } = account
  const { updated, token } = await setPendingEmail(account, email)
  await sendEmail(email, locale, emailChangeVerificationEmail(locale, token), {
    until: getCodeExpiry('email-change'),
  })
  await sendEmail(account.email, locale, emailChangeNoticeEmail(locale, email))
  return updated
}

// Throws 409 if the address or password has changed since the account was read, so that a concurrent
// password reset wins.
async function setPendingEmail(account: Account, email: string) {
  const { email: current, password, documentId } = account
  return await strapi.db.transaction(async () => {
    const expected = { email: current, password, confirmed: true, blocked: false }
    const updated = await updateAccountIfUnchanged(account, expected, { pending_email: email })
    if (!updated)
      throw new HttpError(409, 'The account has changed in the meantime', { code: 'changed-meanwhile' })
    return { updated, token: await issueCode('email-change', documentId, email) }
  })
}

export async function cancelEmailChange(account: Account): Promise<Account> {
  await deleteCodesByPurpose(account.documentId, 'email-change')
  return updateAccount(account, { pending_email: null })
}
