import type { OrderParams } from '@bgm/validation'
import { lockUnit } from '#src/api/business-unit/services/lock'
import type { UnitRow } from '#src/api/business-unit/services/row'
import { nextSequenceNumber } from '#src/api/sequence/services/sequence'
import { violatedColumn } from '#src/database/errors'
import { HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { orderNumber, orderSeries } from '../rules/number'
import { getOrderEligibility } from './eligibility'
import { sendOrderNotifications } from './notifications'
import { payFreeOrder } from './pay'
import { placeOrder } from './place'
import { findOrder, type OrderRow } from './row'
import { getUnitQuote, openOrderError } from './unit-quote'

type Ordering = {
  account: Account
  unit: UnitRow
  wish: OrderParams
  expectedTotal: number
  key: string
  now: Date
}

async function make(ordering: Ordering, number: string, key: string): Promise<OrderRow> {
  const { account, unit, wish, expectedTotal, now } = ordering
  // A deletion locks the same row first: either it sees this order, or this order finds no unit.
  await lockUnit(unit)
  const standing = await getOrderEligibility(unit, now)
  const { quote, refusal } = await getUnitQuote({ standing, wish, locale: account.locale, now })
  if (refusal) throw new HttpError(422, 'The voucher does not count any more', { code: refusal })
  if (quote.total !== expectedTotal)
    throw new HttpError(409, 'The price changed meanwhile', { code: 'price-changed' })
  const organisation = unit.organisation.id
  const { id } = await placeOrder({ number, account, organisation, unit, quote, now, key })
  if (quote.total === 0) await payFreeOrder(id, now)
  const order = await findOrder({ id })
  if (!order) throw new Error('An order is gone')
  await sendOrderNotifications(order)
  return order
}

/**
 * Places one order for a unit. The same key answers the same order, however many calls arrive at once; a unit has one
 * order at a time that awaits its payment. 409 `order-open`, `order-kind`, `price-changed`; 422 with a voucher's reason.
 */
export async function orderForUnit(ordering: Ordering): Promise<OrderRow> {
  const key = `${ordering.account.documentId}:${ordering.key}`
  const placed = () => findOrder({ idempotency_key: key })
  const before = await placed()
  if (before) return before
  const number = orderNumber(ordering.now, await nextSequenceNumber(orderSeries(ordering.now)))
  try {
    return await strapi.db.transaction(() => make(ordering, number, key))
  } catch (error) {
    const column = violatedColumn(error)
    const raced = column === 'idempotency_key' || column === 'open_for'
    // A twin of this call may have been first by a moment: its order is the answer.
    const twin = raced || error instanceof HttpError ? await placed() : null
    if (twin) return twin
    throw raced ? openOrderError() : error
  }
}
