import { deleteCodesByPurpose, getExpiry, issueCode } from '#src/api/code/services/code'
import { emailChangeNoticeEmail, emailChangeVerificationEmail } from '#src/email/security-emails'
import { sendEmail } from '#src/email/send'
import { fieldError, HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { findByEmail, updateAccount, updateAccountIf } from './account'
import { alreadyConfirmed } from './confirmation'
import { sendConfirmation } from './verification'

/** An address that nobody has verified is replaced at once. */
export async function replaceUnconfirmedEmail(account: Account, email: string): Promise<Account> {
  const changed = await updateAccountIf(account, { email: account.email, confirmed: false }, { email })
  if (!changed) throw alreadyConfirmed()
  await sendConfirmation(changed)
  return changed
}

/** A verified address stays until the new one is verified by its mail; the old one is told. */
export async function requestEmailChange(account: Account, email: string): Promise<Account> {
  if (email === account.email) return cancelEmailChange(account)
  if (await findByEmail(email)) throw fieldError('email', 'validation.email_taken')
  const { locale } = account
  const { asked, token } = await setPendingEmail(account, email)
  await sendEmail(email, locale, emailChangeVerificationEmail(locale, token), {
    until: getExpiry('email-change'),
  })
  await sendEmail(account.email, locale, emailChangeNoticeEmail(locale, email))
  return asked
}

/** Only while the account still has the address and password that the caller gave, so that a reset is not undone. */
async function setPendingEmail(account: Account, email: string) {
  const { email: current, password, documentId } = account
  return await strapi.db.transaction(async () => {
    const expected = { email: current, password, confirmed: true, blocked: false }
    const asked = await updateAccountIf(account, expected, { pending_email: email })
    if (!asked) throw new HttpError(409, 'The account changed meanwhile', { code: 'changed-meanwhile' })
    return { asked, token: await issueCode('email-change', documentId, email) }
  })
}

export async function cancelEmailChange(account: Account): Promise<Account> {
  await deleteCodesByPurpose(account.documentId, 'email-change')
  return updateAccount(account, { pending_email: null })
}
