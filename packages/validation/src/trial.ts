import * as z from 'zod/mini'
import {
  bodyObject,
  choice,
  formObject,
  integer,
  optionalCheckbox,
  optionalField,
  properName,
  sixDigitCode,
} from './fields'
import { industrySlugs } from './industries'
import { regionFields } from './regions'

/** The whole days of a trial, of which the first is the day on which it starts. */
export const trialDays = 14

const fields = {
  brand_name: properName(120),
  industry: choice(industrySlugs, 'validation.industry'),
  area_size: integer(1, 1_000_000, 'validation.area_size'),
  city: regionFields.city,
  zone_name: properName(60),
  /** Needed unless the number of the account is verified. */
  code: optionalField(sixDigitCode),
}

/** What starts a trial: everything else about the place is asked before the first order. */
export const trialBodySchema = bodyObject(fields)

/** The form. `royalty` confirms that royalties are paid separately, where they are. */
export const trialSchema = formObject({
  ...fields,
  royalty: optionalCheckbox.check(z.refine(checked => checked, 'validation.royalty')),
})

export type NewTrial = z.output<typeof trialBodySchema>
export type TrialForm = z.output<typeof trialSchema>
