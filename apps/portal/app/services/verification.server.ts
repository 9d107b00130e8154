import type { Api, SignInResult, User } from '@bgm/api-client'
import type { ConfirmByPassword, NewPasswordConfirmation } from '@bgm/validation'
import { getAccount } from './account.server'

export const resendConfirmation = (api: Api, email: string) => api.identity.sendEmailConfirmation(email)

/**
 * Requests a change of the email address; earlier links expire. A confirmed address is kept until the new one is
 * confirmed.
 */
export const changeEmail = (api: Api, email: string, password?: string) =>
  api.identity.changeEmail(email, password)

export const cancelEmailChange = (api: Api) => api.identity.cancelEmailChange()

/** The state of a confirmation link, and whether the session belongs to its account. */
export async function getEmailConfirmation(api: Api, member: Api | null, token: string) {
  const found = await api.identity.lookUpEmailConfirmation(token)
  if (found.state !== 'open') return found
  // An expired session counts as none here, and the page asks for the password instead.
  const account = member && (await getAccount(member).catch(() => null))
  return { ...found, own: (found.change ? account?.pending_email : account?.email) === found.email }
}

/** Confirms the address with the session of its account. */
export const confirmEmail = (api: Api, token: string): Promise<User> => api.identity.confirmEmail(token)

export const confirmEmailByPassword = (api: Api, form: ConfirmByPassword): Promise<SignInResult> =>
  api.identity.confirmEmailByPassword(form)

export const confirmEmailByNewPassword = (api: Api, form: NewPasswordConfirmation): Promise<SignInResult> =>
  api.identity.confirmEmailByNewPassword(form)

export const declineEmailConfirmation = (api: Api, token: string) =>
  api.identity.declineEmailConfirmation(token)

/** Sends a code to the given or stored number; returns the seconds until another may be requested. */
export async function sendMobileCode(api: Api, number?: string, password?: string): Promise<number> {
  const { retry_after } = await api.identity.sendMobileCode(number, password)
  return retry_after
}

/** Saves an unverified number; the previous one can no longer be used to sign in. */
export const changeMobileNumber = (api: Api, number: string, password?: string) =>
  api.identity.changeMobileNumber(number, password)

export const verifyMobileNumber = (api: Api, code: string) => api.identity.verifyMobileNumber(code)
