import type { Account } from '../../../call'
import { confirmationLetter } from '../../../mail/letters'
import { sendMail } from '../../../mail/send'
import { fieldRefused } from '../../../refusal'
import { issueCode, spendCode } from '../../code/services/code'
import { updateAccount } from './account'

/** Sends the mail whose button verifies the address; an earlier button stops working. */
export async function sendConfirmation(account: Account): Promise<void> {
  const token = await issueCode('email-confirmation', account.documentId, account.email)
  sendMail(account.email, account.locale, confirmationLetter(account.locale, account.first_name, token))
}

/** Proves the number that the code was sent to; from then on it signs in and receives codes. */
export async function proveMobileNumber(account: Account, code: string): Promise<Account> {
  const row = await spendCode('mobile-number', account.documentId, code)
  if (!row?.target) throw fieldRefused('code', 'validation.code', 'code')
  return updateAccount(account, { mobile_number: row.target, proved_mobile_number: row.target })
}
