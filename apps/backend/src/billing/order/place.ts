import type { OrderReferences } from '@bgm/validation'
import { redeemVoucher } from '#src/billing/voucher/vouchers'
import { type Actor, memberActor, recordAuditEntry } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { addDays, startOfDay } from '#src/platform/runtime/jakarta'
import { insertLines } from './line-row'
import type { Quote, Totals } from './quote'
import { getOrder, insertOrderRow, type OrderRow } from './row'
import { paymentTermDays } from './rules/state'
import { getCurrentTerms } from './terms'
import type { PricedLine } from './unit-quote'

/** A unit for which something is ordered. */
export type OrderedUnit = {
  id: number
  name: string
  outlet_code?: string | null
  industry: string
  company_name: string
  brand_name: string
}

export type OrderedLine = { unit: OrderedUnit; line: PricedLine; discount: number }

/** The only line of an order that starts a new subscription. */
export const toOrderedLine = (unit: OrderedUnit, quote: Quote): OrderedLine => ({
  unit,
  line: {
    ...quote,
    kind: 'new',
    covers_from: null,
    covers_until: null,
    days: null,
    credit: 0,
    period_prices: null,
  },
  discount: quote.discount,
})

/** A member of staff who orders for a customer. */
export type OrderingStaff = { id: number; actor: Actor }

type NewOrder = {
  number: string
  /** The member who orders, or for whom staff orders. */
  account: Account
  staff?: OrderingStaff | undefined
  organisation: number
  lines: readonly [OrderedLine, ...OrderedLine[]]
  totals: Totals
  references?: OrderReferences | undefined
  now: Date
  /** Idempotency key: the database rejects a second order with the same key. */
  key?: string
}

function getRunningEnd({ kind, covers_until, days }: PricedLine, now: Date): Date | null {
  if (kind === 'change' && days) return addDays(startOfDay(now), days.left)
  return kind === 'extra-zones' ? covers_until : null
}

// What changes a running period must be paid for before the end of the period for which it was priced.
function getPaymentDeadline({ lines, now }: NewOrder): Date {
  const ends = lines.flatMap(({ line }) => getRunningEnd(line, now) ?? [])
  return new Date(Math.min(addDays(now, paymentTermDays).getTime(), ...ends.map(end => end.getTime())))
}

/**
 * The columns of an order that describe what was ordered: those of its only line, or of its first line for lists, with
 * the number of other units.
 */
function describeLines(lines: NewOrder['lines']) {
  const [{ unit, line }] = lines
  const others = lines.length - 1
  return {
    kind: line.kind,
    line_count: lines.length,
    business_unit: others === 0 ? unit.id : null,
    package_key: line.package.key,
    package_title: line.package.title,
    industry: unit.industry,
    company_name: unit.company_name,
    brand_name: others === 0 ? unit.brand_name : `${unit.brand_name.slice(0, 110)} + ${others}`,
    billing_period: line.billing_period,
    zone_count: lines.reduce((sum, { line: { zone_count } }) => sum + zone_count, 0),
    unit_price: line.unit_price,
    covers_from: others === 0 ? line.covers_from : null,
    covers_until: others === 0 ? line.covers_until : null,
  }
}

const toLineRow = ({ unit, line, discount }: OrderedLine) => ({
  kind: line.kind,
  business_unit_id: unit.id,
  unit_name: unit.name,
  outlet_code: unit.outlet_code ?? null,
  package_key: line.package.key,
  package_title: line.package.title,
  package_titles: line.package.titles,
  billing_period: line.billing_period,
  zone_count: line.zone_count,
  unit_price: line.unit_price,
  price: line.price,
  discount,
  total: line.price - discount,
  credit: line.credit,
  period_prices: line.period_prices,
  days: line.days,
  covers_from: line.covers_from,
  covers_until: line.covers_until,
})

/** Creates an order that awaits payment and redeems its voucher. Call this in a transaction. */
export async function placeOrder(order: NewOrder): Promise<OrderRow> {
  const { number, account, staff, organisation, lines, totals, references, now, key } = order
  if (totals.voucher_code && !(await redeemVoucher(totals.voucher_code))) {
    throw new HttpError(422, 'The voucher is used up', { code: 'voucher-used-up' })
  }
  const columns = describeLines(lines)
  const { price, discount, tax, total, voucher_code } = totals
  const id = await insertOrderRow({
    ...columns,
    price,
    discount,
    tax,
    total,
    voucher_code,
    number,
    state: 'awaiting-payment',
    organisation,
    placed_by: account.id,
    staff_id: staff?.id ?? null,
    purchase_order: references?.purchase_order ?? null,
    cost_centre: references?.cost_centre ?? null,
    terms: await getCurrentTerms({
      ...columns,
      business_unit: columns.business_unit === null ? null : { id: columns.business_unit },
    }),
    placed_at: now,
    pay_before: getPaymentDeadline(order),
    idempotency_key: key ?? null,
  })
  await strapi.db.transaction(({ trx }) => insertLines(trx, id, lines.map(toLineRow)))
  const placed = await getOrder(id)
  await recordAuditEntry({
    action: 'order.placed',
    actor: staff?.actor ?? memberActor(account),
    subject: 'order',
    subjectId: placed.documentId,
    organisation,
    at: now,
    details: {
      number,
      unit: columns.brand_name,
      total: totals.total,
      voucher_code: totals.voucher_code,
      ...(staff && { person: account.documentId }),
    },
  })
  return placed
}
