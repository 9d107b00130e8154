import * as z from 'zod/mini'
import { locales } from './account'
import { accepted, bodyObject, choice, formObject, optionalCheckbox, text } from './fields'
import { enteredPassword } from './passwords'
import { recordIdField } from './playback'

/** The purposes to which a person can consent, each separately. */
export const consentPurposes = ['terms', 'privacy', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Grants or withdraws one consent, for the version of the document that was shown. */
export const consentBodySchema = bodyObject({
  purpose: choice(consentPurposes),
  given: z.boolean('validation.invalid'),
  document_version: text(40),
  locale: choice(locales),
})
export type ConsentBody = z.output<typeof consentBodySchema>

/** Deleting an account requires the password. */
export const accountRemovalSchema = formObject({ password: enteredPassword })
export const accountRemovalBodySchema = bodyObject(accountRemovalSchema.shape)

/** Ending the subscriptions of an organisation that nobody else could continue also requires the password. */
export const subscriptionEndSchema = formObject({ organisation: recordIdField, password: enteredPassword })
export const subscriptionEndBodySchema = bodyObject(subscriptionEndSchema.shape)
/** Taking the planned end back. */
export const subscriptionKeepSchema = formObject({ organisation: recordIdField })
export const subscriptionKeepBodySchema = bodyObject(subscriptionKeepSchema.shape)
export type SubscriptionEndBody = z.output<typeof subscriptionEndBodySchema>

/** The portal's forms for giving or withdrawing one consent and for accepting the terms. */
export const consentSchema = formObject({
  purpose: choice(consentPurposes),
  given: optionalCheckbox,
  document_version: text(40),
})
export const termsAcceptanceSchema = formObject({ terms: accepted, document_version: text(40) })
