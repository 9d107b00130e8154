import type { Api, SignInResult, User } from '@bgm/api-client'
import type { ConfirmEmailWithNewPassword, ConfirmEmailWithPassword } from '@bgm/validation'
import { getAccount } from './account.server'

export const resendEmailConfirmation = (api: Api, email: string) => api.identity.sendEmailConfirmation(email)

/**
 * Requests a change of the email address, which invalidates earlier links. A confirmed address is kept until
 * the new one is confirmed.
 */
export const requestEmailChange = (api: Api, email: string, password?: string) =>
  api.identity.changeEmail(email, password)

export const cancelEmailChange = (api: Api) => api.identity.cancelEmailChange()

/** Returns the state of a confirmation link, and whether the session belongs to the link's account. */
export async function getEmailConfirmation(api: Api, member: Api | null, token: string) {
  const found = await api.identity.lookUpEmailConfirmation(token)
  if (found.state !== 'open') return found
  // An expired session is treated as missing, and the page asks for the password instead.
  const account = member && (await getAccount(member).catch(() => null))
  return { ...found, own: (found.change ? account?.pending_email : account?.email) === found.email }
}

/** Confirms the address within a session of its account. */
export const confirmEmail = (api: Api, token: string): Promise<User> => api.identity.confirmEmail(token)

export const confirmEmailWithPassword = (api: Api, form: ConfirmEmailWithPassword): Promise<SignInResult> =>
  api.identity.confirmEmailByPassword(form)

export const confirmEmailWithNewPassword = (
  api: Api,
  form: ConfirmEmailWithNewPassword,
): Promise<SignInResult> => api.identity.confirmEmailByNewPassword(form)

export const declineEmailConfirmation = (api: Api, token: string) =>
  api.identity.declineEmailConfirmation(token)

/** Sends a code to the given or stored number; returns the seconds until another code may be requested. */
export async function sendMobileCode(api: Api, number?: string, password?: string): Promise<number> {
  const { retry_after } = await api.identity.sendMobileCode(number, password)
  return retry_after
}

/** Saves an unverified number; the previous number can no longer be used for sign-in. */
export const changeMobileNumber = (api: Api, number: string, password?: string) =>
  api.identity.changeMobileNumber(number, password)

export const verifyMobileNumber = (api: Api, code: string) => api.identity.verifyMobileNumber(code)
