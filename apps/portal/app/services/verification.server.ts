import type { Api } from '@bgm/api-client'

export const resendConfirmation = (api: Api, email: string) => api.identity.sendEmailConfirmation(email)

/** Another address; the earlier link stops working. Once one is confirmed it stays until the new one is. */
export const changeEmail = (api: Api, email: string, password?: string) =>
  api.identity.changeEmail(email, password)

export const cancelEmailChange = (api: Api) => api.identity.cancelEmailChange()

export const confirmEmail = (api: Api, token: string) => api.identity.confirmEmail(token)

/** Sends a code to a number, or to the one on file; answers the seconds until the next may be asked for. */
export async function sendMobileCode(api: Api, number?: string, password?: string): Promise<number> {
  const { retry_after } = await api.identity.sendMobileCode(number, password)
  return retry_after
}

/** Contact data until a code proves it; the number before it signs in no more. */
export const changeMobileNumber = (api: Api, number: string, password?: string) =>
  api.identity.changeMobileNumber(number, password)

export const proveMobileNumber = (api: Api, code: string) => api.identity.verifyMobileNumber(code)
