import type { HeldMoney, Order, OrderDetail, OrderLine, PaymentLinkPage } from '@bgm/api-client'
import type { Royalty } from './site-setting.server'

type Shown = Pick<
  Order,
  | 'id'
  | 'number'
  | 'line_count'
  | 'billing_period'
  | 'zone_count'
  | 'price'
  | 'discount'
  | 'tax'
  | 'total'
  | 'withheld'
  | 'pay_before'
>

export type BillOrder = Shown & {
  venue: string
  package: { title: string; titles: Order['package']['titles'] }
  /** The first lines. */
  lines: Pick<OrderLine, 'position' | 'unit_name' | 'outlet_code' | 'total'>[]
}

/** The orders that one payment covers: a single order, or several of one organisation. */
export type Bill = {
  orders: BillOrder[]
  total: number
  /** What the buyer withholds as PPh 23. */
  withheld: number
  /** Money received in another amount; null if the bill covers several orders. */
  held: HeldMoney | null
  /** The amount to pay now. */
  due: number
  royalty: Royalty
  pay_before: string | null
}

/** Creates the bill for several orders, which is due before the first of them expires. */
export function createBill(orders: OrderDetail[], royalty: Royalty): Bill {
  return {
    orders: orders.map(order => ({ ...pick(order), venue: order.business_unit?.name ?? order.brand_name })),
    ...sumAmounts(orders),
    royalty,
    pay_before: findFirstDeadline(orders),
  }
}

type LinkOrder = PaymentLinkPage['orders'][number]

/** The orders of a link that can still be paid in full. */
export const listPayableLinkOrders = ({ orders }: PaymentLinkPage): LinkOrder[] =>
  orders.length === 1
    ? orders
    : orders.filter(({ state, held }) => state === 'awaiting-payment' && held === null)

/** Creates the bill for orders of a link. */
export function createLinkBill(orders: LinkOrder[]): Bill {
  return {
    orders: orders.map(order => ({ ...pick(order), venue: order.venue })),
    ...sumAmounts(orders),
    royalty: orders[0]?.royalty ?? 'separate',
    pay_before: findFirstDeadline(orders),
  }
}

type Due = { total: number; withheld: number; held: HeldMoney | null; pay_before: string | null }

const findOnlyHeld = (orders: Due[]) => (orders.length === 1 ? (orders[0]?.held ?? null) : null)
const findFirstDeadline = (orders: Due[]) =>
  orders.flatMap(({ pay_before }) => pay_before ?? []).sort()[0] ?? null

function sumAmounts(orders: Due[]) {
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const withheld = orders.reduce((sum, order) => sum + order.withheld, 0)
  const held = findOnlyHeld(orders)
  return { total, withheld, held, due: held ? Math.max(0, held.missing) : total - withheld }
}

const pick = <T extends Shown & Pick<BillOrder, 'package' | 'lines'>>({
  id,
  number,
  line_count,
  billing_period,
  zone_count,
  price,
  discount,
  tax,
  total,
  withheld,
  pay_before,
  package: { title, titles },
  lines,
}: T) => ({
  id,
  number,
  line_count,
  billing_period,
  zone_count,
  price,
  discount,
  tax,
  total,
  withheld,
  pay_before,
  package: { title, titles },
  lines: lines.map(({ position, unit_name, outlet_code, total }) => ({
    position,
    unit_name,
    outlet_code,
    total,
  })),
})
