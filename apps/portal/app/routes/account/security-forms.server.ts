import type { Api } from '@bgm/api-client'
import {
  changePasswordSchema,
  form as emptyForm,
  endSessionSchema,
  unlinkGoogleSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { Args } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther } from '#app/http/respond.server'
import { keepToken } from '#app/http/session.server'
import { paths } from '#app/paths'
import { unlinkGoogle } from '#app/services/google.server'
import { changePassword } from '#app/services/password.server'
import { endOtherSessions, endSession } from '#app/services/sessions.server'
import { textOf } from '#app/text'

const nothing = emptyForm({})

/** The forms of the security page, by name. */
export function answerSecurity(args: Args, api: Api, form: FormBody) {
  const locale = localeOf(args.request)
  const here = paths.accountSecurity(locale)
  if (form.form === 'password')
    return submit(form, changePasswordSchema, async passwords => {
      const { jwt } = await changePassword(api, passwords)
      return seeOther(here, keepToken(jwt), await leaveNotice('notices.password_changed'))
    })
  const t = textOf(locale)
  if (form.form === 'google')
    return submit(form, unlinkGoogleSchema, async ({ current_password }) => {
      await unlinkGoogle(api, current_password)
      const words = { item: t('security.google.item'), action: t('security.google.unlinked') }
      return seeOther(here, await leaveNotice('notices.success', words))
    })
  const words = { item: t('security.sessions.item'), action: t('security.sessions.ended') }
  const ended = async () => seeOther(here, await leaveNotice('notices.success', words))
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
