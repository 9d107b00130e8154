import type { Api } from '@bgm/api-client'
import { changeSecondFactorSchema, confirmSecondFactorSchema, startSecondFactorSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashRecoveryCodes } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#app/services/second-factor.server'

/** Handles the forms of the security page by name. */
export function handleSecurityForm(args: RouteArgs, api: Api, form: FormBody) {
  const here = paths.collectiveSecurity(localeOf(args.request))
  if (form.form === 'start')
    return submit(form, startSecondFactorSchema, async ({ current_password }) => {
      await startSecondFactor(api, current_password)
      return redirectAfterPost(here)
    })
  if (form.form === 'confirm')
    return submit(
      form,
      confirmSecondFactorSchema,
      async ({ code }) =>
        redirectAfterPost(here, await flashRecoveryCodes(await confirmSecondFactor(api, code))),
      'code',
    )
  return submit(form, changeSecondFactorSchema, async change =>
    redirectAfterPost(here, await flashRecoveryCodes(await renewRecoveryCodes(api, change))),
  )
}
