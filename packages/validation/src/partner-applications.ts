import type * as z from 'zod/mini'
import { locales } from './account'
import {
  bodyObject,
  choice,
  consent,
  email,
  formObject,
  honeypot,
  mobileNumber,
  multilineText,
  optionalField,
  properName,
  submissionKey,
  text,
} from './fields'
import { regionFields } from './regions'

export const partnerKinds = ['reseller', 'integrator', 'agency', 'association', 'other'] as const

const fields = {
  company_name: properName(120),
  name: properName(120),
  email,
  mobile_number: mobileNumber,
  province: regionFields.province,
  city: text(80),
  kind: choice(partnerKinds),
  message: optionalField(multilineText(2000)),
  consent,
  website: honeypot,
}

/** Partner onboarding, step one of three. `website` is a honeypot; `submission_key` identifies one submission of the form. */
export const partnerApplicationSchema = formObject({ ...fields, submission_key: submissionKey })
export const partnerApplicationBodySchema = bodyObject({ ...fields, locale: choice(locales) })
export type PartnerApplication = z.output<typeof partnerApplicationSchema>
export type PartnerApplicationBody = z.output<typeof partnerApplicationBodySchema>
