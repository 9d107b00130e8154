import { redeemVoucher } from '#src/billing/voucher/vouchers'
import { recordAuditEntry } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { addDays } from '#src/platform/runtime/jakarta'
import type { Quote } from './quote'
import { insertOrder, type OrderRow } from './row'
import { paymentTermDays } from './rules/state'
import { getCurrentTerms } from './terms'
import type { UnitQuote } from './unit-quote'

type NewOrder = {
  number: string
  account: Account
  organisation: number
  unit: { id: number; documentId: string; industry: string; company_name: string; brand_name: string }
  quote: Quote & Partial<Pick<UnitQuote, 'kind' | 'covers_from' | 'covers_until'>>
  now: Date
  /** Idempotency key: the database rejects a second order with the same key. */
  key?: string
}

// Extra zones must be paid for before the end of the period for which they were priced.
function getPaymentDeadline({ kind, covers_until }: NewOrder['quote'], now: Date): Date {
  const last = addDays(now, paymentTermDays)
  return kind === 'extra-zones' && covers_until && covers_until < last ? covers_until : last
}

/** Creates an order that awaits payment and redeems its voucher. Call this in a transaction. */
export async function placeOrder({
  number,
  account,
  organisation,
  unit,
  quote,
  now,
  key,
}: NewOrder): Promise<OrderRow> {
  if (quote.voucher_code && !(await redeemVoucher(quote.voucher_code))) {
    throw new HttpError(422, 'The voucher is used up', { code: 'voucher-used-up' })
  }
  const { key: package_key, title: package_title } = quote.package
  const terms = await getCurrentTerms({ business_unit: unit, package_key, package_title })
  const order = await insertOrder({
    number,
    kind: quote.kind ?? 'new',
    state: 'awaiting-payment',
    organisation,
    business_unit: unit.id,
    placed_by: account.id,
    package_key,
    package_title,
    terms,
    industry: unit.industry,
    company_name: unit.company_name,
    brand_name: unit.brand_name,
    billing_period: quote.billing_period,
    zone_count: quote.zone_count,
    unit_price: quote.unit_price,
    price: quote.price,
    discount: quote.discount,
    voucher_code: quote.voucher_code,
    tax: quote.tax,
    total: quote.total,
    placed_at: now,
    pay_before: getPaymentDeadline(quote, now),
    covers_from: quote.covers_from ?? null,
    covers_until: quote.covers_until ?? null,
    open_for: unit.documentId,
    idempotency_key: key ?? null,
  })
  await recordAuditEntry({
    action: 'order.placed',
    actor: { kind: 'member', name: account.documentId },
    subject: 'order',
    subjectId: order.documentId,
    organisation,
    at: now,
    details: { number, total: quote.total, voucher_code: quote.voucher_code },
  })
  return order
}
