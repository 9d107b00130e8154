import * as z from 'zod/mini'
import { billingPeriods, maxZones } from './constants'
import { abortUnless, bodyObject, choice, formObject, integer, list, optionalCheckbox, text } from './fields'
import { recordIdField } from './playback'

/** What a member can plan for a running subscription without paying now. */
export const plannedChanges = ['smaller', 'stop', 'pause'] as const

/** What can be withdrawn before it takes effect. */
export const withdrawablePlans = ['scheduled', 'pause'] as const

/** The longest pause in months. */
export const maxPauseMonths = 3

/** A date such as 2027-04-01, in Jakarta. */
const day = z.string('validation.required').check(
  abortUnless<string>(value => value.length === 10, 'validation.pause_from'),
  z.iso.date('validation.pause_from'),
)

/** The ids of the zones that end. */
const endingZones = list(
  200,
  'validation.too_long',
  z.array(recordIdField).check(z.maxLength(maxZones, 'validation.too_long')),
)

/**
 * A change of a running subscription that takes effect later or costs nothing: `smaller` is the package, period and zones
 * of the next period, `pause` silences it from a day on, `stop` ends the subscription with its current period, and
 * may close the unit with it.
 */
export const planBodySchema = z.discriminatedUnion(
  'change',
  [
    bodyObject({
      change: z.literal('smaller'),
      package: text(64),
      billing_period: choice(billingPeriods, 'validation.billing_period'),
      zone_count: integer(1, maxZones, 'validation.zone_count'),
      ending_zones: endingZones,
    }),
    bodyObject({
      change: z.literal('stop'),
      /** Whether the unit is closed when the period ends. */
      close_unit: z.optional(z.boolean('validation.invalid')),
    }),
    bodyObject({
      change: z.literal('pause'),
      from: day,
      months: integer(1, maxPauseMonths, 'validation.pause_months'),
    }),
  ],
  { error: 'validation.invalid' },
)
export type SubscriptionPlan = z.output<typeof planBodySchema>

/** Confirms a plan, whose parameters are those of the page. */
export const confirmPlanSchema = formObject({
  change: choice(plannedChanges),
  /** Only for `stop`. */
  close_unit: optionalCheckbox,
})

export const withdrawPlanSchema = formObject({ plan: choice(withdrawablePlans) })
export const withdrawPlanBodySchema = bodyObject(withdrawPlanSchema.shape)

/** The unit to which a subscription is moved. */
export const moveSubscriptionSchema = formObject({ target: recordIdField })
export const moveBodySchema = bodyObject(moveSubscriptionSchema.shape)

/** Cancels a subscription that has not been used, for the refund that was shown. */
export const cancelSubscriptionSchema = formObject({
  expected_refund: integer(0, 1e12, 'validation.invalid'),
})
export const cancelBodySchema = bodyObject(cancelSubscriptionSchema.shape)
