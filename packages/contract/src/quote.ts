import { z } from 'zod'
import { billingPeriod, money } from './values'

const tax = z.object({ rate: z.number(), base: money, amount: money })

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
