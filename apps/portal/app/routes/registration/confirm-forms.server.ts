import {
  confirmEmailWithNewPasswordSchema,
  confirmEmailWithPasswordSchema,
  emailConfirmationBodySchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { getPublicApi, type RouteArgs, requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getHomePath } from '#app/services/account.server'
import {
  confirmEmail,
  confirmEmailWithNewPassword,
  confirmEmailWithPassword,
  declineEmailConfirmation,
} from '#app/services/verification.server'
import { completeSignIn } from '../session/complete-sign-in.server'

const confirmed = () => flashSuccess('notices.email_confirmed')

/** The forms on the confirmation page by name; only `confirm` requires a session. */
export const confirmationFormHandlers = {
  confirm: (args: RouteArgs, form: FormBody) => {
    const api = requireApi(args)
    return submit(form, emailConfirmationBodySchema, async ({ token }) => {
      const account = await confirmEmail(api, token)
      return redirectAfterPost(getHomePath(account, getLocale(args.request)), await confirmed())
    })
  },

  'confirm-password': (args: RouteArgs, form: FormBody) => {
    const api = getPublicApi(args)
    return submit(form, confirmEmailWithPasswordSchema, async value =>
      completeSignIn(args.request, await confirmEmailWithPassword(api, value), null, await confirmed()),
    )
  },

  'confirm-new': (args: RouteArgs, form: FormBody) => {
    const api = getPublicApi(args)
    return submit(form, confirmEmailWithNewPasswordSchema, async value =>
      completeSignIn(args.request, await confirmEmailWithNewPassword(api, value), null, await confirmed()),
    )
  },

  decline: (args: RouteArgs, form: FormBody) => {
    const api = getPublicApi(args)
    const key = form.texts.change ? 'notices.email_change_declined' : 'notices.registration_declined'
    return submit(form, emailConfirmationBodySchema, async ({ token }) => {
      await declineEmailConfirmation(api, token)
      return redirectAfterPost(paths.signIn(getLocale(args.request)), await flashSuccess(key))
    })
  },
}

export const isConfirmationForm = (name: string): name is keyof typeof confirmationFormHandlers =>
  name in confirmationFormHandlers
