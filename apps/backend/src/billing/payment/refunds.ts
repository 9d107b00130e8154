import type { RefundState } from '@bgm/validation'
import { z } from 'zod'
import { paymentProvider } from '#src/billing/provider/provider'
import { isCredited } from '#src/billing/subscription/part-row'
import { type Actor, recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict, HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { lockPayment } from './apply-snapshot'
import { notifyApprovers } from './approvers'
import { findAttempt, listAttemptOrders, type PaymentAttempt } from './attempt-row'
import { completeRefund } from './refund-effects'
import { sendRefundRequest } from './refund-request'
import { findRefund, isActiveRefund, listRefunds, type Refund, sumRefunds } from './refund-row'
import { hasReceivedMoney } from './rules/transition'
import { getPaymentSetting } from './settings'

/** A staff member; `id` is their id in the admin panel. */
export type StaffMember = { id: number; actor: Actor }

/** Who asks for a refund: the id of a staff member in the admin panel, or that of a member's account. */
type Requester = { id: string; actor: Actor }

type RefundOrder = {
  amount: number
  reason: string
  /** Idempotency key: the same key never creates a second refund. */
  key: string
  /**
   * The online payment to refund, or the order that was paid by bank transfer. If both are set, the refund
   * is for the part of the payment that covers that order.
   */
  attempt: number | null
  order: number | null
  mode: 'provider' | 'manual'
}

type Request = RefundOrder & { staff: StaffMember }

const coveringRow = z.object({ attempt_id: z.number() })

const tooMuch = () => conflict('refund-amount', 'More would be refunded than was received')

/** `returned` is the total of refunds that have been made or may still be made. */
type Source = { organisation: number; limit: number; returned: number; attempt: PaymentAttempt | null }

const paidOrder = z.object({
  organisation_id: z.number(),
  state: z.string(),
  total: z.coerce.number(),
  withheld: z.coerce.number(),
})

async function lockPaidOrder(trx: Transaction, id: number): Promise<Source> {
  const selected: unknown = await trx('orders')
    .where({ id })
    .forUpdate()
    .first('organisation_id', 'state', 'total', 'withheld')
  const row = paidOrder.optional().parse(selected)
  if (row?.state !== 'paid') throw conflict('not-paid', 'The order is not paid')
  const covering: unknown = await trx('payment_attempt_orders')
    .where({ order_id: id, outcome: 'applied' })
    .first('attempt_id')
  if (covering) throw conflict('paid-online', 'The order was paid online: refund that payment')
  const before = (await listRefunds(trx, { order_id: id, attempt_id: null })).filter(isActiveRefund)
  const returned = sumRefunds(before)
  return {
    organisation: row.organisation_id,
    limit: row.total - row.withheld - returned,
    returned,
    attempt: null,
  }
}

async function lockReceived(trx: Transaction, id: number, order: number | null): Promise<Source> {
  const { attempt, paid } = await lockPayment(trx, id)
  // Money that the bank has reversed cannot be refunded again.
  if (!hasReceivedMoney(attempt.state) || attempt.state === 'charged-back')
    throw conflict('not-paid', 'Nothing was received by this payment')
  const before = (await listRefunds(trx, { attempt_id: id })).filter(isActiveRefund)
  const returned = sumRefunds(before)
  const left = (attempt.received ?? 0) - returned
  const part = paid.find(({ order_id }) => order_id === order)
  if (order !== null && !part) throw conflict('not-paid', 'The payment is not for this order')
  const ofOrder = sumRefunds(before.filter(({ order_id }) => order_id === order))
  const limit = part ? Math.min(left, part.amount - ofOrder) : left
  return { organisation: attempt.organisation_id, limit, returned, attempt }
}

function requireMode({ attempt }: Source, mode: Request['mode']): void {
  if (mode === 'manual') return
  if (!attempt || !paymentProvider?.refund || !paymentProvider.canRefund(attempt.method))
    throw conflict('refund-manual', 'This payment can only be refunded by a transfer')
}

const audit = (
  action: 'refund.requested' | 'refund.approved' | 'refund.rejected' | 'refund.failed',
  refund: Pick<Refund, 'document_id' | 'organisation_id' | 'amount' | 'mode'>,
  actor: Actor,
) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'refund',
    subjectId: refund.document_id,
    organisation: refund.organisation_id,
    details: { amount: refund.amount, mode: refund.mode },
  })

const send = ({ document_id: refund }: Pick<Refund, 'document_id'>) =>
  enqueue(sendRefundRequest, { refund }, { key: refund })

/** Money that has become the credit of a later change can be refunded once that change has been. */
async function requireNotCredited(trx: Transaction, { attempt, order }: RefundOrder): Promise<void> {
  const orders =
    order === null ? (await listAttemptOrders(trx, attempt ?? 0)).map(({ order_id }) => order_id) : [order]
  if (await isCredited(trx, orders))
    throw conflict('order-credited', 'The order was credited to a later change: refund that change first')
}

/** The refund that the provider rejected of a cancelled line, which is still owed. */
async function requireNothingOwed(trx: Transaction, { attempt, order }: RefundOrder): Promise<void> {
  const refunds = (await listRefunds(trx, attempt === null ? { order_id: order } : { attempt_id: attempt }))
    .filter(({ order_line_id }) => order_line_id !== null)
    .filter(({ order_id }) => order === null || order_id === order)
  const isReplaced = ({ order_line_id }: Refund) =>
    refunds.some(refund => refund.order_line_id === order_line_id && isActiveRefund(refund))
  if (refunds.some(refund => refund.state === 'failed' && !isReplaced(refund)))
    throw conflict('refund-line', 'Transfer the refund that the provider rejected first')
}

type NewRefund = RefundOrder & { requester: Requester; line: number | null }

async function insertRefund(trx: Transaction, request: NewRefund, fourEyes: number): Promise<Refund> {
  const { amount, reason, key, attempt, order, line, mode, requester } = request
  const source =
    attempt === null ? await lockPaidOrder(trx, order ?? 0) : await lockReceived(trx, attempt, order)
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > source.limit) throw tooMuch()
  await requireNotCredited(trx, request)
  requireMode(source, mode)
  const now = Date.now()
  // Several small refunds need the same approval as one large refund.
  const approved = source.returned + amount <= fourEyes
  const row = {
    document_id: newRecordId(),
    organisation_id: source.organisation,
    attempt_id: attempt,
    order_id: order,
    order_line_id: line,
    refund_key: key,
    amount,
    mode,
    reason,
    state: approved ? 'approved' : 'requested',
    requested_by: requester.id,
    requested_at: now,
    ended_period: false,
    ...(approved && { decided_by: requester.id, decided_at: now }),
  } as const
  await trx('refunds').insert(row)
  await audit('refund.requested', row, requester.actor)
  if (approved && mode === 'provider') await send(row)
  if (!approved) await notifyApprovers(row, source.attempt, requester.actor.name)
  const stored = await findRefund(trx, { document_id: row.document_id })
  if (!stored) throw new Error('The stored refund cannot be found')
  return stored
}

/**
 * Requests a refund, once per key. It is approved immediately as long as the payment's refunds do not exceed
 * the threshold in the payment settings; otherwise, a second person has to approve it. Throws 409
 * `refund-amount`, `order-credited`, `refund-manual`, `not-paid` or `paid-online`.
 */
export async function requestRefund({ staff, ...order }: Request): Promise<Refund> {
  const { four_eyes_amount } = await getPaymentSetting()
  const requester = { id: String(staff.id), actor: staff.actor }
  const request = { ...order, requester, line: null }
  try {
    return await strapi.db.transaction(
      async ({ trx }) =>
        (await findRefund(trx, { refund_key: request.key })) ??
        (await insertOwnRefund(trx, request, four_eyes_amount)),
    )
  } catch (error) {
    // A concurrent request with the same key may have been first.
    return await strapi.db.transaction(async ({ trx }) => {
      const known = await findRefund(trx, { refund_key: request.key })
      if (!known) throw error
      return known
    })
  }
}

async function insertOwnRefund(trx: Transaction, request: NewRefund, fourEyes: number): Promise<Refund> {
  await requireNothingOwed(trx, request)
  return await insertRefund(trx, request, fourEyes)
}

/**
 * Requests a transfer instead of a refund that the provider rejected, for the same order and, if its subscription was
 * cancelled, the same line. Repeating it returns the same refund. Throws 409 `refund-settled` if the refund has not failed.
 */
export async function transferFailedRefund(document_id: string, staff: StaffMember): Promise<Refund> {
  const { four_eyes_amount } = await getPaymentSetting()
  return await strapi.db.transaction(async ({ trx }) => {
    await lockSource(trx, await getRefund(trx, document_id))
    const failed = await getRefund(trx, document_id)
    const key = `transfer-${failed.id}`
    const known = await findRefund(trx, { refund_key: key })
    if (known) return known
    if (failed.state !== 'failed') throw conflict('refund-settled', 'The refund has not failed')
    const { amount, reason, attempt_id: attempt, order_id: order, order_line_id: line } = failed
    const requester = { id: String(staff.id), actor: staff.actor }
    const request = { amount, reason, attempt, order, line, key, mode: 'manual', requester } as const
    return await insertRefund(trx, request, four_eyes_amount)
  })
}

/**
 * Requests the refund of a line of a cancelled subscription, in its transaction: by the provider if it can, otherwise by a
 * transfer, and with the approval that any refund of this amount needs.
 */
export async function refundCancelledLine(
  trx: Transaction,
  {
    line,
    order,
    amount,
    account,
  }: { line: number; order: number; amount: number; account: { documentId: string } },
): Promise<void> {
  const { four_eyes_amount } = await getPaymentSetting()
  const covering: unknown = await trx('payment_attempt_orders')
    .where({ order_id: order, outcome: 'applied' })
    .first('attempt_id')
  const attempt = covering ? coveringRow.parse(covering).attempt_id : null
  const paid = attempt === null ? null : await findAttempt({ id: attempt })
  const request = {
    ...{ line, order, amount, attempt },
    mode: paid && paymentProvider?.refund && paymentProvider.canRefund(paid.method) ? 'provider' : 'manual',
    reason: 'Cancelled within 7 days without plays',
    key: `cancelled-line-${line}`,
    requester: { id: account.documentId, actor: { kind: 'member', name: account.documentId } },
  } as const
  await insertRefund(trx, request, four_eyes_amount)
}

async function changeState(trx: Transaction, refund: Refund, from: RefundState, data: object) {
  const count: number = await trx('refunds').where({ id: refund.id, state: from }).update(data)
  if (count !== 1) throw conflict('refund-settled', 'The refund was decided in the meantime')
}

async function getRefund(trx: Transaction, document_id: string): Promise<Refund> {
  const refund = await findRefund(trx, { document_id })
  if (!refund) throw new HttpError(404, 'Not Found')
  return refund
}

/**
 * Approves or rejects a refund; the person who requested it cannot approve it. Throws 409 `refund-own`, `refund-settled`
 * or, for rejecting that of a cancelled subscription, `refund-owed`.
 */
export async function decideRefund(
  document_id: string,
  { staff, approve }: { staff: StaffMember; approve: boolean },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const refund = await getRefund(trx, document_id)
    // The subscription has ended already, so that its money is owed.
    if (!approve && refund.order_line_id !== null)
      throw conflict('refund-owed', 'The member has cancelled the subscription, so the money is owed')
    if (approve && refund.requested_by === String(staff.id))
      throw conflict('refund-own', 'A second person has to approve this refund')
    const state = approve ? 'approved' : 'rejected'
    const decision = { state, decided_by: String(staff.id), decided_at: Date.now() }
    await changeState(trx, refund, 'requested', decision)
    await audit(approve ? 'refund.approved' : 'refund.rejected', refund, staff.actor)
    if (approve && refund.mode === 'provider') await send(refund)
  })
}

/** Locks the payment or order of a refund, in the order in which all code locks them. */
async function lockSource(trx: Transaction, { attempt_id, order_id }: Refund): Promise<void> {
  if (attempt_id !== null) await lockPayment(trx, attempt_id)
  else await trx('orders').where({ id: order_id }).forUpdate().select('id')
}

/**
 * Records that staff have transferred an approved manual refund. Throws 409 `refund-settled` if the refund
 * is not manual or not awaiting a transfer.
 */
export async function completePayout(
  document_id: string,
  { staff, reference }: { staff: StaffMember; reference: string },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockSource(trx, await getRefund(trx, document_id))
    const refund = await getRefund(trx, document_id)
    if (refund.mode !== 'manual') throw conflict('refund-settled', 'The provider makes this refund')
    await changeState(trx, refund, 'approved', { state: 'sent', payout_reference: reference.slice(0, 120) })
    await completeRefund(trx, refund, { actor: staff.actor, now: Date.now() })
  })
}
