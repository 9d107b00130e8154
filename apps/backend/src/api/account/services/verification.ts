import type { Account } from '../../../call'
import { confirmationLetter } from '../../../mail/letters'
import { sendMail } from '../../../mail/send'
import { fieldRefused, Refusal } from '../../../refusal'
import { findToken, issueCode, spendCode } from '../../code/services/code'
import { confirmAddress, getByDocumentId, updateAccount } from './account'

/** Sends the mail whose button verifies the address; an earlier button stops working. */
export async function sendConfirmation(account: Account): Promise<void> {
  const token = await issueCode('email-confirmation', account.documentId, account.email)
  sendMail(account.email, account.locale, confirmationLetter(account.locale, account.first_name, token))
}

export const alreadyConfirmed = () =>
  new Refusal(409, 'The address is confirmed', { code: 'already-confirmed' })

const badCode = () => new Refusal(400, 'The code is wrong or old', { code: 'code' })

/**
 * Confirms the address that the token was sent to, if it is still the account's. The token stays good until it ends:
 * who holds it and comes again is told 409 `already-confirmed`, where anybody else learns nothing.
 */
export async function confirmEmail(token: string): Promise<void> {
  const row = await findToken('email-confirmation', token)
  const account = row && (await getByDocumentId(row.owner))
  if (!account || account.email !== row.target) throw badCode()
  if (!(await confirmAddress(account))) throw alreadyConfirmed()
}

/** Proves the number that the code was sent to; from then on it signs in and receives codes. */
export async function proveMobileNumber(account: Account, code: string): Promise<Account> {
  const row = await spendCode('mobile-number', account.documentId, code)
  if (!row?.target) throw fieldRefused('code', 'validation.code', 'code')
  return updateAccount(account, { mobile_number: row.target, proved_mobile_number: row.target })
}
