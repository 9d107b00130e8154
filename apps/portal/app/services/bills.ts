import type { Order, PayLinkPage } from '@bgm/api-client'
import type { Royalty } from './site-setting.server'

type Shown = Pick<
  Order,
  'id' | 'number' | 'billing_period' | 'zone_count' | 'price' | 'discount' | 'tax' | 'total' | 'pay_before'
>

/** One order of a bill. */
export type BillOrder = Shown & {
  venue: string
  package: { title: string; titles: Order['package']['titles'] }
}

/** What one payment covers: one order, or several of one organisation. */
export interface Bill {
  orders: BillOrder[]
  total: number
  royalty: Royalty
  pay_before: string | null
}

/** The bill for several orders, due before the first of them expires. */
export function createBill(orders: Order[], royalty: Royalty): Bill {
  const limits = orders.flatMap(({ pay_before }) => pay_before ?? []).sort()
  return {
    orders: orders.map(order => ({ ...pick(order), venue: order.business_unit?.name ?? order.brand_name })),
    total: orders.reduce((sum, { total }) => sum + total, 0),
    royalty,
    pay_before: limits[0] ?? null,
  }
}

/** The bill of a payment link. */
export const createLinkBill = ({ order }: PayLinkPage): Bill => ({
  orders: [{ ...pick(order), venue: order.venue }],
  total: order.total,
  royalty: order.royalty,
  pay_before: order.pay_before,
})

const pick = <T extends Shown & Pick<BillOrder, 'package'>>({
  id,
  number,
  billing_period,
  zone_count,
  price,
  discount,
  tax,
  total,
  pay_before,
  package: { title, titles },
}: T) => ({
  id,
  number,
  billing_period,
  zone_count,
  price,
  discount,
  tax,
  total,
  pay_before,
  package: { title, titles },
})
