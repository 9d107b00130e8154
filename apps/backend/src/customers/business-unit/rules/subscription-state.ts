import type { SubscriptionState } from '@bgm/contract'
import type { BillingPeriod } from '@bgm/validation'
import { z } from 'zod'
import { addDays } from '#src/platform/runtime/jakarta'

/** The number of days before its end at which a subscription counts as expiring. */
export const noticeDays: Record<BillingPeriod, number> = { monthly: 7, yearly: 30 }

/**
 * The number of days after its end during which the music goes on and a subscription can be renewed without a
 * gap.
 */
export const graceDays = 7

/** A stored flag, which is null in rows written by an earlier version. */
export const endedEarlyColumn = z.boolean().nullish().transform(Boolean)

/** `ended_early` is true if nobody will renew the subscription: it was refunded or given up, or its renewal was stopped. */
type Ended = { expired_date: Date; ended_early: boolean }

/** The end of the grace period. Such a subscription has no grace period. */
export const getGraceEnd = ({ expired_date, ended_early }: Ended): Date =>
  ended_early ? expired_date : addDays(expired_date, graceDays)

type Dates = Ended & { billing_period: BillingPeriod; suspended: boolean }

export function getSubscriptionState(
  { billing_period, expired_date, suspended, ended_early }: Dates,
  now: Date,
): SubscriptionState {
  if (getGraceEnd({ expired_date, ended_early }) <= now) return 'expired'
  if (suspended) return 'suspended'
  if (expired_date <= now) return 'grace'
  return expired_date <= addDays(now, noticeDays[billing_period]) ? 'expiring' : 'active'
}
