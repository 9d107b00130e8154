import * as z from 'zod/mini'
import { locales } from './account'
import { accepted, body, choice, enteredPassword, form, optionalCheckbox, text } from './fields'

/** What a person agrees to, each by itself. */
export const consentPurposes = ['terms', 'privacy', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** One act: given or taken back, for the version of the document that was shown. */
export const consentBodySchema = body({
  purpose: choice(consentPurposes),
  given: z.boolean('validation.invalid'),
  document_version: text(40),
  locale: choice(locales),
})
export type ConsentBody = z.output<typeof consentBodySchema>

/** Removing one's own account asks for the password. */
export const accountRemovalSchema = form({ password: enteredPassword })
export const accountRemovalBodySchema = body(accountRemovalSchema.shape)

/** The portal's forms: giving or taking back one consent, and accepting the terms that were read. */
export const consentSchema = form({
  purpose: choice(consentPurposes),
  given: optionalCheckbox,
  document_version: text(40),
})
export const termsAcceptanceSchema = form({ terms: accepted, document_version: text(40) })
