import type { Api } from '@bgm/api-client'
import { form as emptyForm, verifyCodeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import { keepReset, leaveNotice, type PasswordReset } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { pauseLeft, startPause } from '#app/http/pause.server'
import { seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { exchangeResetCode, requestResetCode } from '#app/services/password.server'

/** The forms of the code page, by name. */
export function answerCode(request: Request, api: Api, reset: PasswordReset, form: FormBody) {
  const locale = localeOf(request)
  if (form.form === 'resend') return resend(request, api, reset, form)
  const exchange = async ({ code }: { code: string }) => {
    const grant = await exchangeResetCode(api, reset.identifier, code)
    return seeOther(paths.resetPassword(locale), await keepReset({ ...reset, grant }))
  }
  return submit(form, verifyCodeSchema, exchange, 'code')
}

/** Says no more than the first time: whoever asks is told to wait, and nobody is told whether the account exists. */
function resend(request: Request, api: Api, { identifier, redirectTo }: PasswordReset, form: FormBody) {
  const seconds = pauseLeft(request)
  if (seconds > 0) return reply(form, { '': [{ key: 'verify.resend_wait', values: { seconds } }] }, 429)
  return submit(form, emptyForm({}), async () => {
    await requestResetCode(api, identifier)
    const kept = await keepReset({ identifier, redirectTo })
    const notice = await leaveNotice('verify_code.text', { identifier })
    return seeOther(paths.verifyCode(localeOf(request)), startPause(), kept, notice)
  })
}
