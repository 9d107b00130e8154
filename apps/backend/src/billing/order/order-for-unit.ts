import type { OrderParams } from '@bgm/validation'
import { lockUnit, type UnitRow } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { nextSequenceNumber } from '#src/platform/sequence'
import { getOrderEligibility } from './eligibility'
import { sendOrderNotifications } from './notifications'
import { payFreeOrder } from './pay'
import { placeOrder } from './place'
import { findOrder, type OrderRow } from './row'
import { formatOrderNumber, getOrderSeries } from './rules/number'
import type { PaymentSettings } from './settings'
import { getUnitQuote, openOrderError } from './unit-quote'

type OrderRequest = {
  account: Account
  unit: UnitRow
  orderParams: OrderParams
  expectedTotal: number
  key: string
  settings: PaymentSettings
  now: Date
}

async function placeForUnit(request: OrderRequest, number: string, key: string): Promise<OrderRow> {
  const { account, unit, orderParams, expectedTotal, settings, now } = request
  // Deleting a unit locks the same row: either the deletion finds this order, or this code finds that the
  // unit is deleted.
  await lockUnit(unit)
  const eligibility = await getOrderEligibility(unit, now)
  const { quote, voucherError } = await getUnitQuote({
    eligibility,
    orderParams,
    area: unit.area_size,
    locale: account.locale,
    settings,
    now,
  })
  if (voucherError) throw new HttpError(422, 'The voucher is no longer valid', { code: voucherError })
  if (quote.total !== expectedTotal)
    throw new HttpError(409, 'The price has changed', { code: 'price-changed' })
  const organisation = unit.organisation.id
  const placed = await placeOrder({ number, account, organisation, unit, quote, now, key })
  const order = quote.total === 0 ? await payFreeOrder(placed, now) : placed
  await sendOrderNotifications(order, settings)
  return order
}

/**
 * Places an order for a unit, once per idempotency key even if requests are concurrent. A unit has at most
 * one order that awaits payment. Throws 409 (`order-open`, `order-kind`, `licences-revoked` or `price-changed`), or
 * 422 with the reason for an invalid voucher.
 */
export async function placeOrderForUnit(request: OrderRequest): Promise<OrderRow> {
  const key = `${request.unit.documentId}:${request.account.documentId}:${request.key}`
  const findPlaced = () => findOrder({ idempotency_key: key })
  const existing = await findPlaced()
  if (existing) return existing
  const number = formatOrderNumber(request.now, await nextSequenceNumber(getOrderSeries(request.now)))
  try {
    return await strapi.db.transaction(() => placeForUnit(request, number, key))
  } catch (error) {
    const column = findViolatedColumn(error)
    const lostRace = column === 'idempotency_key' || column === 'open_for'
    // A concurrent request with the same key may have placed the order first; return that order.
    const concurrent = lostRace || error instanceof HttpError ? await findPlaced() : null
    if (concurrent) return concurrent
    throw lostRace ? openOrderError() : error
  }
}
