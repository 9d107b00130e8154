import type { Api } from '@bgm/api-client'
import { confirmReferencedOrderSchema, type OrderParams, voucherCodeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { placeOrder, quoteOrder } from '#app/services/ordering.server'
import { toOrderQuery } from './order-params.server'
import { handleToCart } from './to-cart.server'

/** Handles the forms on the summary page: apply or remove a voucher, and confirm the order. */
export async function handleSummaryForm(
  { request }: RouteArgs,
  api: Api,
  order: OrderParams,
  form: FormBody,
) {
  const locale = getLocale(request)
  const here = (voucher_code?: string) =>
    paths.newOrderSummary(locale, { ...toOrderQuery(order), voucher_code })
  if (form.form === 'voucher' && form.intent === 'remove')
    return redirectAfterPost(here(), await flashSuccess('notices.voucher_removed'))
  if (form.form === 'voucher')
    return submit(form, voucherCodeSchema, async ({ voucher_code }) => {
      const { voucher_refusal: reason } = await quoteOrder(api, { ...order, voucher_code })
      return reason
        ? reply(form, { voucher_code: [{ key: `errors.${reason}` }] }, 422)
        : redirectAfterPost(here(voucher_code), await flashSuccess('notices.voucher_applied'))
    })
  if (form.form === 'to-cart') return handleToCart(request, api, form, [order])
  return submit(form, confirmReferencedOrderSchema, async confirmed => {
    const { id, number, state } = await placeOrder(api, order, confirmed, form.texts.submission_key ?? '')
    const pays = order.kind === 'renewal' && state === 'awaiting-payment'
    return redirectAfterPost(
      pays ? paths.payOrder(locale, id) : paths.order(locale, id),
      await flashSuccess('notices.order_confirmed', { number }),
    )
  })
}
