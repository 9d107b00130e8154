import type { Api } from '@bgm/api-client'
import { type ChangeSecondFactor, confirmSecondFactorSchema, startSecondFactorSchema } from '@bgm/validation'
import { flashRecoveryCodes } from '#app/http/flash.server'
import { redirectAfterPost } from '#app/http/respond.server'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactorSetup,
} from '#app/services/second-factor.server'
import type { FormBody } from './form-body.server'
import { submit } from './submit.server'

/**
 * Handles the forms that set up a second factor and redirects back to the page; returns null for other
 * forms.
 */
export function handleSecondFactorSetup(api: Api, form: FormBody, here: string) {
  const start = async ({ current_password }: { current_password: string }) => {
    await startSecondFactorSetup(api, current_password)
    return redirectAfterPost(here)
  }
  if (form.form === 'start') return submit(form, startSecondFactorSchema, start)
  const confirm = async ({ code }: { code: string }) =>
    redirectAfterPost(here, await flashRecoveryCodes(await confirmSecondFactor(api, code)))
  if (form.form === 'confirm') return submit(form, confirmSecondFactorSchema, confirm, 'code')
  return null
}

/** Replaces the recovery codes and redirects to the same page, which shows the new codes. */
export const handleRecoveryCodesRenewal = async (api: Api, change: ChangeSecondFactor, here: string) =>
  redirectAfterPost(here, await flashRecoveryCodes(await renewRecoveryCodes(api, change)))
