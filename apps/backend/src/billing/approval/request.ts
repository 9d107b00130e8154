import type { RequestApproval } from '@bgm/validation'
import { priceWholeCart } from '#src/billing/cart/price-whole'
import type { Shopper } from '#src/billing/cart/row'
import type { Totals } from '#src/billing/order/quote'
import type { PaymentSettings } from '#src/billing/order/settings'
import type { StaffMember } from '#src/billing/payment/refunds'
import { memberActor, recordAuditEntry } from '#src/customers'
import { insertRows } from '#src/platform/database/insert-rows'
import { sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { chooseDeciders, listApprovers } from './approvers'
import { notifyDeciders } from './notifications'
import { isApprovalRequired } from './require'
import { findOpenRequest, findRequest, type RequestLine } from './row'
import { noApproverError } from './settings'

type NewRequest = {
  /** The member who asks, or for whom staff ask. */
  account: Account
  staff?: StaffMember | undefined
  body: RequestApproval
  settings: PaymentSettings
  now: Date
}

export type RequestedOrder = {
  /** What the request is for; the other one is null. */
  cart_id: number | null
  quotation_id: number | null
  lines: readonly Omit<RequestLine, 'position'>[]
  totals: Totals
}

type Requester = Pick<NewRequest, 'account' | 'staff' | 'now'> & {
  organisation: number
  body: Omit<RequestApproval, 'version'>
}

/** Throws 409 `approval-needless` or `approval-nobody`. */
async function requireDeciders(
  { organisation, account }: Requester,
  { lines, totals: { total } }: RequestedOrder,
) {
  if (!(await isApprovalRequired(organisation, { total, kinds: lines.map(({ kind }) => kind) })))
    throw conflict('approval-needless', 'This order needs no approval')
  const units = lines.map(({ business_unit_id }) => business_unit_id)
  const approvers = await listApprovers(organisation)
  const deciders = chooseDeciders(approvers, { requester: account.id, units, total })
  if (deciders.length === 0) throw noApproverError()
  return deciders
}

const toRow = (
  { organisation, account, staff, body, now }: Requester,
  { cart_id, quotation_id, totals }: RequestedOrder,
) => ({
  document_id: newRecordId(),
  organisation_id: organisation,
  cart_id,
  quotation_id,
  user_id: account.id,
  staff_id: staff?.id ?? null,
  state: 'requested',
  purpose: body.purpose,
  purchase_order: body.purchase_order ?? null,
  cost_centre: body.cost_centre ?? null,
  voucher_code: totals.voucher_code,
  price: totals.price,
  discount: totals.discount,
  tax: totals.tax && JSON.stringify(totals.tax),
  total: totals.total,
  requested_at: now.getTime(),
})

/** Stores a request and asks those who can decide. `lock` runs first, and finds an open request for the same. */
export async function storeRequest(
  requester: Requester,
  requested: RequestedOrder,
  lock: (trx: Transaction) => Promise<string | null>,
): Promise<string> {
  const deciders = await requireDeciders(requester, requested)
  return await strapi.db.transaction(async ({ trx }) => {
    const open = await lock(trx)
    if (open !== null) return open
    const row = toRow(requester, requested)
    const [stored] = await trx('order_requests').insert(row).returning('id')
    const lines = requested.lines.map((line, index) => ({
      ...line,
      request_id: Number(stored?.id),
      position: index + 1,
    }))
    await insertRows(trx, 'order_request_lines', lines)
    const request = await findRequest([sql`q.document_id = ${row.document_id}`])
    if (!request) throw new Error('The request cannot be found')
    await recordAuditEntry({
      action: 'order-request.created',
      actor: requester.staff?.actor ?? memberActor(requester.account),
      subject: 'order-request',
      subjectId: row.document_id,
      organisation: row.organisation_id,
      at: requester.now,
      details: { total: row.total, units: requested.lines.length, person: requester.account.documentId },
    })
    await notifyDeciders(request, deciders)
    return row.document_id
  })
}

/**
 * Asks for the approval of a cart at the total that was shown, once for the same contents. Throws like `priceWholeCart`, or
 * 409 `approval-needless` or `approval-nobody`.
 */
export async function requestApproval(shopper: Shopper, { settings, ...ask }: NewRequest): Promise<string> {
  const { version, expected_total: expectedTotal } = ask.body
  const { cart, lines, totals } = await priceWholeCart(shopper, {
    ...{ version, expectedTotal, settings, now: ask.now },
  })
  const requested = {
    cart_id: cart.id,
    quotation_id: null,
    totals,
    lines: lines.map(({ unit, params, price }) => ({
      business_unit_id: unit.id,
      unit_name: unit.name,
      outlet_code: unit.outlet_code,
      kind: params.kind,
      package_key: params.package ?? price.package.key,
      billing_period: params.billing_period ?? price.billing_period,
      zone_count: params.zone_count,
      price: price.price,
    })),
  }
  return await storeRequest({ ...ask, organisation: shopper.owner.organisation }, requested, async trx => {
    const current: unknown = await trx('carts').where({ id: cart.id, version }).forUpdate().first('id')
    if (!current) throw conflict('cart-changed', 'The cart has changed')
    return (await findOpenRequest(cart.id))?.document_id ?? null
  })
}
