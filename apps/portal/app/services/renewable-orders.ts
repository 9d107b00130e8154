import type { Order } from '@bgm/api-client'

const day = 24 * 60 * 60_000
/** Days around the end of a period in which its order offers the renewal. */
const before = 31
const after = 7

/** The ids of the orders of a list whose period ends soon and that no later order of their unit continues. */
export function listRenewable(orders: readonly Order[], now: Date): string[] {
  const endOf = ({ covers_until }: Order) => Date.parse(covers_until ?? '')
  const isSoon = (order: Order) =>
    endOf(order) < now.getTime() + before * day && endOf(order) > now.getTime() - after * day
  const isContinued = (order: Order) =>
    orders.some(
      other =>
        other.business_unit?.id === order.business_unit?.id &&
        other.state !== 'cancelled' &&
        other.kind !== 'extra-zones' &&
        other.created_at > order.created_at,
    )
  return orders
    .filter(order => order.state === 'paid' && order.kind !== 'extra-zones' && order.business_unit)
    .filter(order => isSoon(order) && !isContinued(order))
    .map(({ id }) => id)
}
