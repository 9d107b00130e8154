import { hasPermission, type RequestEnd } from '@bgm/validation'
import {
  placeOrderInTransaction,
  reserveOrderNumber,
  type UnitOrder,
} from '#src/billing/order/order-for-unit'
import type { OrderRow } from '#src/billing/order/row'
import type { QuotedPrices } from '#src/billing/order/rules/quoted-prices'
import type { PaymentSettings } from '#src/billing/order/settings'
import { findRequestedQuotation, markOrdered } from '#src/billing/quotation/requested'
import { lockPaidOrders } from '#src/billing/subscription/lock'
import {
  getScopeInOrganisation,
  lockUnits,
  memberActor,
  recordAuditEntry,
  requirePermission,
  type Scope,
} from '#src/customers'
import { findAccountByDocumentId } from '#src/identity'
import { sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict, HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { chooseDeciders, listApprovers } from './approvers'
import { endRequest } from './end'
import { notifyRequester } from './notifications'
import { priceRequest } from './price'
import { findRequest, listRequestLines, lockRequest, type OrderRequest, requestsInScope } from './row'

/** `withScope` runs a decision under the lock of the organisation's members, with the scope that the member then has. */
export type Decider = {
  account: Account
  scope: Scope
  withScope: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

type Moment = { settings: PaymentSettings; now: Date }

const settled = () => conflict('order-request-settled', 'The request has been decided')

/** A request in scope. Throws 404. */
export async function getRequest(scope: Scope, account: Account, id: string): Promise<OrderRequest> {
  const request = await findRequest([sql`q.document_id = ${id}`, ...requestsInScope(scope, account.id)])
  if (!request) throw notFound()
  return request
}

type Prepared =
  | { end: RequestEnd }
  | { account: Account; ordered: UnitOrder[]; quoted: QuotedPrices | undefined }

/** What is to be ordered, or why that is no longer possible. */
async function prepare(request: OrderRequest, { settings, now }: Moment): Promise<Prepared> {
  const lines = await listRequestLines(request.id)
  const account = request.requester_document
    ? await findAccountByDocumentId(request.requester_document)
    : null
  const scope = await getScopeInOrganisation(request.user_id, request.organisation_id)
  if (!account || !hasPermission(scope.role, 'order.create')) return { end: 'requester' }
  const quotation = await findRequestedQuotation(request)
  if (quotation && (quotation.order_document || quotation.valid_until <= now.getTime()))
    return { end: 'quotation' }
  const quoted = quotation?.prices
  const requested = { request, lines, scope, locale: account.locale, quoted }
  const { entries, totals, voucherError } = await priceRequest(requested, { settings, now })
  const ordered = entries.flatMap(({ unit, params, refusal }) => (unit && !refusal ? [{ unit, params }] : []))
  if (ordered.length < entries.length) return { end: 'lines' }
  if (voucherError) return { end: 'voucher' }
  // A line costs more if the unit has paid for another period in the meantime.
  if (quotation && totals.total > quotation.total) return { end: 'lines' }
  return { account, ordered, quoted }
}

/** Ends a request that can no longer be ordered, and throws 409 `request-void`. */
async function endUnorderable(
  { account }: Decider,
  request: OrderRequest,
  reason: RequestEnd,
): Promise<never> {
  await strapi.db.transaction(async ({ trx }) => {
    if ((await lockRequest(trx, request)) !== 'requested') throw settled()
    await endRequest(trx, request.id, reason)
    await recordEnd(request, account, reason)
    await notifyRequester({ ...request, state: 'void', end_reason: reason })
  })
  throw conflict('request-void', 'The request can no longer be ordered')
}

const recordEnd = (request: OrderRequest, account: Account, reason: RequestEnd) =>
  recordAuditEntry({
    action: 'order-request.ended',
    actor: memberActor(account),
    subject: 'order-request',
    subjectId: request.document_id,
    organisation: request.organisation_id,
    details: { reason, total: request.total },
  })

/** Throws unless the member can decide about the request at this total. */
async function requireDecider(scope: Scope, account: Account, request: OrderRequest, total: number) {
  requirePermission(scope, 'order.approve')
  if (request.user_id === account.id)
    throw conflict('request-own', 'Somebody else has to decide about this request')
  const approvers = await listApprovers(request.organisation_id)
  const own = approvers.filter(({ person }) => person.id === account.id)
  if (own.length === 0) throw new HttpError(403, 'Forbidden')
  const lines = await listRequestLines(request.id)
  const units = lines.map(({ business_unit_id }) => business_unit_id)
  if (chooseDeciders(own, { requester: request.user_id, units, total }).length === 0)
    throw conflict('approval-limit', 'The total is above the limit of this member')
}

/** Locks units, the cart and the request, in the order in which placing a cart locks them. */
async function lockAll(trx: Transaction, request: OrderRequest, now: Date): Promise<void> {
  const lines = await listRequestLines(request.id)
  const changed = lines.filter(({ kind }) => kind === 'change')
  await lockPaidOrders(
    changed.map(({ business_unit_id }) => business_unit_id),
    now,
  )
  await lockUnits(lines.map(({ business_unit_id }) => business_unit_id))
  if ((await lockRequest(trx, request)) !== 'requested') throw settled()
}

async function removeFromCart(trx: Transaction, { id, cart_id }: OrderRequest): Promise<void> {
  if (cart_id === null) return
  const { connection } = strapi.db
  await trx('carts')
    .where({ id: cart_id })
    .update({ version: connection.raw('version + 1'), voucher_code: null })
  await trx('cart_lines')
    .where({ cart_id })
    .whereIn(
      'business_unit_id',
      trx('order_request_lines').where({ request_id: id }).select('business_unit_id'),
    )
    .delete()
}

type Outcome = { state: 'placed'; order: OrderRow } | { state: 'declined'; reason: string }

/** Stores a decision, and notifies the member who made the request. */
async function record(trx: Transaction, request: OrderRequest, decider: Account, outcome: Outcome) {
  const { state } = outcome
  const order = state === 'placed' ? outcome.order : null
  const reason = state === 'declined' ? outcome.reason : null
  await trx('order_requests')
    .where({ id: request.id })
    .update({
      state,
      decided_by: decider.id,
      decided_at: Date.now(),
      decline_reason: reason,
      order_id: order?.id ?? null,
    })
  await recordAuditEntry({
    action: order ? 'order-request.approved' : 'order-request.declined',
    actor: memberActor(decider),
    subject: 'order-request',
    subjectId: request.document_id,
    organisation: request.organisation_id,
    details: { total: order?.total ?? request.total, ...(order && { number: order.number }) },
  })
  await notifyRequester({
    ...request,
    state,
    decline_reason: reason,
    decider_name: [decider.first_name, decider.last_name].filter(Boolean).join(' '),
    order_document: order?.documentId ?? null,
    order_number: order?.number ?? null,
  })
}

/**
 * Approves a request and places its order at the total that the member saw, in one transaction, for the member who made
 * the request.
 * Throws 404, 403, or 409 `order-request-settled`, `request-own`, `approval-limit`, `price-changed` or `request-void`.
 */
export async function approveRequest(
  decider: Decider,
  { id, expectedTotal, settings, now }: Moment & { id: string; expectedTotal: number },
): Promise<OrderRow> {
  const request = await getRequest(decider.scope, decider.account, id)
  await requireDecider(decider.scope, decider.account, request, expectedTotal)
  if (request.state !== 'requested') throw settled()
  const prepared = await prepare(request, { settings, now })
  if ('end' in prepared) return await endUnorderable(decider, request, prepared.end)
  const { account, ordered, quoted } = prepared
  const number = await reserveOrderNumber(now)
  return await decider.withScope(async scope => {
    const current = await getRequest(scope, decider.account, id)
    await requireDecider(scope, decider.account, current, expectedTotal)
    return await strapi.db.transaction(async ({ trx }) => {
      await lockAll(trx, current, now)
      const order = await placeOrderInTransaction(
        {
          account,
          staff:
            current.staff_id === null
              ? undefined
              : { id: current.staff_id, actor: memberActor(decider.account) },
          organisation: current.organisation_id,
          lines: ordered,
          voucherCode: current.voucher_code,
          expectedTotal,
          key: `request:${current.document_id}`,
          settings,
          now,
          isApproved: true,
          quoted,
          onPlaced: order => markOrdered(trx, current.quotation_id, order.id),
          references: {
            purchase_order: current.purchase_order ?? undefined,
            cost_centre: current.cost_centre ?? undefined,
          },
        },
        number,
      )
      await removeFromCart(trx, current)
      await record(trx, current, decider.account, { state: 'placed', order })
      return order
    })
  })
}

/** Declines a request. Throws 404, 403, or 409 `order-request-settled`, `request-own` or `approval-limit`. */
export const declineRequest = (decider: Decider, id: string, reason: string): Promise<void> =>
  decider.withScope(async scope => {
    const request = await getRequest(scope, decider.account, id)
    await requireDecider(scope, decider.account, request, 0)
    await strapi.db.transaction(async ({ trx }) => {
      if ((await lockRequest(trx, request)) !== 'requested') throw settled()
      await record(trx, request, decider.account, { state: 'declined', reason })
    })
  })

/** Withdraws a request of the caller. Throws 404, 403 for that of somebody else, or 409 `order-request-settled`. */
export async function withdrawRequest(scope: Scope, account: Account, id: string): Promise<void> {
  const request = await getRequest(scope, account, id)
  if (request.user_id !== account.id) throw new HttpError(403, 'Forbidden')
  await strapi.db.transaction(async ({ trx }) => {
    if ((await lockRequest(trx, request)) !== 'requested') throw settled()
    await endRequest(trx, request.id, 'withdrawn')
    await recordEnd(request, account, 'withdrawn')
  })
}
