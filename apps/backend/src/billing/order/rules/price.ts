import type { BillingPeriod } from '@bgm/validation'
import { daysBetween } from '#src/platform/runtime/jakarta'

export type Price = { price: number; discount: number; total: number }

/** A voucher never makes a price negative and never increases it. */
export function applyVoucher(price: number, voucherValue = 0): Price {
  const discount = Math.min(price, Math.max(0, voucherValue))
  return { price, discount, total: price - discount }
}

/** The price in whole rupiah; `price` is the unit price times the number of zones. */
export const computePrice = (unitPrice: number, zoneCount: number, voucherValue = 0): Price =>
  applyVoucher(unitPrice * zoneCount, voucherValue)

type PaidPeriod = { starts_at: Date; expired_date: Date }

/**
 * The length of a paid period in days, and the days left, including today. Before the period starts, all of
 * its days are left.
 */
export function countPeriodDays(period: PaidPeriod, now: Date): { left: number; whole: number } {
  const whole = daysBetween(period.starts_at, period.expired_date)
  return { whole, left: Math.min(whole, Math.max(0, daysBetween(now, period.expired_date))) }
}

/** The price of zones added to a period, prorated by the days left and rounded up to whole rupiah. */
export function computeExtraZonesPrice(
  unitPrice: number,
  zones: number,
  period: PaidPeriod,
  now: Date,
): number {
  const { whole, left } = countPeriodDays(period, now)
  return whole === 0 ? 0 : Math.ceil((unitPrice * zones * left) / whole)
}

type Prices = { price_monthly: number | null; price_yearly: number | null }

/** The price of one zone for one billing period, or null if the package is not sold for that period. */
export const getUnitPrice = (prices: Prices, billing: BillingPeriod): number | null =>
  billing === 'monthly' ? prices.price_monthly : prices.price_yearly
