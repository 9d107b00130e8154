import type { Api, Session, SignInResult } from '@bgm/api-client'
import { type ChangePassword, type ResetPassword, toForgotPasswordBody } from '@bgm/validation'

/** The response is the same whether or not the account exists. */
export const requestResetCode = (api: Api, identifier: string) =>
  api.identity.forgotPassword(toForgotPasswordBody(identifier))

/** Exchanges the six-digit code for a grant to set a new password. */
export async function exchangeResetCode(api: Api, identifier: string, code: string): Promise<string> {
  const grant = await api.identity.verifyResetCode({ identifier, code })
  return grant.code
}

export const resetPassword = (
  api: Api,
  { code, password, confirm_password: passwordConfirmation }: ResetPassword,
): Promise<SignInResult> => api.identity.resetPassword({ code, password, passwordConfirmation })

/** Changes the password, ends all other sessions and returns this browser's new session. */
export const changePassword = (
  api: Api,
  { current_password: currentPassword, password, confirm_password: passwordConfirmation }: ChangePassword,
): Promise<Session> => api.identity.changePassword({ currentPassword, password, passwordConfirmation })
