import type { Api } from '@bgm/api-client'
import {
  changeEmailSchema,
  changeMobileNumberSchema,
  form as emptyForm,
  verifyCodeSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { Args } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { startPause } from '#app/http/pause.server'
import { seeOther } from '#app/http/respond.server'
import { forgetTyped, keepTyped } from '#app/http/typed.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import {
  cancelEmailChange,
  changeEmail,
  changeMobileNumber,
  proveMobileNumber,
  sendMobileCode,
} from '#app/services/verification.server'
import { textOf } from '#app/text'

const nothing = emptyForm({})
const step = 'phone'

/** The number that a code was sent to waits in the reader's own browser. */
export const asked = (draft: string) => ({ draft, step })

/** The forms of the contact page, by name. */
export async function answerContact(args: Args, api: Api, form: FormBody) {
  const here = paths.accountContact(localeOf(args.request))
  if (form.form === 'email')
    return submit(form, changeEmailSchema, async ({ email, current_password }) => {
      await changeEmail(api, email, current_password)
      return seeOther(here)
    })
  if (form.form === 'cancel-email')
    return submit(form, nothing, async () => {
      await cancelEmailChange(api)
      return seeOther(here)
    })
  if (form.form === 'code') return proveNumber(args, api, form)
  if (form.form === 'other-phone') return seeOther(here, await forgetTyped(step))
  return changeNumber(args, api, form)
}

/** With a code on its way to the number, or as it is: contact data. */
function changeNumber(args: Args, api: Api, form: FormBody) {
  const here = paths.accountContact(localeOf(args.request))
  return submit(form, changeMobileNumberSchema, async ({ mobile_number, current_password }) => {
    if (form.intent === 'save') {
      await changeMobileNumber(api, mobile_number, current_password)
      return seeOther(here, await successNotice(args, 'notices.updated'))
    }
    const { id } = await getAccount(api)
    await sendMobileCode(api, mobile_number, current_password)
    return seeOther(here, startPause(), await keepTyped(asked(id), { mobile_number }))
  })
}

function successNotice(args: Args, action: 'notices.updated' | 'security.contact.phone_proved') {
  const t = textOf(localeOf(args.request))
  return leaveNotice('notices.success', { item: t('fields.mobile_number'), action: t(action) })
}

function proveNumber(args: Args, api: Api, form: FormBody) {
  const locale = localeOf(args.request)
  const prove = async ({ code }: { code: string }) => {
    await proveMobileNumber(api, code)
    const notice = await successNotice(args, 'security.contact.phone_proved')
    return seeOther(paths.accountContact(locale), await forgetTyped(step), notice)
  }
  return submit(form, verifyCodeSchema, prove, 'code')
}
