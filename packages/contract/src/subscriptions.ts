import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { pageQuery } from './query'
import { pageOf } from './response'
import { billingPeriod, isoDateTime, namedRecord } from './values'

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
})
export type Subscription = z.output<typeof subscription>

export const subscriptions = endpoints({
  list: get('/subscriptions', {
    caller: 'member',
    query: z.strictObject(pageQuery),
    response: pageOf(subscription),
  }),
})
