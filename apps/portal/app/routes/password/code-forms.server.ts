import type { Api } from '@bgm/api-client'
import { formObject, verifyCodeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import { createCooldownCookie, readCooldown } from '#app/http/cooldown.server'
import { createResetCookie, flashSuccess, type PasswordReset } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { exchangeResetCode, requestResetCode } from '#app/services/password.server'

/** Handles the forms on the code page by name. */
export function handleCodeForm(request: Request, api: Api, reset: PasswordReset, form: FormBody) {
  const locale = getLocale(request)
  if (form.form === 'resend') return resend(request, api, reset, form)
  const exchange = async ({ code }: { code: string }) => {
    const grant = await exchangeResetCode(api, reset.identifier, code)
    return redirectAfterPost(paths.resetPassword(locale), await createResetCookie({ ...reset, grant }))
  }
  return submit(form, verifyCodeSchema, exchange, 'code')
}

/** The response is the same whether or not the account exists. */
function resend(request: Request, api: Api, { identifier, redirectTo }: PasswordReset, form: FormBody) {
  const seconds = readCooldown(request)
  if (seconds > 0) return reply(form, { '': [{ key: 'verify.resend_wait', values: { seconds } }] }, 429)
  return submit(form, formObject({}), async () => {
    await requestResetCode(api, identifier)
    const resetCookie = await createResetCookie({ identifier, redirectTo })
    const notice = await flashSuccess('verify_code.text', { identifier })
    return redirectAfterPost(
      paths.verifyCode(getLocale(request)),
      createCooldownCookie(),
      resetCookie,
      notice,
    )
  })
}
