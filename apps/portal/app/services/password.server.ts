import type { Api, Session, SignInResult } from '@bgm/api-client'
import { type ChangePassword, type ResetPassword, toForgotPasswordBody } from '@bgm/validation'

/** Answers the same whether or not the account exists. */
export const requestResetCode = (api: Api, identifier: string) =>
  api.identity.forgotPassword(toForgotPasswordBody(identifier))

/** Trades the six digits for the grant that a new password needs. */
export async function exchangeResetCode(api: Api, identifier: string, code: string): Promise<string> {
  const grant = await api.identity.verifyResetCode({ identifier, code })
  return grant.code
}

export const resetPassword = (api: Api, passwords: ResetPassword): Promise<SignInResult> =>
  api.identity.resetPassword(passwords)

/** Ends every other session; the answer is the one that goes on here. */
export const changePassword = (api: Api, passwords: ChangePassword): Promise<Session> =>
  api.identity.changePassword(passwords)
