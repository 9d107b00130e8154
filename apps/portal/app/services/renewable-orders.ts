import type { Order } from '@bgm/api-client'

const day = 24 * 60 * 60_000
/** A renewal is offered for this many days before and after the end of an order's period. */
const daysBefore = 31
const daysAfter = 7

const startsPeriod = ({ kind }: Order) => kind === 'new' || kind === 'renewal'

/**
 * Lists the ids of the paid orders whose period ends soon or has recently ended, and is not continued by a
 * later order for the same unit.
 */
export function listRenewableOrderIds(orders: readonly Order[], now: Date): string[] {
  const getEnd = ({ covers_until }: Order) => Date.parse(covers_until ?? '')
  const isSoon = (order: Order) =>
    getEnd(order) < now.getTime() + daysBefore * day && getEnd(order) > now.getTime() - daysAfter * day
  const isContinued = (order: Order) =>
    orders.some(
      other =>
        other.business_unit?.id === order.business_unit?.id &&
        other.state !== 'cancelled' &&
        startsPeriod(other) &&
        other.created_at > order.created_at,
    )
  return orders
    .filter(order => order.state === 'paid' && startsPeriod(order) && order.business_unit)
    .filter(order => isSoon(order) && !isContinued(order))
    .map(({ id }) => id)
}
