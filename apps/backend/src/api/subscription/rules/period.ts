import type { BillingPeriod } from '@bgm/validation'
import { jakartaDate, jakartaMidnight, startOfDay } from './jakarta'

const months: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 }

/**
 * The same day some calendar months later in Jakarta, at midnight; the 31st becomes the last day of a shorter month.
 * `anchor` is the day that is meant where the instant itself was cut short: after 28 February comes 31 March again.
 */
export function addMonths(instant: Date, count: number, anchor?: number | null): Date {
  const { year, month, day } = jakartaDate(instant)
  const lastDay = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  return jakartaMidnight(year, month + count, Math.min(anchor ?? day, lastDay))
}

export type Period = { starts_at: Date; expired_date: Date; anchor_day: number }

/** From the midnight that began the first day up to, and not including, the midnight of `expired_date`. */
export function computePeriod(start: Date, billing: BillingPeriod, anchor?: number | null): Period {
  const expired_date = addMonths(start, months[billing], anchor)
  return { starts_at: startOfDay(start), expired_date, anchor_day: anchor ?? jakartaDate(start).day }
}
