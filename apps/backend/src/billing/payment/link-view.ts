import { loadInvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import { getTerms, parseStoredTerms } from '#src/billing/order/terms'
import { findHeldMoney } from './held-money'
import type { FoundPaymentLink } from './links'
import { getPaymentOptionsView } from './methods-view'

/**
 * The data that someone who pays through a link may see: one order, and nothing else about the organisation.
 */
export async function getPaymentLinkView({ link, order, state, requestedBy }: FoundPaymentLink) {
  const unit = order.business_unit
  const [options, terms, held, parties] = await Promise.all([
    getPaymentOptionsView(order, { scope: { units: null }, link: link.id }),
    getTerms(order),
    findHeldMoney(order),
    parseStoredInvoiceParties(order.invoice_parties) ?? (unit && loadInvoiceParties(unit.id)),
  ])
  return {
    state,
    expires_at: new Date(link.expires_at),
    asked_by: requestedBy,
    seller: parties?.seller.name ?? '',
    order: {
      id: order.documentId,
      number: order.number,
      state: order.state,
      kind: order.kind,
      venue: order.brand_name,
      company_name: order.company_name,
      package: {
        title: order.package_title,
        titles: parseStoredTerms(order.terms)?.package_title ?? null,
      },
      billing_period: order.billing_period,
      zone_count: order.zone_count,
      covers_from: order.covers_from,
      covers_until: order.covers_until,
      price: order.price,
      discount: order.discount,
      tax: order.tax,
      total: order.total,
      pay_before: order.pay_before,
      royalty: terms.royalty,
      held,
    },
    ...options,
  }
}
