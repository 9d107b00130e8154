import type { Api, PaymentAttempt } from '@bgm/api-client'
import { choosePaymentMethodSchema, formObject, type PaymentMethod } from '@bgm/validation'
import { env } from '#app/env.server'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { cancelPayment } from '#app/services/payments.server'

/**
 * Creates the redirect after a payment has been started. It leads to the provider's page if the content
 * security policy allows forms to redirect there, otherwise to our own page, which links to the provider's.
 */
export function redirectToPayment({ redirect_url: url }: PaymentAttempt, own: string): Response {
  const known = env.paymentUrl && url && new URL(url).origin === new URL(env.paymentUrl).origin
  return redirectAfterPost(known ? url : own)
}

type Choosing = {
  start: (method: PaymentMethod, submissionKey: string) => Promise<PaymentAttempt>
  /** Returns the path of our page for the payment. */
  getPath: (attempt: PaymentAttempt) => string
  /** The page with our bank account; unset where bank transfers are not offered. */
  transfer?: string
}

/** Handles the choice of a payment method. */
export const handlePaymentChoice = (form: FormBody, { start, getPath, transfer }: Choosing) =>
  submit(
    form,
    choosePaymentMethodSchema,
    async ({ method }) => {
      if (method === 'bank-transfer') return redirectAfterPost(transfer ?? '')
      const attempt = await start(method, (form.texts.submission_key ?? '').slice(0, 60))
      return redirectToPayment(attempt, getPath(attempt))
    },
    'method',
  )

/** Cancels an unfinished payment and returns to the choice of payment methods. */
export const handlePaymentCancellation = (api: Api, form: FormBody, id: string, next: string) =>
  submit(form, formObject({}), async () => {
    await cancelPayment(api, id)
    return redirectAfterPost(next, await flashSuccess('payments.cancelled_notice'))
  })
