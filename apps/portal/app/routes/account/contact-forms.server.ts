import type { Api } from '@bgm/api-client'
import { changeEmailSchema, changeMobileNumberSchema, formObject, verifyCodeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { createCooldownCookie } from '#app/http/cooldown.server'
import { flashSuccess } from '#app/http/flash.server'
import { clearFormValues, saveFormValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import {
  cancelEmailChange,
  changeMobileNumber,
  requestEmailChange,
  sendMobileCode,
  verifyMobileNumber,
} from '#app/services/verification.server'
import { getText } from '#app/text'

const nothing = formObject({})
const step = 'phone'

/** Returns the key under which the browser stores the number to which a code was sent. */
export const phoneFormKey = (draft: string) => ({ draft, step })

/** Handles the forms on the contact page by name. */
export async function handleContactForm(args: RouteArgs, api: Api, form: FormBody) {
  const here = paths.accountContact(getLocale(args.request))
  if (form.form === 'email')
    return submit(form, changeEmailSchema, async ({ email, current_password }) => {
      await requestEmailChange(api, email, current_password)
      return redirectAfterPost(here)
    })
  if (form.form === 'cancel-email')
    return submit(form, nothing, async () => {
      await cancelEmailChange(api)
      return redirectAfterPost(here)
    })
  if (form.form === 'code') return verifyNumber(args, api, form)
  if (form.form === 'other-phone') return redirectAfterPost(here, await clearFormValues(step))
  return changeNumber(args, api, form)
}

/** Sends a code to the number, or saves the unverified number as contact data. */
function changeNumber(args: RouteArgs, api: Api, form: FormBody) {
  const here = paths.accountContact(getLocale(args.request))
  return submit(form, changeMobileNumberSchema, async ({ mobile_number, current_password }) => {
    if (form.intent === 'save') {
      await changeMobileNumber(api, mobile_number, current_password)
      return redirectAfterPost(here, await successNotice(args, 'notices.updated'))
    }
    const { id } = await getAccount(api)
    await sendMobileCode(api, mobile_number, current_password)
    return redirectAfterPost(
      here,
      createCooldownCookie(),
      await saveFormValues(phoneFormKey(id), { mobile_number }),
    )
  })
}

function successNotice(args: RouteArgs, action: 'notices.updated' | 'security.contact.phone_proved') {
  const t = getText(getLocale(args.request))
  return flashSuccess('notices.success', { item: t('fields.mobile_number'), action: t(action) })
}

function verifyNumber(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  const verify = async ({ code }: { code: string }) => {
    await verifyMobileNumber(api, code)
    const notice = await successNotice(args, 'security.contact.phone_proved')
    return redirectAfterPost(paths.accountContact(locale), await clearFormValues(step), notice)
  }
  return submit(form, verifyCodeSchema, verify, 'code')
}
