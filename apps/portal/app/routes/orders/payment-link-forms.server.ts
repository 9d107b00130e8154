import type { Api } from '@bgm/api-client'
import { formObject } from '@bgm/validation'
import { data } from '@remix-run/node'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { createPaymentLink, revokePaymentLink } from '#app/services/payments.server'

/** Handles the forms for the payment link. Only this response contains the URL of a new link. */
export async function handlePaymentLinkForm(api: Api, form: FormBody, order: string, here: string) {
  if (form.form === 'pay-link-revocation')
    return submit(form, formObject({}), async () => {
      await revokePaymentLink(api, order)
      return redirectAfterPost(here, await flashSuccess('payments.link.revoked_notice'))
    })
  return data({ link: await createPaymentLink(api, [order]) })
}
