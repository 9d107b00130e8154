import { billingPeriods, orderKinds, roles } from '@bgm/validation'
import { z } from 'zod'

const pagination = z.object({ page: z.number(), pageCount: z.number(), total: z.number() })
const meta = z.object({ pagination })
const amount = z.number().nullable()

const pack = z.object({ key: z.string(), title: z.string(), price_monthly: amount, price_yearly: amount })
export type Package = z.output<typeof pack>

const placedOrder = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  total: z.number(),
  placed_at: z.string(),
  units: z.string(),
})
export type PlacedOrder = z.output<typeof placedOrder>

const customer = z.object({
  id: z.string(),
  name: z.string(),
  units: z.number(),
  members: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })),
  packages: z.array(pack),
  orders: z.array(placedOrder),
})
export type Customer = z.output<typeof customer>
export const customerSchema = z.object({ data: customer })

const unit = z.object({
  id: z.string(),
  name: z.string(),
  cid: z.string(),
  outlet_code: z.string().nullable(),
  package_key: z.string().nullable(),
  zone_count: amount,
  expired_date: z.string().nullable(),
})
export type Unit = z.output<typeof unit>
export const unitsSchema = z.object({ data: z.array(unit), meta })

const line = z.object({
  id: z.string(),
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  kind: z.enum(orderKinds),
  package: z.object({ key: z.string(), title: z.string() }).nullable(),
  billing_period: z.enum(billingPeriods).nullable(),
  zone_count: z.number(),
  refusal: z.string().nullable(),
  open_order: z.object({ number: z.string() }).nullable(),
  price: amount,
  unit_price: amount,
  former_unit_price: amount,
  days: z.object({ left: z.number(), whole: z.number() }).nullable(),
  covers_until: z.string().nullable(),
  kinds: z.array(z.enum(orderKinds)),
  packages: z.array(z.string()),
  max_zones: z.number(),
})
export type Line = z.output<typeof line>

const cart = z.object({
  lines: z.array(line),
  pagination,
  version: z.number(),
  orderable: z.number(),
  refused: z.number(),
  price: z.number(),
  discount: z.number(),
  total: z.number(),
  voucher_code: z.string().nullable(),
  voucher_refusal: z.string().nullable(),
  approval: z.object({ deciders: z.array(z.string()) }).nullable(),
  request: z.object({ requested_at: z.string() }).nullable(),
})
export type Cart = z.output<typeof cart>
export const cartSchema = z.object({ data: cart })

export const addedSchema = z.object({
  data: z.object({ added: z.number(), present: z.number(), skipped: z.number() }),
})
export const quotationSchema = z.object({ data: z.object({ id: z.string(), number: z.string() }) })
export const linkSchema = z.object({ data: z.object({ url: z.string() }) })
