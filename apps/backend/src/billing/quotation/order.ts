import type { OrderReferences, RequestApproval } from '@bgm/validation'
import { priceRequest } from '#src/billing/approval/price'
import { storeRequest } from '#src/billing/approval/request'
import { placeOrderForUnits } from '#src/billing/order/order-for-unit'
import type { OrderRow } from '#src/billing/order/row'
import type { PaymentSettings } from '#src/billing/order/settings'
import { memberActor, recordAuditEntry, requirePermission, type Scope } from '#src/customers'
import { sql } from '#src/platform/database/sql'
import { conflict, HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { markOrdered } from './requested'
import { findQuotation, listQuotationLines, type Quotation, quotationsInScope } from './row'

type Buyer = { scope: Scope; account: Account }
type Moment = { settings: PaymentSettings; now: Date }

/** A quotation whose units are all in scope. Throws 404. */
export async function getQuotation(scope: Scope, id: string): Promise<Quotation> {
  const quotation = await findQuotation([sql`q.document_id = ${id}`, ...quotationsInScope(scope)])
  if (!quotation) throw notFound()
  return quotation
}

/** What a quotation costs today at its prices; less than on its day if it is for the rest of a period. */
export async function priceQuotation({ scope, account }: Buyer, quotation: Quotation, moment: Moment) {
  const lines = await listQuotationLines(quotation.id)
  const requested = { request: quotation, lines, scope, locale: account.locale, quoted: quotation.prices }
  return { lines, ...(await priceRequest(requested, moment)) }
}

/** Throws 409 `quotation-ordered`, `quotation-expired`, `quotation-refused` or `price-changed`, or 422 for its voucher. */
async function requireOrderable(
  buyer: Buyer,
  quotation: Quotation,
  { expectedTotal, ...moment }: Moment & { expectedTotal: number },
) {
  if (quotation.order_document) throw conflict('quotation-ordered', 'The quotation has been ordered')
  if (quotation.valid_until <= moment.now.getTime())
    throw conflict('quotation-expired', 'The quotation no longer holds')
  const { entries, totals, voucherError } = await priceQuotation(buyer, quotation, moment)
  const ordered = entries.flatMap(({ line, unit, params, price, refusal }) =>
    unit && refusal === null && price !== null ? [{ line, unit, params, price }] : [],
  )
  if (voucherError) throw new HttpError(422, 'The voucher is no longer valid', { code: voucherError })
  // A line costs more if the unit has paid for another period in the meantime.
  if (ordered.length < entries.length || totals.total > quotation.total)
    throw conflict('quotation-refused', 'Something in the quotation can no longer be ordered')
  if (totals.total !== expectedTotal) throw conflict('price-changed', 'The price has changed')
  return { ordered, totals }
}

type QuotationOrder = Moment & {
  id: string
  expectedTotal: number
  references: OrderReferences
}

/**
 * Orders a quotation at its prices, once. Throws 404, 403, like `requireOrderable`, or like `placeOrderForUnits`, also 409
 * `approval-required`.
 */
export async function orderQuotation(
  buyer: Buyer,
  { id, expectedTotal, references, settings, now }: QuotationOrder,
): Promise<OrderRow> {
  const { scope, account } = buyer
  const quotation = await getQuotation(scope, id)
  requirePermission(scope, 'order.create')
  const { ordered } = await requireOrderable(buyer, quotation, { expectedTotal, settings, now })
  return await placeOrderForUnits({
    account,
    organisation: quotation.organisation_id,
    lines: ordered,
    voucherCode: quotation.voucher_code,
    expectedTotal,
    key: `quotation:${quotation.document_id}`,
    settings,
    now,
    references,
    quoted: quotation.prices,
    onPlaced: async ({ id: order, number, total }) => {
      await strapi.db.transaction(async ({ trx }) => {
        await markOrdered(trx, quotation.id, order)
        await recordAuditEntry({
          action: 'quotation.ordered',
          actor: memberActor(account),
          subject: 'quotation',
          subjectId: quotation.document_id,
          organisation: quotation.organisation_id,
          details: { number, total },
        })
      })
    },
  })
}

/** Asks for the approval of a quotation. Throws like `orderQuotation`, or 409 `approval-needless` or `approval-nobody`. */
export async function requestQuotationApproval(
  buyer: Buyer,
  id: string,
  { body, settings, now }: Moment & { body: Omit<RequestApproval, 'version'> },
): Promise<string> {
  const quotation = await getQuotation(buyer.scope, id)
  requirePermission(buyer.scope, 'order.create')
  const expectedTotal = body.expected_total
  const { ordered, totals } = await requireOrderable(buyer, quotation, { expectedTotal, settings, now })
  const requested = {
    cart_id: null,
    quotation_id: quotation.id,
    totals,
    lines: ordered.map(({ line, unit, price }) => ({
      business_unit_id: unit.id,
      unit_name: unit.name,
      outlet_code: unit.outlet_code,
      kind: line.kind,
      package_key: line.package_key,
      billing_period: line.billing_period,
      zone_count: line.zone_count,
      price,
    })),
  }
  const requester = { account: buyer.account, body, now, organisation: quotation.organisation_id }
  return await storeRequest(requester, requested, async trx => {
    await trx('quotations').where({ id: quotation.id }).forUpdate().select('id')
    const current = await getQuotation(buyer.scope, id)
    if (current.order_document) throw conflict('quotation-ordered', 'The quotation has been ordered')
    return current.request_document
  })
}
