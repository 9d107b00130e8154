import type * as z from 'zod/mini'
import { accepted, body, choice, email, form, mobileNumber, optional, paragraph, text } from './fields'

export const partnerKinds = ['reseller', 'integrator', 'agency', 'association', 'other'] as const

/** Partner onboarding, step one of three. */
export const partnerApplicationSchema = form({
  first_name: text(60),
  last_name: optional(text(60)),
  email,
  mobile_number: mobileNumber,
  company_name: text(120),
  city: text(80),
  kind: choice(partnerKinds),
  message: optional(paragraph(2000)),
  terms: accepted,
})
export const partnerApplicationBodySchema = body(partnerApplicationSchema.shape)
export type PartnerApplication = z.output<typeof partnerApplicationSchema>
