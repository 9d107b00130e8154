import type { Api, SignInResult, User } from '@bgm/api-client'
import type { ConfirmEmailWithNewPassword, ConfirmEmailWithPassword } from '@bgm/validation'
import { getAccount } from './account.server'

export const resendEmailConfirmation = (api: Api, email: string) =>
  api.identity.sendEmailConfirmation({ email })

/**
 * Requests a change of the email address, which invalidates earlier links. A confirmed address is kept until
 * the new one is confirmed.
 */
export const requestEmailChange = (api: Api, email: string, password?: string) =>
  api.identity.changeEmail({ email, currentPassword: password })

export const cancelEmailChange = (api: Api) => api.identity.cancelEmailChange()

/** The state of a link that the backend rejects: 409 for a confirmed address, 403 for a blocked account. */
function getLinkState(error: unknown): { state: 'confirmed' | 'invalid' } {
  if (!(error instanceof Response)) throw error
  if (error.status === 409) return { state: 'confirmed' }
  if (error.status === 400 || error.status === 403) return { state: 'invalid' }
  throw error
}

/** Returns the state of a confirmation link, and whether the session belongs to the link's account. */
export async function getEmailConfirmation(api: Api, member: Api | null, token: string) {
  const found = await api.identity
    .lookUpEmailConfirmation({ token })
    .then(link => ({ state: 'open' as const, ...link }), getLinkState)
  if (found.state !== 'open') return found
  // An expired session is treated as missing, and the page asks for the password instead.
  const account = member && (await getAccount(member).catch(() => null))
  return { ...found, own: (found.change ? account?.pending_email : account?.email) === found.email }
}

/** Confirms the address within a session of its account. */
export const confirmEmail = (api: Api, token: string): Promise<User> => api.identity.confirmEmail({ token })

export const confirmEmailWithPassword = (
  api: Api,
  { token, current_password: currentPassword }: ConfirmEmailWithPassword,
): Promise<SignInResult> => api.identity.confirmEmailByPassword({ token, currentPassword })

export const confirmEmailWithNewPassword = (
  api: Api,
  { token, password, confirm_password: passwordConfirmation }: ConfirmEmailWithNewPassword,
): Promise<SignInResult> => api.identity.confirmEmailByNewPassword({ token, password, passwordConfirmation })

export const declineEmailConfirmation = (api: Api, token: string) =>
  api.identity.declineEmailConfirmation({ token })

/** Sends a code to the given or stored number; returns the seconds until another code may be requested. */
export async function sendMobileCode(api: Api, number?: string, password?: string): Promise<number> {
  const { retry_after } = await api.identity.sendMobileCode({
    mobile_number: number,
    currentPassword: password,
  })
  return retry_after
}

/** Saves an unverified number; the previous number can no longer be used for sign-in. */
export const changeMobileNumber = (api: Api, number: string, password?: string) =>
  api.identity.updateAccount({ mobile_number: number, currentPassword: password })

export const verifyMobileNumber = (api: Api, code: string) => api.identity.verifyMobileNumber({ code })
