import { firstOrderLines } from '@bgm/contract'
import { findTaxInvoiceNumber } from '#src/billing/coretax/numbers'
import { findHeldMoney } from '#src/billing/payment/held-money'
import { findWithholdingSummary } from '#src/billing/withholding/row'
import type { OrderLine } from './line-row'
import type { ListedOrder } from './row'
import type { PaymentAccount } from './settings'
import { getTerms, parseStoredTerms } from './terms'

/** An order as described by the contract. Payment details are included while the order awaits payment. */
export function toOrderView(order: ListedOrder, account: PaymentAccount | null) {
  const { business_unit: unit } = order
  return {
    id: order.documentId,
    number: order.number,
    kind: order.kind,
    state: order.state,
    package: {
      key: order.package_key,
      title: order.package_title,
      titles: parseStoredTerms(order.terms)?.package_title ?? null,
    },
    line_count: order.line_count,
    industry: order.industry,
    company_name: order.company_name,
    brand_name: order.brand_name,
    billing_period: order.billing_period,
    zone_count: order.zone_count,
    unit_price: order.unit_price,
    price: order.price,
    discount: order.discount,
    voucher_code: order.voucher_code,
    purchase_order: order.purchase_order,
    cost_centre: order.cost_centre,
    tax: order.tax,
    total: order.total,
    withheld: order.withheld,
    pay_before: order.pay_before,
    paid_at: order.paid_at,
    cancelled_at: order.cancelled_at,
    covers_from: order.covers_from,
    covers_until: order.covers_until,
    invoice_number: order.invoice_number,
    payment: account && order.state === 'awaiting-payment' ? { ...account, reference: order.number } : null,
    business_unit: unit && !unit.deleted_at ? { id: unit.documentId, name: unit.name } : null,
    created_at: order.placed_at,
  }
}

/** A line as described by the contract. */
export const toLineView = (line: OrderLine) => ({
  position: line.position,
  kind: line.kind,
  unit_name: line.unit_name,
  outlet_code: line.outlet_code,
  business_unit:
    line.business_unit && !line.business_unit.deleted_at
      ? { id: line.business_unit.documentId, name: line.business_unit.name }
      : null,
  package: { key: line.package_key, title: line.package_title, titles: line.package_titles },
  billing_period: line.billing_period,
  zone_count: line.zone_count,
  unit_price: line.unit_price,
  price: line.price,
  discount: line.discount,
  total: line.total,
  credit: line.credit,
  days: line.days,
  covers_from: line.covers_from,
  covers_until: line.covers_until,
})

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const groupLines = <Line extends Pick<OrderLine, 'kind' | 'zone_count' | 'price'>>(lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    units: own.length,
    zones: sum(own.map(({ zone_count }) => zone_count)),
    price: sum(own.map(({ price }) => price)),
  }))

/** A single order with its stored terms and first lines, and money that was received for it in another amount. */
export async function getOrderDetail(
  order: ListedOrder & { lines: readonly OrderLine[] },
  account: PaymentAccount | null,
) {
  const [{ royalty, coverage, address, hotel_stars }, held, tax_invoice_number, withholding] =
    await Promise.all([
      getTerms(order),
      findHeldMoney(order),
      order.invoice_number ? findTaxInvoiceNumber(order.id) : null,
      order.state === 'paid' ? findWithholdingSummary(order.id) : null,
    ])
  return {
    ...toOrderView(order, account),
    terms: { royalty, coverage, address, hotel_stars },
    held,
    tax_invoice_number,
    withholding,
    groups: groupLines(order.lines),
    lines: order.lines.slice(0, firstOrderLines).map(toLineView),
  }
}
