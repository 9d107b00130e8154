import type { BillingPeriod } from '@bgm/validation'
import { countPausedDays, type Pause } from '#src/billing/subscription/rules/pause'
import { daysBetween, startOfDay } from '#src/platform/runtime/jakarta'

export type Price = { price: number; discount: number; total: number }

/** A voucher never makes a price negative and never increases it. */
export function applyVoucher(price: number, voucherValue = 0): Price {
  const discount = Math.min(price, Math.max(0, voucherValue))
  return { price, discount, total: price - discount }
}

/** The price in whole rupiah; `price` is the unit price times the number of zones. */
export const computePrice = (unitPrice: number, zoneCount: number, voucherValue = 0): Price =>
  applyVoucher(unitPrice * zoneCount, voucherValue)

type PaidPeriod = {
  starts_at: Date
  expired_date: Date
  /** The start of the days that were paid for, if it was at another unit. */
  paid_from?: Date | null | undefined
}

/**
 * The length of a paid period in days, and the days left, including today, both without paused days. Before the period
 * starts, all of its days are left.
 */
export function countPeriodDays(
  { starts_at: from, expired_date: until, paid_from }: PaidPeriod,
  now: Date,
  pauses: readonly Pause[] = [],
): { left: number; whole: number } {
  const start = now > from ? now : from
  const whole = daysBetween(paid_from ?? from, until) - countPausedDays(pauses, from, until)
  return {
    whole,
    left: Math.max(0, daysBetween(start, until) - countPausedDays(pauses, startOfDay(start), until)),
  }
}

/** The price of zones added to a period, prorated by the days left and rounded up to whole rupiah. */
export function computeExtraZonesPrice(
  unitPrice: number,
  zones: number,
  period: PaidPeriod,
  now: Date,
  pauses: readonly Pause[] = [],
): number {
  const { whole, left } = countPeriodDays(period, now, pauses)
  return whole === 0 ? 0 : Math.ceil((unitPrice * zones * left) / whole)
}

type Prices = { price_monthly: number | null; price_yearly: number | null }

/** The price of one zone for one billing period, or null if the package is not sold for that period. */
export const getUnitPrice = (prices: Prices, billing: BillingPeriod): number | null =>
  billing === 'monthly' ? prices.price_monthly : prices.price_yearly

/**
 * Splits an amount in proportion to the parts, in whole rupiah that add up to the amount. If all parts are
 * zero, the first part gets the whole amount.
 */
export function splitAmount(amount: number, parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map((_, index) => (index === 0 ? amount : 0))
  let before = 0
  let given = 0
  return parts.map(part => {
    before += part
    const share = Math.round((amount * before) / total) - given
    given += share
    return share
  })
}
