import type { Api } from '@bgm/api-client'
import { askQuotationSchema, confirmReferencedOrderSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { askForQuotation, orderQuotation } from '#app/services/quotations.server'

/** Handles the forms of a quotation by name. */
export function handleQuotationForm(request: Request, api: Api, id: string, form: FormBody) {
  const locale = getLocale(request)
  if (form.form === 'ask')
    return submit(form, askQuotationSchema, async asked =>
      redirectAfterPost(
        paths.orderRequest(locale, await askForQuotation(api, id, asked)),
        await flashSuccess('approval.asked'),
      ),
    )
  return submit(form, confirmReferencedOrderSchema, async confirmed => {
    const { id: order, number } = await orderQuotation(api, id, confirmed)
    return redirectAfterPost(
      paths.order(locale, order),
      await flashSuccess('notices.order_confirmed', { number }),
    )
  })
}
