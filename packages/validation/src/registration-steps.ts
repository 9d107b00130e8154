import * as z from 'zod/mini'
import { propertySchema } from './business-units'
import { industrySchema } from './industries'
import { pricingSchema } from './orders'

/** The parts of a stored registration that determine the next step. */
export interface RegistrationDraft {
  industry?: unknown
  property?: unknown
  file_npwp?: unknown
  pricing?: unknown
  order?: unknown
}

const isPresent = z.custom(value => value !== null && value !== undefined, 'validation.required')

/** The wizard's steps after Register and Verifikasi, in order; each schema checks the whole draft. */
export const registrationSteps = [
  { id: 'industry', schema: z.object({ industry: industrySchema }) },
  { id: 'property', schema: z.object({ property: propertySchema, file_npwp: isPresent }) },
  { id: 'pricing', schema: z.object({ pricing: pricingSchema }) },
  { id: 'order', schema: z.object({ order: isPresent }) },
] as const

export type RegistrationStep = (typeof registrationSteps)[number]['id']

/** The steps that the stepper shows, including the two before the wizard. */
export const registrationStepNames = [
  'register',
  'verify',
  'industry',
  'property',
  'pricing',
  'order',
] as const

/** Finds the first incomplete step; null once the order is confirmed. */
export function findNextRegistrationStep(draft: RegistrationDraft): RegistrationStep | null {
  return registrationSteps.find(({ schema }) => !schema.safeParse(draft).success)?.id ?? null
}

/** Whether all earlier steps are complete. Prevents a step from being skipped by its URL. */
export function isStepReachable(draft: RegistrationDraft, step: RegistrationStep): boolean {
  const position = findNextRegistrationStep(draft)
  const order = registrationSteps.map(({ id }) => id)
  return position === null ? step === 'order' : order.indexOf(step) <= order.indexOf(position)
}
