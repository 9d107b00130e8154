import * as z from 'zod/mini'
import { apiScopes, collectiveKeyValidityPeriods, collectiveScopes, webhookEvents } from './constants'
import { abortUnless, bodyObject, choice, formObject, properName, submissionKey, text } from './fields'
import { recordIdField } from './playback'

export const maxApiKeys = 20
export const maxWebhooks = 10
type Choices = string | string[] | null

/** One or more distinct values from a list, sent by several checkboxes or as a JSON array. */
const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.pipe(
    z.pipe(
      z
        .optional(z.custom<Choices>())
        .check(
          abortUnless<Choices | undefined>(
            value => (value?.length ?? 0) <= (typeof value === 'string' ? 200 : values.length),
            'validation.invalid',
          ),
        ),
      z.transform(value => [...new Set(typeof value === 'string' ? value.split(',') : [value ?? []].flat())]),
    ),
    z.array(z.enum(values, 'validation.invalid')).check(z.minLength(1, 'validation.choose_one')),
  )

const keyFields = { key_name: properName(60), scopes: choices(apiScopes) }

/** A new API key. `page` identifies one form submission. */
export const apiKeySchema = formObject({ ...keyFields, page: submissionKey })
export const apiKeyBodySchema = bodyObject(keyFields)
export type ApiKeyBody = z.output<typeof apiKeyBodySchema>

const collectiveKeyFields = {
  key_name: properName(60),
  scopes: choices(collectiveScopes),
  valid_days: choice(collectiveKeyValidityPeriods),
}

/** A new key for a collective body. `page` identifies one form submission. */
export const collectiveKeySchema = formObject({ ...collectiveKeyFields, page: submissionKey })
export const collectiveKeyBodySchema = bodyObject(collectiveKeyFields)
export type CollectiveKeyBody = z.output<typeof collectiveKeyBodySchema>

const endpointFields = { webhook_url: text(500), events: choices(webhookEvents) }

export const webhookSchema = formObject({ ...endpointFields, page: submissionKey })
export const webhookBodySchema = bodyObject(endpointFields)
export type WebhookBody = z.output<typeof webhookBodySchema>

/** Selects the delivery to resend. */
export const resendWebhookDeliverySchema = formObject({ delivery: recordIdField })
