import type { BillingPeriod } from '@bgm/validation'
import { jakartaDate, jakartaMidnight, startOfDay } from './jakarta'

const months: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 }

/** The same day some calendar months later in Jakarta, at midnight; the 31st becomes the last day of a shorter month. */
export function addMonths(instant: Date, count: number): Date {
  const { year, month, day } = jakartaDate(instant)
  const lastDay = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  return jakartaMidnight(year, month + count, Math.min(day, lastDay))
}

/** From the midnight that began the payment day up to, and not including, the midnight of `expired_date`. */
export function periodFrom(paidAt: Date, billing: BillingPeriod): { starts_at: Date; expired_date: Date } {
  return { starts_at: startOfDay(paidAt), expired_date: addMonths(paidAt, months[billing]) }
}
