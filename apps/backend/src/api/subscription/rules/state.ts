import type { BillingPeriod } from '@bgm/validation'
import { addDays } from './jakarta'

export type SubscriptionState = 'active' | 'expiring' | 'grace' | 'expired' | 'suspended'

/** Days before its end at which a subscription starts to count as expiring. */
export const noticeDays: Record<BillingPeriod, number> = { monthly: 7, yearly: 30 }

/** Days after its end during which a subscription can be renewed without a gap. */
export const graceDays = 7

/** The end of the grace period. */
export const getGraceEnd = (expired_date: Date): Date => addDays(expired_date, graceDays)

type Dates = { billing_period: BillingPeriod; expired_date: Date; suspended: boolean }

export function getSubscriptionState(
  { billing_period, expired_date, suspended }: Dates,
  now: Date,
): SubscriptionState {
  if (getGraceEnd(expired_date) <= now) return 'expired'
  if (suspended) return 'suspended'
  if (expired_date <= now) return 'grace'
  return expired_date <= addDays(now, noticeDays[billing_period]) ? 'expiring' : 'active'
}
