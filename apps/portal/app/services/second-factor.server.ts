import type { Api, Session } from '@bgm/api-client'
import type { ChangeSecondFactor } from '@bgm/validation'
import { renderQrDataUrl } from './qr-code.server'

export const verifySecondFactor = (api: Api, challenge: string, code: string): Promise<Session> =>
  api.identity.verifySecondFactor({ challenge, code })

/**
 * Returns the state of the second factor. During setup, this includes the QR code, key and link for an
 * authenticator app.
 */
export async function getSecondFactor(api: Api) {
  const { setup, ...state } = await api.identity.getSecondFactor()
  if (!setup) return { ...state, setup }
  const { secret, uri } = setup
  return { ...state, setup: { secret: groupCharacters(secret), uri, picture: renderQrDataUrl(uri) } }
}

export const startSecondFactorSetup = (api: Api, password: string) =>
  api.identity.startSecondFactorSetup({ currentPassword: password })

/** Returns the recovery codes, which are never shown again. */
export async function confirmSecondFactor(api: Api, code: string): Promise<string[]> {
  const { recovery_codes } = await api.identity.confirmSecondFactor({ code })
  return recovery_codes
}

const toBody = ({ current_password: currentPassword, code }: ChangeSecondFactor) => ({
  currentPassword,
  code,
})

export async function renewRecoveryCodes(api: Api, form: ChangeSecondFactor): Promise<string[]> {
  const { recovery_codes } = await api.identity.renewRecoveryCodes(toBody(form))
  return recovery_codes
}

export const disableSecondFactor = (api: Api, form: ChangeSecondFactor) =>
  api.identity.disableSecondFactor(toBody(form))

const groupCharacters = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
