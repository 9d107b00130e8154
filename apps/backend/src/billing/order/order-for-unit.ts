import type { NewOrder, OrderParams, OrderReferences } from '@bgm/validation'
import { requireNoApproval } from '#src/billing/approval/require'
import { lockPaidOrders } from '#src/billing/subscription/lock'
import { lockUnits, type UnitRow } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { nextSequenceNumber } from '#src/platform/sequence'
import { listOrderEligibility } from './eligibility'
import { sendOrderNotifications } from './notifications'
import { listOffers } from './packages'
import { payFreeOrder } from './pay'
import { type OrderedLine, type OrderedUnit, type OrderingStaff, placeOrder } from './place'
import { quoteBaskets } from './quote'
import { findOrder, type OrderRow } from './row'
import { formatOrderNumber, getOrderSeries } from './rules/number'
import { applyQuotedPrices, type QuotedPrices } from './rules/quoted-prices'
import type { PaymentSettings } from './settings'
import { openOrderError, priceLine } from './unit-quote'

export type UnitOrder = { unit: OrderedUnit & { area_size: number }; params: NewOrder }

type OrderRequest = {
  /** The member who orders, or for whom staff orders. */
  account: Account
  staff?: OrderingStaff | undefined
  organisation: number
  lines: readonly UnitOrder[]
  voucherCode: string | null
  expectedTotal: number
  /** Identifies the request: the same key never places a second order. */
  key: string
  settings: PaymentSettings
  now: Date
  /** The numbers of the buyer's own bookkeeping. */
  references?: OrderReferences | undefined
  /** Whether a required approval has been given. */
  isApproved?: boolean
  /** List prices that replace those of today. */
  quoted?: QuotedPrices | undefined
  /** Runs in the transaction that places the order. */
  onPlaced?: (order: OrderRow) => Promise<void>
}

const isFilled = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0

/** Places an order. Call this in a transaction. */
export async function placeOrderInTransaction(request: OrderRequest, number: string): Promise<OrderRow> {
  const { account, staff, organisation, settings, now, voucherCode: code, key } = request
  const units = request.lines.map(({ unit: { id } }) => id)
  const isChange = ({ params: { kind } }: UnitOrder) => kind === 'change'
  // A change that costs nothing is paid at once.
  await lockPaidOrders(
    request.lines.filter(isChange).map(({ unit: { id } }) => id),
    now,
  )
  // Deleting a unit locks the same row: either the deletion finds this order, or this code finds that the
  // unit is deleted.
  await lockUnits(units)
  const eligible = await listOrderEligibility(units, now)
  const offers = applyQuotedPrices(await listOffers(account.locale), request.quoted)
  const priced = request.lines.map(({ unit, params }) => {
    const eligibility = eligible.get(unit.id)
    if (!eligibility) throw new Error('A unit has no eligibility')
    return { unit, line: priceLine({ eligibility, params, area: unit.area_size }, { offers, now }) }
  })
  const { totals, discounts, voucherError } = await quoteBaskets(
    priced.map(({ line }) => line),
    { code, settings, now },
  )
  if (voucherError) throw new HttpError(422, 'The voucher is no longer valid', { code: voucherError })
  if (totals.total !== request.expectedTotal)
    throw new HttpError(409, 'The price has changed', { code: 'price-changed' })
  if (!request.isApproved)
    await requireNoApproval(organisation, {
      total: totals.total,
      kinds: priced.map(({ line: { kind } }) => kind),
    })
  const lines: OrderedLine[] = priced.map((one, index) => ({ ...one, discount: discounts[index] ?? 0 }))
  if (!isFilled(lines)) throw new Error('An order has no lines')
  const { references } = request
  const placed = await placeOrder({
    number,
    account,
    staff,
    organisation,
    lines,
    totals,
    references,
    now,
    key,
  })
  const order = totals.total === 0 ? await payFreeOrder(placed, now) : placed
  await request.onPlaced?.(order)
  await sendOrderNotifications(order, settings)
  return order
}

/** The number of a new order. */
export const reserveOrderNumber = async (now: Date): Promise<string> =>
  formatOrderNumber(now, await nextSequenceNumber(getOrderSeries(now)))

/**
 * Places one order for units of an organisation, once per key even if requests are concurrent. A unit has at most
 * one order that awaits payment. Throws 409 (`order-open`, `order-kind`, `licences-revoked`, `price-changed` or
 * `approval-required`), or 422 with the reason for an invalid voucher.
 */
export async function placeOrderForUnits(request: OrderRequest): Promise<OrderRow> {
  const findPlaced = () => findOrder({ idempotency_key: request.key })
  const existing = await findPlaced()
  if (existing) return existing
  const number = await reserveOrderNumber(request.now)
  try {
    return await strapi.db.transaction(() => placeOrderInTransaction(request, number))
  } catch (error) {
    const column = findViolatedColumn(error)
    const lostRace = column === 'idempotency_key' || column === 'open_unit_id'
    // A concurrent request with the same key may have placed the order first; return that order.
    const concurrent = lostRace || error instanceof HttpError ? await findPlaced() : null
    if (concurrent) return concurrent
    throw lostRace ? openOrderError() : error
  }
}

type UnitRequest = Pick<OrderRequest, 'account' | 'expectedTotal' | 'key' | 'settings' | 'now'> & {
  unit: UnitRow
  orderParams: OrderParams & OrderReferences
}

/** Places an order for one unit, like `placeOrderForUnits`. */
export const placeOrderForUnit = ({ unit, orderParams, ...request }: UnitRequest): Promise<OrderRow> =>
  placeOrderForUnits({
    ...request,
    organisation: unit.organisation.id,
    lines: [{ unit, params: orderParams }],
    voucherCode: orderParams.voucher_code ?? null,
    references: orderParams,
    key: `${unit.documentId}:${request.account.documentId}:${request.key}`,
  })
