import type { BillingPeriod } from '@bgm/validation'
import { daysBetween } from '../../subscription/rules/jakarta'

export type Price = { price: number; discount: number; total: number }

/** Whole rupiah: `price` is the unit price times the zones; the voucher never takes the total below zero. */
export function priceOf(unitPrice: number, zoneCount: number, voucherValue = 0): Price {
  const price = unitPrice * zoneCount
  const discount = Math.min(price, voucherValue)
  return { price, discount, total: price - discount }
}

type Running = { starts_at: Date; expired_date: Date }

/** Zones added to a running period pay for its remaining days, this one included, rounded up to a rupiah. */
export function extraZonesPrice(unitPrice: number, zones: number, running: Running, now: Date): number {
  const whole = daysBetween(running.starts_at, running.expired_date)
  const left = Math.min(whole, Math.max(0, daysBetween(now, running.expired_date)))
  return whole === 0 ? 0 : Math.ceil((unitPrice * zones * left) / whole)
}

type Prices = { price_monthly: number | null; price_yearly: number | null }

/** What one zone costs for one period; null where the package is not sold that way. */
export const unitPriceOf = (prices: Prices, billing: BillingPeriod): number | null =>
  billing === 'monthly' ? prices.price_monthly : prices.price_yearly
