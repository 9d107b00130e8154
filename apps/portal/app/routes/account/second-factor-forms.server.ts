import type { Api } from '@bgm/api-client'
import { changeSecondFactorSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { handleRecoveryCodesRenewal, handleSecondFactorSetup } from '#app/forms/second-factor.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { disableSecondFactor } from '#app/services/second-factor.server'
import { getText } from '#app/text'

/**
 * Handles the forms for the second factor by name. The default intent of the change form creates new
 * recovery codes.
 */
export function handleSecondFactorForm(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  const here = paths.accountSecondFactor(locale)
  const setup = handleSecondFactorSetup(api, form, here)
  if (setup) return setup
  return submit(form, changeSecondFactorSchema, async change => {
    if (form.intent !== 'disable') return handleRecoveryCodesRenewal(api, change, here)
    await disableSecondFactor(api, change)
    const t = getText(locale)
    const values = { item: t('security.second_factor.item'), action: t('security.second_factor.disabled') }
    return redirectAfterPost(paths.accountSecurity(locale), await flashSuccess('notices.success', values))
  })
}
