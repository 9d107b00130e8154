import { fieldError } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import type { Account } from '#src/platform/http/request-context'
import { isCorrectPassword } from './account'

/** Checks the current password, subject to a rate limit. Throws a field error on `currentPassword`. */
export async function requirePassword(account: Account, password: string | undefined): Promise<void> {
  await consume('password-account', account.documentId)
  if (!(await isCorrectPassword(account, password ?? '')))
    throw fieldError('currentPassword', 'validation.password_wrong', 'credentials')
}
