import { z } from 'zod'
import type { HttpClient } from '../http'
import { billingPeriod, isoDateTime, listResponse, namedRecord } from '../wire'

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

export const createSubscriptionsApi = (http: HttpClient) => ({
  list: (query: { page?: number; page_size?: number } = {}) =>
    http.call('get', 'subscriptions', { query, schema: listResponse(subscription) }),
})
