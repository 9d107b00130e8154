import { firstOrderLines } from '@bgm/contract'
import { loadInvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import type { OrderRow } from '#src/billing/order/row'
import { getTerms, parseStoredTerms } from '#src/billing/order/terms'
import { toLineView } from '#src/billing/order/view'
import { listLinkAttempts } from './attempt-view'
import { type HeldMoney, listHeldMoney } from './held-money'
import type { FoundPaymentLink } from './links'
import { getPaymentOptionsView } from './methods-view'

type Payable = Pick<OrderRow, 'state'> & { held: HeldMoney | null }

const isPayable = ({ state, held }: Payable) => state === 'awaiting-payment' && held === null

/**
 * The data that someone who pays through a link may see: its orders, and nothing else about the organisation.
 */
export async function getPaymentLinkView({ link, orders, state, requestedBy }: FoundPaymentLink) {
  const [first] = orders
  const [held, parties, terms] = await Promise.all([
    listHeldMoney(orders),
    parseStoredInvoiceParties(first.invoice_parties) ?? loadInvoiceParties(first),
    Promise.all(orders.map(getTerms)),
  ])
  const shown = orders.map((order, index) => ({
    id: order.documentId,
    number: order.number,
    state: order.state,
    kind: order.kind,
    venue: order.brand_name,
    line_count: order.line_count,
    lines: order.lines.slice(0, firstOrderLines).map(toLineView),
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
    withheld: order.withheld,
    pay_before: order.pay_before,
    royalty: terms[index]?.royalty ?? 'separate',
    held: held.get(order.id) ?? null,
  }))
  const total = shown.filter(isPayable).reduce((sum, order) => sum + order.total - order.withheld, 0)
  const attempts = await listLinkAttempts(link.id)
  const options = await getPaymentOptionsView(total, attempts, { units: null })
  return {
    state,
    expires_at: new Date(link.expires_at),
    asked_by: requestedBy,
    seller: parties?.seller.name ?? '',
    orders: shown,
    ...options,
  }
}
