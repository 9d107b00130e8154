import type { Api } from '@bgm/api-client'
import { changeSecondFactorSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { handleRecoveryCodesRenewal, handleSecondFactorSetup } from '#app/forms/second-factor.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { paths } from '#app/paths'

/** Handles the forms on the security page by name. */
export function handleSecurityForm(args: RouteArgs, api: Api, form: FormBody) {
  const here = paths.collectiveSecurity(getLocale(args.request))
  return (
    handleSecondFactorSetup(api, form, here) ??
    submit(form, changeSecondFactorSchema, change => handleRecoveryCodesRenewal(api, change, here))
  )
}
