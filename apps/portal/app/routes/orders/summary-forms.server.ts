import type { Api } from '@bgm/api-client'
import { confirmOrderSchema, type OrderParams, voucherSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { Args } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { placeOrder, quoteOrder } from '#app/services/ordering.server'
import { addressFor } from './wish.server'

/** The forms of the summary: the voucher, its removal, the confirmation. */
export async function answerSummary({ request }: Args, api: Api, wish: OrderParams, form: FormBody) {
  const locale = localeOf(request)
  const here = (voucher_code?: string) => paths.newOrderSummary(locale, { ...addressFor(wish), voucher_code })
  if (form.form === 'voucher' && form.intent === 'remove')
    return seeOther(here(), await leaveNotice('notices.voucher_removed'))
  if (form.form === 'voucher')
    return submit(form, voucherSchema, async ({ voucher_code }) => {
      const { voucher_refusal: refusal } = await quoteOrder(api, { ...wish, voucher_code })
      return refusal
        ? reply(form, { voucher_code: [{ key: `errors.${refusal}` }] }, 422)
        : seeOther(here(voucher_code), await leaveNotice('notices.voucher_applied'))
    })
  return submit(form, confirmOrderSchema, async ({ expected_total }) => {
    const { id, number } = await placeOrder(api, wish, expected_total, form.texts.page ?? '')
    return seeOther(paths.order(locale, id), await leaveNotice('notices.order_confirmed', { number }))
  })
}
