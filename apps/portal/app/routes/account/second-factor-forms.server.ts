import type { Api } from '@bgm/api-client'
import { changeSecondFactorSchema, confirmSecondFactorSchema, startSecondFactorSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashRecoveryCodes, flashSuccess } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#app/services/second-factor.server'
import { getText } from '#app/text'

/** Handles the forms of the second factor by name; the change form's default intent creates new codes. */
export function handleSecondFactorForm(args: RouteArgs, api: Api, form: FormBody) {
  const locale = localeOf(args.request)
  const here = paths.accountSecondFactor(locale)
  const start = async ({ current_password }: { current_password: string }) => {
    await startSecondFactor(api, current_password)
    return redirectAfterPost(here)
  }
  if (form.form === 'start') return submit(form, startSecondFactorSchema, start)
  const confirm = async ({ code }: { code: string }) =>
    redirectAfterPost(here, await flashRecoveryCodes(await confirmSecondFactor(api, code)))
  if (form.form === 'confirm') return submit(form, confirmSecondFactorSchema, confirm, 'code')
  return submit(form, changeSecondFactorSchema, async change => {
    if (form.intent !== 'disable')
      return redirectAfterPost(here, await flashRecoveryCodes(await renewRecoveryCodes(api, change)))
    await disableSecondFactor(api, change)
    const t = getText(locale)
    const values = { item: t('security.second_factor.item'), action: t('security.second_factor.disabled') }
    return redirectAfterPost(paths.accountSecurity(locale), await flashSuccess('notices.success', values))
  })
}
