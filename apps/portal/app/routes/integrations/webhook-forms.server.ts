import type { Api } from '@bgm/api-client'
import { formObject, resendWebhookDeliverySchema, webhookSchema } from '@bgm/validation'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSecret, flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import {
  enableWebhook,
  resendDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from '#app/services/integrations.server'

/** Handles the forms on an endpoint's page. */
export async function handleWebhookForm({ request, params }: ActionFunctionArgs, api: Api, form: FormBody) {
  const { id = '' } = params
  const done = (...cookies: string[]) => redirectAfterPost(paths.webhook(getLocale(request), id), ...cookies)
  switch (form.form) {
    case 'webhook-test':
      return submit(form, formObject({}), async () => {
        await sendTestWebhook(api, id)
        return done(await flashSuccess('integrations.webhooks.tested'))
      })
    case 'webhook-enable':
      return submit(form, formObject({}), async () => {
        await enableWebhook(api, id)
        return done(await flashSuccess('integrations.webhooks.enabled'))
      })
    case 'webhook-secret':
      return submit(form, formObject({}), async () => {
        const { secret } = await rotateWebhookSecret(api, id)
        return done(await flashSecret({ name: id, secret }))
      })
    case 'webhook-delivery':
      return submit(form, resendWebhookDeliverySchema, async ({ delivery }) => {
        await resendDelivery(api, id, delivery)
        return done(await flashSuccess('integrations.deliveries.sent_again'))
      })
    default:
      return submit(form, webhookSchema, async values => {
        const { secret } = await updateWebhook(api, id, values)
        if (secret === null) return done(await flashSuccess('integrations.webhooks.saved'))
        return done(
          await flashSecret({ name: id, secret }),
          await flashSuccess('integrations.webhooks.saved_new_secret'),
        )
      })
  }
}
