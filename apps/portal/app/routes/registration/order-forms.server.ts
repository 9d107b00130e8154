import type { Api, Registration } from '@bgm/api-client'
import { confirmOrderSchema, form as emptyForm, voucherSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { languageOf } from '#app/forms/language-intent'
import { submit } from '#app/forms/submit.server'
import type { Args } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { asDocument, seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { applyVoucher, confirmRegistration, removeVoucher } from '#app/services/registration.server'
import { afterStep } from './step.server'
import { goesAnyway } from './step-intent'

const nothing = emptyForm({})

/** The forms of Order Detail: the voucher, its removal, the confirmation. Nothing here is lost by going back or out. */
export function answerOrderDetail(args: Args, api: Api, registration: Registration, form: FormBody) {
  const locale = localeOf(args.request)
  const here = paths.registrationStep(locale, 'order')
  if (goesAnyway(form.intent)) {
    const gone = seeOther(afterStep(args, 'order', form))
    return languageOf(form.intent) ? asDocument(gone) : gone
  }
  if (form.form === 'voucher' && form.intent === 'remove')
    return submit(form, nothing, async () => {
      await removeVoucher(api)
      return seeOther(here, await leaveNotice('notices.voucher_removed'))
    })
  if (form.form === 'voucher')
    return submit(
      form,
      voucherSchema,
      async ({ voucher_code }) => {
        await applyVoucher(api, voucher_code)
        return seeOther(here, await leaveNotice('notices.voucher_applied'))
      },
      'voucher_code',
    )
  return submit(form, confirmOrderSchema, async ({ expected_total }) => {
    // The draft's own id is the key: however often and wherever it is confirmed, one order comes of it.
    const { id, number } = await confirmRegistration(api, expected_total, registration.id)
    return seeOther(paths.order(locale, id), await leaveNotice('notices.order_confirmed', { number }))
  })
}
