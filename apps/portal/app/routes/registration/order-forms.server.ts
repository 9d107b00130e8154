import type { Api, Registration } from '@bgm/api-client'
import { confirmOrderSchema, formObject, voucherCodeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { parseLanguageIntent } from '#app/forms/language-intent'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost, withFullReload } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { applyVoucher, confirmRegistration, removeVoucher } from '#app/services/registration.server'
import { isLeavingStep } from './is-leaving-step'
import { getNextPath } from './step.server'

const nothing = formObject({})

/** Handles the forms on the Order Detail page: apply or remove a voucher, and confirm the order. */
export function handleOrderDetailForm(args: RouteArgs, api: Api, registration: Registration, form: FormBody) {
  const locale = getLocale(args.request)
  const here = paths.registrationStep(locale, 'order')
  if (isLeavingStep(form.intent)) {
    const response = redirectAfterPost(getNextPath(args, 'order', form))
    return parseLanguageIntent(form.intent) ? withFullReload(response) : response
  }
  if (form.form === 'voucher' && form.intent === 'remove')
    return submit(form, nothing, async () => {
      await removeVoucher(api)
      return redirectAfterPost(here, await flashSuccess('notices.voucher_removed'))
    })
  if (form.form === 'voucher')
    return submit(
      form,
      voucherCodeSchema,
      async ({ voucher_code }) => {
        await applyVoucher(api, voucher_code)
        return redirectAfterPost(here, await flashSuccess('notices.voucher_applied'))
      },
      'voucher_code',
    )
  return submit(form, confirmOrderSchema, async ({ expected_total }) => {
    // The draft's id is the idempotency key, so each draft is ordered only once.
    const { id, number } = await confirmRegistration(api, expected_total, registration.id)
    return redirectAfterPost(
      paths.order(locale, id),
      await flashSuccess('notices.order_confirmed', { number }),
    )
  })
}
