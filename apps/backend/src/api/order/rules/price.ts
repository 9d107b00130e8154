import type { BillingPeriod } from '@bgm/validation'
import { daysBetween } from '#src/api/subscription/rules/jakarta'

export type Price = { price: number; discount: number; total: number }

/** A voucher neither takes a price below zero nor raises it. */
export function applyVoucher(price: number, voucherValue = 0): Price {
  const discount = Math.min(price, Math.max(0, voucherValue))
  return { price, discount, total: price - discount }
}

/** Whole rupiah: `price` is the unit price times the zones. */
export const computePrice = (unitPrice: number, zoneCount: number, voucherValue = 0): Price =>
  applyVoucher(unitPrice * zoneCount, voucherValue)

type Running = { starts_at: Date; expired_date: Date }

/** Days of a paid period, and how many of them are left, today included; a period that has not begun is whole. */
export function countPeriodDays(running: Running, now: Date): { left: number; whole: number } {
  const whole = daysBetween(running.starts_at, running.expired_date)
  return { whole, left: Math.min(whole, Math.max(0, daysBetween(now, running.expired_date))) }
}

/** Zones added to a running period pay for its remaining days, this one included, rounded up to a rupiah. */
export function extraZonesPrice(unitPrice: number, zones: number, running: Running, now: Date): number {
  const { whole, left } = countPeriodDays(running, now)
  return whole === 0 ? 0 : Math.ceil((unitPrice * zones * left) / whole)
}

type Prices = { price_monthly: number | null; price_yearly: number | null }

/** What one zone costs for one period; null where the package is not sold that way. */
export const getUnitPrice = (prices: Prices, billing: BillingPeriod): number | null =>
  billing === 'monthly' ? prices.price_monthly : prices.price_yearly
