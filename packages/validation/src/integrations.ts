import * as z from 'zod/mini'
import { apiScopes, collectiveKeyValidityPeriods, collectiveScopes, webhookEvents } from './constants'
import {
  abortUnless,
  bodyObject,
  choice,
  formObject,
  hasLength,
  list,
  properName,
  submissionKey,
  text,
} from './fields'
import { recordIdField } from './playback'

export const maxApiKeys = 20
export const maxWebhooks = 10

const atLeastOne = <const T extends readonly [string, ...string[]]>(values: T) =>
  list(
    200,
    'validation.invalid',
    z.array(z.enum(values, 'validation.invalid')).check(hasLength(1, values.length, 'validation.choose_one')),
  )

const keyFields = { key_name: properName(60), scopes: atLeastOne(apiScopes) }

/** A new API key. `submission_key` identifies one form submission. */
export const apiKeySchema = formObject({ ...keyFields, submission_key: submissionKey })
export const apiKeyBodySchema = bodyObject(keyFields)
export type ApiKeyBody = z.output<typeof apiKeyBodySchema>

const collectiveKeyFields = {
  key_name: properName(60),
  scopes: atLeastOne(collectiveScopes),
  valid_days: choice(collectiveKeyValidityPeriods),
}

/** A new key for a collective body. `submission_key` identifies one form submission. */
export const collectiveKeySchema = formObject({ ...collectiveKeyFields, submission_key: submissionKey })
export const collectiveKeyBodySchema = bodyObject(collectiveKeyFields)
export type CollectiveKeyBody = z.output<typeof collectiveKeyBodySchema>

const endpointFields = { webhook_url: text(500), events: atLeastOne(webhookEvents) }

export const webhookSchema = formObject({ ...endpointFields, submission_key: submissionKey })
export const webhookBodySchema = bodyObject(endpointFields)
export type WebhookBody = z.output<typeof webhookBodySchema>

export const resendWebhookDeliverySchema = formObject({ delivery: recordIdField })

/** Selects the key or webhook to keep, as `key.<id>` or `webhook.<id>`. */
export const keptIntegrationSchema = formObject({
  kept: z.pipe(
    z.string({ error: 'validation.required' }).check(
      abortUnless<string>(value => value.length <= 40, 'validation.invalid'),
      z.regex(/^(?:key|webhook)\.[a-z0-9]{20,32}$/, 'validation.invalid'),
    ),
    z.transform((value: string) => {
      const [kind, id = ''] = value.split('.')
      return { kind: kind === 'key' ? ('key' as const) : ('webhook' as const), id }
    }),
  ),
})
export type KeptIntegration = z.output<typeof keptIntegrationSchema>['kept']
