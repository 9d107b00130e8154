import { z } from 'zod'
import { billingPeriod, money } from './values'

/**
 * The PPN included in a total: `rate` percent of `sen.base`, the statutory tax base ("DPP nilai lain"). `sen` has
 * hundredths of a rupiah, in which `price`, `amount` and `rounding` add up to the total.
 */
export const includedTax = z.object({
  rate: z.number(),
  /** In whole rupiah, for apps of the previous release. */
  base: money,
  amount: money,
  sen: z.object({ price: z.int(), base: z.int(), amount: z.int(), rounding: z.int() }),
})
export type IncludedTax = z.output<typeof includedTax>

/** Why a voucher does not apply. */
export const voucherErrors = [
  'voucher-unknown',
  'voucher-used-up',
  'voucher-expired',
  'voucher-not-applicable',
] as const
export type VoucherError = (typeof voucherErrors)[number]

export const quote = z.object({
  package: z.object({ key: z.string(), title: z.string() }),
  billing_period: billingPeriod,
  zone_count: z.number(),
  unit_price: money,
  price: money,
  discount: money,
  tax: includedTax.nullable(),
  total: money,
  voucher_code: z.string().nullable(),
})
export type Quote = z.output<typeof quote>
