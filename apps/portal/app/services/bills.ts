import type { HeldMoney, Order, OrderDetail, PaymentLinkPage } from '@bgm/api-client'
import type { Royalty } from './site-setting.server'

type Shown = Pick<
  Order,
  'id' | 'number' | 'billing_period' | 'zone_count' | 'price' | 'discount' | 'tax' | 'total' | 'pay_before'
>

export type BillOrder = Shown & {
  venue: string
  package: { title: string; titles: Order['package']['titles'] }
}

/** The orders that one payment covers: a single order, or several of one organisation. */
export type Bill = {
  orders: BillOrder[]
  total: number
  /** Money received in another amount; null if the bill covers several orders. */
  held: HeldMoney | null
  /** The amount to pay now. */
  due: number
  royalty: Royalty
  pay_before: string | null
}

/** Creates the bill for several orders, which is due before the first of them expires. */
export function createBill(orders: OrderDetail[], royalty: Royalty): Bill {
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const held = orders.length === 1 ? (orders[0]?.held ?? null) : null
  const limits = orders.flatMap(({ pay_before }) => pay_before ?? []).sort()
  return {
    orders: orders.map(order => ({ ...pick(order), venue: order.business_unit?.name ?? order.brand_name })),
    total,
    ...getDue(total, held),
    royalty,
    pay_before: limits[0] ?? null,
  }
}

export const createLinkBill = ({ order }: PaymentLinkPage): Bill => ({
  orders: [{ ...pick(order), venue: order.venue }],
  total: order.total,
  ...getDue(order.total, order.held),
  royalty: order.royalty,
  pay_before: order.pay_before,
})

const getDue = (total: number, held: HeldMoney | null) => ({
  held,
  due: held ? Math.max(0, held.missing) : total,
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
