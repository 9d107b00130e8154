import type { Api } from '@bgm/api-client'
import { withholdingChoiceSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { chooseWithholding } from '#app/services/withholdings.server'

/** Stores the choice and shows the payment methods for the new amount. */
export const handleWithholdingChoice = (api: Api, form: FormBody, order: string, next: string) =>
  submit(
    form,
    withholdingChoiceSchema,
    async ({ withhold }) => {
      await chooseWithholding(api, order, withhold === 'yes')
      return redirectAfterPost(next, await flashSuccess('payments.withholding.saved'))
    },
    'withhold',
  )
