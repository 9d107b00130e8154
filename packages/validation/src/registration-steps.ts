import * as z from 'zod/mini'
import { propertySchema } from './business-units'
import { industrySchema } from './industries'
import { pricingSchema } from './orders'

/** The parts of a stored registration that determine the next step. */
export type RegistrationDraft = {
  industry?: unknown
  property?: unknown
  pricing?: unknown
  order?: unknown
}

const isPresent = z.custom(value => value !== null && value !== undefined, 'validation.required')

/** The steps of the wizard, in order. Each schema checks the part of the draft that its step completes. */
export const registrationSteps = [
  { id: 'industry', schema: z.object({ industry: industrySchema }) },
  { id: 'property', schema: z.object({ property: propertySchema }) },
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

/** Whether a step can be opened, so that its URL cannot be used to skip earlier steps. */
export function isStepReachable(draft: RegistrationDraft, step: RegistrationStep): boolean {
  const position = findNextRegistrationStep(draft)
  const order = registrationSteps.map(({ id }) => id)
  return position === null ? step === 'order' : order.indexOf(step) <= order.indexOf(position)
}
