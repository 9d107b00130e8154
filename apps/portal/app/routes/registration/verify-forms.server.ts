import type { Api } from '@bgm/api-client'
import {
  emailConfirmationBodySchema,
  emailSchema,
  form as emptyForm,
  verifyCodeSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/read-form.server'
import { reply, submit } from '#app/forms/submit.server'
import type { Args } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { pauseLeft, startPause } from '#app/http/pause.server'
import { seeOther } from '#app/http/respond.server'
import { readToken } from '#app/http/session.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import {
  changeEmail,
  confirmEmail,
  proveMobileNumber,
  resendConfirmation,
  sendMobileCode,
} from '#app/services/verification.server'

const nothing = emptyForm({})

/** On the device of the registration it goes on; on another one signing in comes first. */
export function answerConfirmation(args: Args, api: Api, form: FormBody) {
  const locale = localeOf(args.request)
  const next = readToken(args.request) ? paths.register(locale) : paths.signIn(locale)
  return submit(form, emailConfirmationBodySchema, async ({ token }) => {
    await confirmEmail(api, token)
    return seeOther(next, await leaveNotice('notices.email_confirmed'))
  })
}

/** The forms of the waiting page, by name. */
export function answerVerification(args: Args, api: Api, form: FormBody) {
  const here = paths.verify(localeOf(args.request))
  if (form.form === 'email')
    return submit(form, emailSchema, async ({ email }) => {
      await changeEmail(api, email)
      return seeOther(here, startPause(), await leaveNotice('notices.email_changed', { email }))
    })
  if (form.form === 'phone')
    return submit(form, nothing, async () => {
      await sendMobileCode(api)
      return seeOther(`${here}?phone=sent`)
    })
  if (form.form === 'code')
    return submit(
      form,
      verifyCodeSchema,
      async ({ code }) => {
        await proveMobileNumber(api, code)
        return seeOther(here)
      },
      'code',
    )
  return resend(args, api, form, here)
}

function resend(args: Args, api: Api, form: FormBody, here: string) {
  const seconds = pauseLeft(args.request)
  if (seconds > 0) return reply(form, { '': [{ key: 'verify.resend_wait', values: { seconds } }] }, 429)
  return submit(form, nothing, async () => {
    const { email } = await getAccount(api)
    await resendConfirmation(api, email)
    return seeOther(here, startPause(), await leaveNotice('notices.email_sent', { email }))
  })
}
