import { type BillingPeriod, billingPeriods } from '@bgm/validation'
import { addDays } from './jakarta'

export type SubscriptionState = 'active' | 'expiring' | 'expired' | 'suspended'

/** How many days before its end a subscription counts as expiring. */
const noticeDays: Record<BillingPeriod, number> = { monthly: 7, yearly: 30 }

type Dates = { billing_period: BillingPeriod; expired_date: Date; suspended: boolean }

export function subscriptionState(
  { billing_period, expired_date, suspended }: Dates,
  now: Date,
): SubscriptionState {
  if (expired_date <= now) return 'expired'
  if (suspended) return 'suspended'
  return expired_date <= addDays(now, noticeDays[billing_period]) ? 'expiring' : 'active'
}

/** The same rule as a condition of a query on a subscription, or on a relation to one. */
export function whereState(state: SubscriptionState, now: Date) {
  if (state === 'expired') return { expired_date: { $lte: now } }
  if (state === 'suspended') return { suspended: true, expired_date: { $gt: now } }
  return {
    $or: billingPeriods.map(billing_period => {
      const notice = addDays(now, noticeDays[billing_period])
      const expired_date = state === 'expiring' ? { $gt: now, $lte: notice } : { $gt: notice }
      return { suspended: false, billing_period, expired_date }
    }),
  }
}
