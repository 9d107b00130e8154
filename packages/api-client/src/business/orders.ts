import { z } from 'zod'
import { type Http, piece } from '../http'
import { billingPeriod, list, moment, money, named } from '../wire'

export const orderStates = ['draft', 'awaiting-payment', 'paid', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const order = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['new', 'extra-zones', 'renewal']),
  state: z.enum(orderStates),
  package: z.object({ key: z.string(), title: z.string() }),
  industry: z.string(),
  company_name: z.string(),
  brand_name: z.string(),
  billing_period: billingPeriod,
  zone_count: z.number(),
  unit_price: money,
  price: money,
  discount: money,
  voucher_code: z.string().nullable(),
  tax: z.object({ rate: z.number(), base: money, amount: money }).nullable(),
  total: money,
  pay_before: moment.nullable(),
  paid_at: moment.nullable(),
  payment: z
    .object({
      bank_name: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
      reference: z.string(),
    })
    .nullable(),
  business_unit: named.nullable(),
  created_at: moment,
})
export type Order = z.output<typeof order>

export interface OrdersQuery {
  state?: string
  page?: number
  page_size?: number
}

/** Orders of the active organisation, newest first. */
export const createOrders = (http: Http) => ({
  list: (query: OrdersQuery = {}) => http.call('get', 'orders', { query, answer: list(order) }),
  get: (id: string) => http.call('get', `orders/${piece(id)}`, { answer: order }),
})
