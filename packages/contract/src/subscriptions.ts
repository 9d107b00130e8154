import { cancelBodySchema, moveBodySchema, planBodySchema, withdrawPlanBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { pageQuery } from './query'
import { pageOf } from './response'
import { billingPeriod, isoDateTime, namedRecord, okResponse } from './values'

export const subscriptionStates = ['active', 'expiring', 'grace', 'expired', 'suspended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscription = z.object({
  id: z.string(),
  business_unit: namedRecord,
  package: z.object({ key: z.string(), title: z.string() }),
  billing_period: billingPeriod,
  zone_count: z.number(),
  state: z.enum(subscriptionStates),
  starts_at: isoDateTime,
  expired_date: isoDateTime,
  grace_until: isoDateTime,
  /** Whether this is a trial, which costs nothing and has no grace period. */
  trial: z.boolean().default(false),
})
export type Subscription = z.output<typeof subscription>

/** What the next renewal of a unit will be, or that there will be none. */
export const scheduledChange = z.object({
  /** Null if the renewal is stopped. */
  next: z
    .object({
      package: z.object({ key: z.string(), title: z.string() }),
      billing_period: billingPeriod,
      zone_count: z.number(),
      /** The zones that end. */
      ending_zones: z.array(namedRecord),
    })
    .nullable(),
  /** When it takes effect: the end of the last period that has been paid. */
  starts_at: isoDateTime,
  /** Whether the unit is closed then. */
  closes_unit: z.boolean(),
})
export type ScheduledChange = z.output<typeof scheduledChange>

/** A pause that has not ended. */
export const subscriptionPause = z.object({
  from: isoDateTime,
  /** Exclusive. */
  until: isoDateTime,
  days: z.number(),
  /** Whether it has started, and can be ended instead of withdrawn. */
  started: z.boolean(),
})
export type SubscriptionPause = z.output<typeof subscriptionPause>

/** A subscription that was paid at most seven days ago and has not been used. */
export const subscriptionCancellation = z.object({
  refund: z.number(),
  /** Until when it can be cancelled. */
  until: isoDateTime,
})
export type SubscriptionCancellation = z.output<typeof subscriptionCancellation>

export const subscriptions = endpoints({
  list: get('/subscriptions', {
    caller: 'member',
    query: z.strictObject(pageQuery),
    response: pageOf(subscription),
  }),
  /** Plans a change of a unit's running subscription that takes effect later. It replaces an earlier plan of its kind. */
  plan: post('/business-units/:id/subscription-plan', {
    caller: 'member',
    body: planBodySchema,
    response: okResponse,
    errors: ['order-kind', 'order-open'],
  }),
  /** Withdraws a plan that has not taken effect, or ends a pause. */
  withdrawPlan: post('/business-units/:id/subscription-plan/withdraw', {
    caller: 'member',
    body: withdrawPlanBodySchema,
    response: okResponse,
  }),
  /**
   * Moves all paid periods to another unit of the organisation, at once and without money. The licences of the unit's zones
   * end, and those of the target's zones begin.
   */
  move: post('/business-units/:id/subscription-move', {
    caller: 'member',
    body: moveBodySchema,
    response: okResponse,
    errors: ['order-kind', 'order-open', 'change-planned', 'licences-revoked', 'changed-meanwhile'],
  }),
  /**
   * Cancels all paid periods at once and requests the refund of what was paid for them, within seven days and before
   * anything has been played. `changed-meanwhile` if the refund is no longer `expected_refund`.
   */
  cancel: post('/business-units/:id/subscription-cancellation', {
    caller: 'member',
    body: cancelBodySchema,
    response: okResponse,
    errors: ['cancel-late', 'cancel-played', 'changed-meanwhile'],
  }),
})
