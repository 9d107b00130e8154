import {
  confirmByPasswordSchema,
  emailConfirmationBodySchema,
  newPasswordConfirmationSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { type Args, openApi, requireApi } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { homeOf } from '#app/services/account.server'
import {
  confirmEmail,
  confirmEmailByNewPassword,
  confirmEmailByPassword,
  declineEmailConfirmation,
} from '#app/services/verification.server'
import { enter } from '../session/enter.server'

const confirmed = () => leaveNotice('notices.email_confirmed')

/** The forms behind the link of a confirmation mail, by name; only the first needs a session. */
export const confirmForms = {
  confirm: (args: Args, form: FormBody) => {
    const api = requireApi(args)
    return submit(form, emailConfirmationBodySchema, async ({ token }) => {
      const account = await confirmEmail(api, token)
      return seeOther(homeOf(account, localeOf(args.request)), await confirmed())
    })
  },

  'confirm-password': (args: Args, form: FormBody) => {
    const api = openApi(args)
    return submit(form, confirmByPasswordSchema, async value =>
      enter(args.request, await confirmEmailByPassword(api, value), null, await confirmed()),
    )
  },

  'confirm-new': (args: Args, form: FormBody) => {
    const api = openApi(args)
    return submit(form, newPasswordConfirmationSchema, async value =>
      enter(args.request, await confirmEmailByNewPassword(api, value), null, await confirmed()),
    )
  },

  decline: (args: Args, form: FormBody) => {
    const api = openApi(args)
    const key = form.texts.change ? 'notices.email_change_declined' : 'notices.registration_declined'
    return submit(form, emailConfirmationBodySchema, async ({ token }) => {
      await declineEmailConfirmation(api, token)
      return seeOther(paths.signIn(localeOf(args.request)), await leaveNotice(key))
    })
  },
}

export const isConfirmForm = (name: string): name is keyof typeof confirmForms => name in confirmForms
