import type { Api } from '@bgm/api-client'
import { changePasswordSchema, endSessionSchema, formObject, unlinkGoogleSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { createSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import { unlinkGoogle } from '#app/services/google.server'
import { changePassword } from '#app/services/password.server'
import { endOtherSessions, endSession } from '#app/services/sessions.server'
import { getText } from '#app/text'

const nothing = formObject({})

/** Handles the forms on the security page by name. */
export function handleSecurityForm(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  const here = paths.accountSecurity(locale)
  if (form.form === 'password')
    return submit(form, changePasswordSchema, async passwords => {
      const { jwt } = await changePassword(api, passwords)
      return redirectAfterPost(here, createSessionCookie(jwt), await flashSuccess('notices.password_changed'))
    })
  const t = getText(locale)
  if (form.form === 'google')
    return submit(form, unlinkGoogleSchema, async ({ current_password }) => {
      await unlinkGoogle(api, current_password)
      const values = { item: t('security.google.item'), action: t('security.google.unlinked') }
      return redirectAfterPost(here, await flashSuccess('notices.success', values))
    })
  const values = { item: t('security.sessions.item'), action: t('security.sessions.ended') }
  const ended = async () => redirectAfterPost(here, await flashSuccess('notices.success', values))
  if (form.form === 'session')
    return submit(form, endSessionSchema, async ({ session }) => {
      await endSession(api, session)
      return ended()
    })
  return submit(form, nothing, async () => {
    await endOtherSessions(api)
    return ended()
  })
}
