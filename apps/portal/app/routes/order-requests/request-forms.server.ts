import type { Api } from '@bgm/api-client'
import { confirmOrderSchema, declineRequestSchema, formObject } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { approveRequest, declineRequest, withdrawRequest } from '#app/services/order-requests.server'

const nothing = formObject({})

/** Handles the forms of a request by name. */
export function handleRequestForm(request: Request, api: Api, id: string, form: FormBody) {
  const locale = getLocale(request)
  const here = paths.orderRequest(locale, id)
  if (form.form === 'withdraw')
    return submit(form, nothing, async () => {
      await withdrawRequest(api, id)
      return redirectAfterPost(paths.cart(locale), await flashSuccess('approval.withdrawn'))
    })
  if (form.form === 'decline')
    return submit(form, declineRequestSchema, async ({ decline_reason }) => {
      await declineRequest(api, id, decline_reason)
      const name = (form.texts.requester ?? '').slice(0, 120)
      return redirectAfterPost(here, await flashSuccess('approval.decide.declined', { name }))
    })
  return submit(form, confirmOrderSchema, async ({ expected_total }) => {
    const { number } = await approveRequest(api, id, expected_total)
    return redirectAfterPost(here, await flashSuccess('approval.decide.approved', { number }))
  })
}
