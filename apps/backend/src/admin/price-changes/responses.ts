import { z } from 'zod'
import { priceChangeStates } from '#src/billing/price-change/rules/state'

const pack = z.object({ key: z.string(), titles: z.object({ id: z.string(), en: z.string() }) })
export type Package = z.output<typeof pack>
const period = z.enum(['monthly', 'yearly'])
const amount = z.number().nullable()

const changedPrice = z.object({
  package: pack,
  billing_period: period,
  old_price: amount,
  new_price: amount,
})

const change = z.object({
  id: z.string(),
  state: z.enum(priceChangeStates),
  starts_at: z.number(),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: z.number(),
  own: z.boolean(),
  can_decide: z.boolean(),
  can_withdraw: z.boolean(),
  prices: z.array(changedPrice),
  events: z.array(
    z.object({
      state: z.enum(priceChangeStates),
      by: z.string().nullable(),
      reason: z.string().nullable(),
      at: z.number(),
    }),
  ),
})
export type PriceChange = z.output<typeof change>

const pagination = z.object({ page: z.number(), pageCount: z.number(), total: z.number() })
export const priceChangesSchema = z.object({ data: z.array(change), meta: z.object({ pagination }) })

const affected = z.object({
  subscriptions: z.number(),
  renewals: z.number(),
  orders: z.number(),
  carts: z.number(),
})
export type Affected = z.output<typeof affected>
export const priceChangeSchema = z.object({ data: change.extend({ affected }) })

const current = z.object({ price: amount, open: z.boolean() })
export const currentPricesSchema = z.object({
  data: z.array(z.object({ package: pack, monthly: current, yearly: current })),
})
export type CurrentPrices = z.output<typeof currentPricesSchema>['data']
