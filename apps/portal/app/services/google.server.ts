import type { Api } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { type RegisterWithGoogle, toRegisterWithGoogleBody } from '@bgm/validation'

export const exchangeGoogleToken = (api: Api, token: string) =>
  api.identity.finishGoogle({ access_token: token })

export const linkGoogle = (api: Api, token: string, password: string) =>
  api.identity.linkGoogle({ token, password })

export const unlinkGoogle = (api: Api, password: string) =>
  api.identity.unlinkGoogle({ currentPassword: password })

/** Creates an account for a verified Google identity, in the page's language. */
export const registerWithGoogle = (api: Api, token: string, form: RegisterWithGoogle, locale: Locale) =>
  api.identity.joinGoogle(toRegisterWithGoogleBody(form, { token, locale }))
