import type { BillingPeriod } from '@bgm/validation'
import { getGraceEnd } from '#src/customers/business-unit/rules/subscription-state'
import { jakartaMidnight, startOfDay, toJakartaDate } from '#src/platform/runtime/jakarta'

const months: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 }

/**
 * The same day of the month `count` months later, at midnight in Jakarta, or the last day of a shorter month.
 * `anchor` is the original day of the month, so that 31 January is followed by 28 February and then 31 March.
 */
export function addMonths(instant: Date, count: number, anchor?: number | null): Date {
  const { year, month, day } = toJakartaDate(instant)
  const lastDay = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  return jakartaMidnight(year, month + count, Math.min(anchor ?? day, lastDay))
}

export type Period = { starts_at: Date; expired_date: Date; anchor_day: number }

/** A period from midnight on its first day until midnight on `expired_date` (exclusive). */
export function computePeriod(start: Date, billing: BillingPeriod, anchor?: number | null): Period {
  const expired_date = addMonths(start, months[billing], anchor)
  return { starts_at: startOfDay(start), expired_date, anchor_day: anchor ?? toJakartaDate(start).day }
}

type LastPeriod = { expired_date: Date; ended_early: boolean; anchor_day?: number | null | undefined }

/**
 * Computes the next period. It continues the last period until the grace period has ended; after that, it
 * starts on the day of payment.
 */
export function computeNextPeriod(
  last: LastPeriod | undefined,
  { billing_period }: { billing_period: BillingPeriod },
  at: Date,
): Period {
  const follows = last && getGraceEnd(last) > at
  return follows
    ? computePeriod(last.expired_date, billing_period, last.anchor_day)
    : computePeriod(at, billing_period)
}
