import type { Api } from '@bgm/api-client'
import { formObject, sendEmailConfirmationSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { createCooldownCookie, readCooldown } from '#app/http/cooldown.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { requestEmailChange, resendEmailConfirmation } from '#app/services/verification.server'

const nothing = formObject({})

/** Handles the forms on the verification page by name. */
export function handleVerificationForm(args: RouteArgs, api: Api, form: FormBody) {
  const here = paths.verify(getLocale(args.request))
  if (form.form === 'email')
    return submit(form, sendEmailConfirmationSchema, async ({ email }) => {
      await requestEmailChange(api, email)
      return redirectAfterPost(
        here,
        createCooldownCookie(),
        await flashSuccess('notices.email_changed', { email }),
      )
    })
  return resend(args, api, form, here)
}

function resend(args: RouteArgs, api: Api, form: FormBody, here: string) {
  const seconds = readCooldown(args.request)
  if (seconds > 0) return reply(form, { '': [{ key: 'verify.resend_wait', values: { seconds } }] }, 429)
  return submit(form, nothing, async () => {
    const { email } = await getAccount(api)
    await resendEmailConfirmation(api, email)
    return redirectAfterPost(
      here,
      createCooldownCookie(),
      await flashSuccess('notices.email_sent', { email }),
    )
  })
}
