import { toTaxIdentity } from '#src/billing/coretax/rules/tax-identity'
import { loadInvoiceParties } from '#src/billing/order/invoice-parties'
import type { OrderRow } from '#src/billing/order/row'
import { computeWithholding } from '#src/billing/order/rules/tax'
import { findHeldMoney } from '#src/billing/payment/held-money'
import { memberActor, recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict } from '#src/platform/http/errors'
import { findWithholding, type WithholdingRow } from './row'
import { findWithholdingRule } from './settings'

type Terms = Pick<WithholdingRow, 'rate' | 'basis' | 'object_code' | 'base' | 'amount'>

/** Only who has a tax number can withhold, and only from a seller who has one. */
async function canIssueSlip(order: OrderRow): Promise<boolean> {
  const parties = await loadInvoiceParties(order)
  return [parties?.customer.npwp, parties?.seller.npwp].every(npwp => toTaxIdentity(npwp ?? '') !== null)
}

async function findTerms(order: OrderRow, now: Date): Promise<Terms | null> {
  const stored = await findWithholding(order.id)
  if (stored) return stored
  const rule = await findWithholdingRule(now)
  if (!rule || !(await canIssueSlip(order))) return null
  const { rate, basis, object_code } = rule
  const { base, amount } = computeWithholding(order, rate)
  return amount > 0 && amount < order.total ? { rate, basis, object_code, base, amount } : null
}

/** What the buyer of an unpaid order may withhold as PPh 23, and whether it has chosen to; null if it may not. */
export async function getWithholdingOffer(order: OrderRow, now = new Date()) {
  if (order.state !== 'awaiting-payment') return null
  const terms = await findTerms(order, now)
  if (!terms) return null
  const { rate, basis, base, amount } = terms
  return { rate, basis, base, amount, chosen: order.withheld > 0 }
}

/** The terms of the first choice stay, so that payments that were started before agree with them. */
async function storeTerms(trx: Transaction, order: OrderRow): Promise<number> {
  const terms = await findTerms(order, new Date())
  if (!terms) throw conflict('withholding-unavailable', 'Nothing can be withheld from this order')
  const { rate, basis, object_code, base, amount } = terms
  await trx('withholdings')
    .insert({
      order_id: order.id,
      organisation_id: order.organisation.id,
      ...{ rate, basis, object_code, base, amount },
      state: 'chosen',
    })
    .onConflict('order_id')
    .merge(['state'])
  return amount
}

/**
 * Stores whether the buyer withholds PPh 23 from an order. A payment that was started before keeps its amount. Throws 409
 * `order-settled`, `payment-held` or `withholding-unavailable`.
 */
export async function chooseWithholding(
  order: OrderRow,
  withhold: boolean,
  account: { documentId: string },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const open: unknown = await trx('orders')
      .where({ id: order.id, state: 'awaiting-payment' })
      .forUpdate()
      .first('id')
    if (!open) throw conflict('order-settled', 'The order no longer awaits payment')
    if (await findHeldMoney(order))
      throw conflict('payment-held', 'Money in another amount was already received')
    const withheld = withhold ? await storeTerms(trx, order) : 0
    if (!withhold) await trx('withholdings').where({ order_id: order.id }).update({ state: 'declined' })
    await trx('orders').where({ id: order.id }).update({ withheld })
    await recordAuditEntry({
      action: 'withholding.chosen',
      actor: memberActor(account),
      subject: 'order',
      subjectId: order.documentId,
      organisation: order.organisation.id,
      details: { number: order.number, amount: withheld },
    })
  })
}
