import { type BillingPeriod, billingPeriods } from '@bgm/validation'
import { addDays } from './jakarta'

export type SubscriptionState = 'active' | 'expiring' | 'grace' | 'expired' | 'suspended'

/** How many days before its end a subscription counts as expiring. */
export const noticeDays: Record<BillingPeriod, number> = { monthly: 7, yearly: 30 }

/** How many days a subscription may still be renewed without a gap after its end. */
export const graceDays = 7

/** The moment from which a subscription that was not renewed is over. */
export const graceEnd = (expired_date: Date): Date => addDays(expired_date, graceDays)

type Dates = { billing_period: BillingPeriod; expired_date: Date; suspended: boolean }

export function subscriptionState(
  { billing_period, expired_date, suspended }: Dates,
  now: Date,
): SubscriptionState {
  if (graceEnd(expired_date) <= now) return 'expired'
  if (suspended) return 'suspended'
  if (expired_date <= now) return 'grace'
  return expired_date <= addDays(now, noticeDays[billing_period]) ? 'expiring' : 'active'
}

/** The same rule as a condition of a query on a subscription, or on a relation to one. */
export function whereState(state: SubscriptionState, now: Date) {
  const over = addDays(now, -graceDays)
  if (state === 'expired') return { expired_date: { $lte: over } }
  if (state === 'suspended') return { suspended: true, expired_date: { $gt: over } }
  if (state === 'grace') return { suspended: false, expired_date: { $gt: over, $lte: now } }
  return {
    $or: billingPeriods.map(billing_period => {
      const notice = addDays(now, noticeDays[billing_period])
      const expired_date = state === 'expiring' ? { $gt: now, $lte: notice } : { $gt: notice }
      return { suspended: false, billing_period, expired_date }
    }),
  }
}
