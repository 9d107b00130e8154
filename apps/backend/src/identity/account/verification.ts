import { z } from 'zod'
import { consumeCode, getCodeExpiry, issueCode } from '#src/identity/code/code'
import { fieldError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue, responseDelay } from '#src/platform/jobs/queue'
import { sendEmail } from '#src/platform/mail/send'
import { findAccountByEmail, updateAccountIfUnchanged } from './account'
import { verificationEmail } from './verification-emails'

/** Sends the email with the confirmation link, and invalidates earlier links. */
export async function sendVerificationEmail(account: Account): Promise<void> {
  const token = await issueCode('email-confirmation', account.documentId, account.email)
  const message = verificationEmail(account, token)
  await sendEmail(account.email, account.locale, message, { until: getCodeExpiry('email-confirmation') })
}

const confirmationPayload = z.object({ email: z.string() })

export const confirmationJob = defineJob('confirmation', confirmationPayload, async ({ email }) => {
  const account = await findAccountByEmail(email)
  if (account && !account.confirmed && !account.blocked) await sendVerificationEmail(account)
})

/** Sends the confirmation email from a job, so that the response does not reveal whether the account exists. */
export const requestConfirmation = (email: string): Promise<void> =>
  enqueue(confirmationJob, { email }, { startAfter: responseDelay })

/**
 * Verifies the number that the code was sent to. From then on, the number can be used to sign in and to
 * receive codes.
 */
export async function verifyMobileNumber(account: Account, code: string): Promise<Account> {
  const row = await consumeCode('mobile-number', account.documentId, code)
  if (!row?.target) throw fieldError('code', 'validation.code', 'code')
  const numbers = { mobile_number: row.target, proved_mobile_number: row.target }
  const verified = await updateAccountIfUnchanged(account, { confirmed: true, email: account.email }, numbers)
  if (!verified) throw fieldError('code', 'validation.code', 'code')
  return verified
}
