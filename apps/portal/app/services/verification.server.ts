import type { Api } from '@bgm/api-client'

export const resendConfirmation = (api: Api, email: string) => api.identity.sendEmailConfirmation(email)

/** Another address for an account that is not confirmed yet; the earlier link stops working. */
export const changeEmail = (api: Api, email: string) => api.identity.changeEmail(email)

export const confirmEmail = (api: Api, token: string) => api.identity.confirmEmail(token)

/** Sends a code to the number on file; answers the seconds until the next may be asked for. */
export async function sendMobileCode(api: Api): Promise<number> {
  const { retry_after } = await api.identity.sendMobileCode()
  return retry_after
}

export const proveMobileNumber = (api: Api, code: string) => api.identity.verifyMobileNumber(code)
