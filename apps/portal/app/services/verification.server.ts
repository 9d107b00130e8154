import type { Api } from '@bgm/api-client'

export const resendConfirmation = (api: Api, email: string) => api.identity.sendEmailConfirmation(email)

/** Another address; the earlier link stops working. Once one is confirmed it stays until the new one is. */
export const changeEmail = (api: Api, email: string, password?: string) =>
  api.identity.changeEmail(email, password)

export const cancelEmailChange = (api: Api) => api.identity.cancelEmailChange()

export const confirmEmail = (api: Api, token: string) => api.identity.confirmEmail(token)

/** Sends a code to a number, or to the one on file; answers the seconds until the next may be asked for. */
export async function sendMobileCode(api: Api, number?: string): Promise<number> {
  const { retry_after } = await api.identity.sendMobileCode(number)
  return retry_after
}

export const proveMobileNumber = (api: Api, code: string) => api.identity.verifyMobileNumber(code)
