import type { Order, PaymentLinkPage } from '@bgm/api-client'
import type { Royalty } from './site-setting.server'

type Shown = Pick<
  Order,
  'id' | 'number' | 'billing_period' | 'zone_count' | 'price' | 'discount' | 'tax' | 'total' | 'pay_before'
>

/** An order on a bill. */
export type BillOrder = Shown & {
  venue: string
  package: { title: string; titles: Order['package']['titles'] }
}

/** The orders that one payment covers: a single order, or several of one organisation. */
export interface Bill {
  orders: BillOrder[]
  total: number
  royalty: Royalty
  pay_before: string | null
}

/** Creates the bill for several orders, which is due before the first of them expires. */
export function createBill(orders: Order[], royalty: Royalty): Bill {
  const limits = orders.flatMap(({ pay_before }) => pay_before ?? []).sort()
  return {
    orders: orders.map(order => ({ ...pick(order), venue: order.business_unit?.name ?? order.brand_name })),
    total: orders.reduce((sum, { total }) => sum + total, 0),
    royalty,
    pay_before: limits[0] ?? null,
  }
}

/** Creates the bill for a payment link. */
export const createLinkBill = ({ order }: PaymentLinkPage): Bill => ({
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
