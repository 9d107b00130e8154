import { findHeldMoney } from '#src/billing/payment/held-money'
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
    industry: order.industry,
    company_name: order.company_name,
    brand_name: order.brand_name,
    billing_period: order.billing_period,
    zone_count: order.zone_count,
    unit_price: order.unit_price,
    price: order.price,
    discount: order.discount,
    voucher_code: order.voucher_code,
    tax: order.tax,
    total: order.total,
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

/** A single order with its stored terms, and money that was received for it in another amount. */
export async function getOrderDetail(order: ListedOrder, account: PaymentAccount | null) {
  const [{ royalty, coverage, address, hotel_stars }, held] = await Promise.all([
    getTerms(order),
    findHeldMoney(order),
  ])
  return { ...toOrderView(order, account), terms: { royalty, coverage, address, hotel_stars }, held }
}
