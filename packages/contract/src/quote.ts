import { z } from 'zod'
import { billingPeriod, money } from './values'

const tax = z.object({ rate: z.number(), base: money, amount: money })

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
  tax: tax.nullable(),
  total: money,
  voucher_code: z.string().nullable(),
})
export type Quote = z.output<typeof quote>
