import type { Account } from '../../../call'
import { emailChangeLetter, emailChangeNoticeLetter } from '../../../mail/security-letters'
import { sendMail } from '../../../mail/send'
import { fieldRefused, Refusal } from '../../../refusal'
import { dropCodesFor, endOf, findToken, issueCode } from '../../code/services/code'
import { confirmAddress, findByEmail, getByDocumentId, updateAccount } from './account'
import { sendConfirmation } from './verification'

/** An address that nobody has verified is replaced at once. */
export async function replaceEmail(account: Account, email: string): Promise<Account> {
  const changed = await updateAccount(account, { email })
  await sendConfirmation(changed)
  return changed
}

/** A verified address stays until the new one is verified by its mail; the old one is told. */
export async function askForEmail(account: Account, email: string): Promise<Account> {
  if (email === account.email) return forgetPendingEmail(account)
  if (await findByEmail(email)) throw fieldRefused('email', 'validation.email_taken')
  const { locale } = account
  const token = await issueCode('email-change', account.documentId, email)
  const asked = await updateAccount(account, { pending_email: email })
  await sendMail(email, locale, emailChangeLetter(locale, token), { until: endOf('email-change') })
  await sendMail(account.email, locale, emailChangeNoticeLetter(locale, email))
  return asked
}

export async function forgetPendingEmail(account: Account): Promise<Account> {
  await dropCodesFor(account.documentId, 'email-change')
  return updateAccount(account, { pending_email: null })
}

const alreadyConfirmed = () => new Refusal(409, 'The address is confirmed', { code: 'already-confirmed' })

const badCode = () => new Refusal(400, 'The code is wrong or old', { code: 'code' })

/**
 * Confirms the address that the token was sent to: the account's own, or the one that shall replace it. The token stays
 * good until it ends: who holds it and comes again is told 409 `already-confirmed`, where anybody else learns nothing.
 */
export async function confirmEmail(token: string): Promise<void> {
  const replacing = await findToken('email-change', token)
  const row = replacing ?? (await findToken('email-confirmation', token))
  const account = row && (await getByDocumentId(row.owner))
  if (!account) throw badCode()
  if (replacing && account.pending_email === row.target) return takePendingEmail(account)
  if (account.email !== row.target) throw badCode()
  if (!(await confirmAddress(account))) throw alreadyConfirmed()
}

/** From now on the new address signs in; what was sent to the old one opens nothing any more. */
async function takePendingEmail(account: Account): Promise<void> {
  await updateAccount(account, {
    email: account.pending_email ?? account.email,
    pending_email: null,
    confirmed: true,
  })
  await dropCodesFor(account.documentId, 'password-reset', 'password-grant', 'email-confirmation')
}
