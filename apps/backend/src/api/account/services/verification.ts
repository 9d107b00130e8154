import { z } from 'zod'
import { consumeCode, getExpiry, issueCode } from '#src/api/code/services/code'
import { sendEmail } from '#src/email/send'
import { confirmationEmail } from '#src/email/verification-emails'
import { fieldError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { defineJob } from '#src/jobs/job'
import { enqueue, responseDelay } from '#src/jobs/queue'
import { findByEmail, updateAccountIf } from './account'

/** Sends the mail whose button verifies the address; an earlier button stops working. */
export async function sendConfirmation(account: Account): Promise<void> {
  const token = await issueCode('email-confirmation', account.documentId, account.email)
  const letter = confirmationEmail(account, token)
  await sendEmail(account.email, account.locale, letter, { until: getExpiry('email-confirmation') })
}

const asked = z.object({ email: z.string() })

export const confirmationJob = defineJob('confirmation', asked, async ({ email }) => {
  const account = await findByEmail(email)
  if (account && !account.confirmed && !account.blocked) await sendConfirmation(account)
})

/** Sends that mail to who has an account and still needs it; asking costs the same for anybody. */
export const requestConfirmation = (email: string): Promise<void> =>
  enqueue(confirmationJob, { email }, { startAfter: responseDelay })

/** Proves the number that the code was sent to; from then on it signs in and receives codes. */
export async function verifyMobileNumber(account: Account, code: string): Promise<Account> {
  const row = await consumeCode('mobile-number', account.documentId, code)
  if (!row?.target) throw fieldError('code', 'validation.code', 'code')
  const proved = { mobile_number: row.target, proved_mobile_number: row.target }
  const verified = await updateAccountIf(account, { confirmed: true, email: account.email }, proved)
  if (!verified) throw fieldError('code', 'validation.code', 'code')
  return verified
}
