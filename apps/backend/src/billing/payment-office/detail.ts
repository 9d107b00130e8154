import { z } from 'zod'
import { findOrder } from '#src/billing/order/row'
import { listCoveredOrders } from '#src/billing/payment/attempt-orders'
import type { PaymentAttempt } from '#src/billing/payment/attempt-row'
import { isRestorable } from '#src/billing/payment/cases'
import { webhookEncryptionPurpose } from '#src/billing/payment/provider-webhooks'
import { isActiveRefund, parseRefunds, type Refund, sumRefunds } from '#src/billing/payment/refund-row'
import type { StaffMember } from '#src/billing/payment/refunds'
import { hasReceivedMoney } from '#src/billing/payment/rules/transition'
import { getSoloRefundLimit } from '#src/billing/payment/settings'
import { paymentProvider } from '#src/billing/provider/provider'
import { replaceIdsWithLabels } from '#src/customers'
import { findAccountByDocumentId } from '#src/identity'
import { decrypt } from '#src/platform/runtime/cryptography'
import { toPaymentSummary } from './payments'
import { loadRefundViews } from './refunds'
import { listCaseSteps } from './rules/case-steps'

const maxListed = 100

const webhookRows = z.array(
  z.object({
    body: z.string(),
    received_at: z.coerce.number(),
    applied_at: z.coerce.number().nullable(),
  }),
)
const webhookBody = z.object({
  transaction_status: z.string().max(40),
  status_code: z.string().max(10),
  fraud_status: z.string().max(20).optional().catch(undefined),
})

function readWebhook(encrypted: string) {
  const text = decrypt(webhookEncryptionPurpose, encrypted)
  if (text === null) return null
  return webhookBody.safeParse(JSON.parse(text)).data ?? null
}

/** The provider's webhooks, oldest first. */
async function listProviderWebhooks(attempt: PaymentAttempt) {
  const rows: unknown = await strapi.db
    .connection('payment_notices')
    .where({ attempt_id: attempt.id })
    .orderBy('id')
    .limit(maxListed)
    .select('body', 'received_at', 'applied_at')
  return webhookRows.parse(rows).map(({ body, received_at, applied_at }) => {
    const webhook = readWebhook(body)
    return {
      received_at,
      applied_at,
      status: webhook?.transaction_status ?? null,
      code: webhook?.status_code ?? null,
      fraud: webhook?.fraud_status ?? null,
    }
  })
}

const entryRows = z.array(
  z.object({
    at: z.coerce.date(),
    action: z.string(),
    actor_kind: z.enum(['member', 'staff', 'system', 'pass']),
    actor: z.string().nullable(),
    subject: z.string(),
    subject_id: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  }),
)

/** The history of a payment, its refunds and its orders according to our own records, oldest first. */
async function listHistory(attempt: PaymentAttempt, refunds: readonly Refund[]) {
  const orders = (await listCoveredOrders([attempt])).map(({ documentId }) => documentId)
  const ids = [attempt.document_id, ...refunds.map(({ document_id }) => document_id)]
  const entries: unknown = await strapi.db.query('api::audit-entry.audit-entry').findMany({
    where: {
      $or: [
        { subject: { $in: ['payment', 'refund'] }, subject_id: { $in: ids } },
        { action: { $in: ['order.revived', 'order.refunded'] }, subject_id: { $in: orders } },
      ],
    },
    orderBy: { id: 'asc' },
    limit: maxListed,
  })
  const rows = entryRows.parse(entries)
  const kinds = rows.map(({ actor_kind }) => actor_kind)
  await replaceIdsWithLabels(rows)
  return rows.map(({ at, action, actor }, index) => ({
    at: at.getTime(),
    what: action,
    who: kinds[index] === 'system' ? null : actor,
  }))
}

async function listOrders(attempt: PaymentAttempt, refunds: readonly Refund[], left: number) {
  const listed = []
  for (const { attempt: _, id, documentId, ...order } of await listCoveredOrders([attempt])) {
    const row = order.outcome === 'late' ? await findOrder({ id }) : null
    const returned = sumRefunds(refunds.filter(refund => isActiveRefund(refund) && refund.order_id === id))
    listed.push({
      ...order,
      id: documentId,
      revivable: row !== null && (await isRestorable(row, Date.now())),
      refundable: Math.max(0, Math.min(left, order.amount - returned)),
    })
  }
  return listed
}

const lineRows = z.array(
  z.object({
    kind: z.string(),
    amount: z.coerce.number(),
    fee: z.coerce.number(),
    settled_at: z.coerce.number(),
    file: z.string(),
  }),
)

/** The lines for the payment in the provider's settlement files. */
async function listSettled(attempt: PaymentAttempt) {
  const rows: unknown = await strapi.db
    .connection('payment_settlement_lines as l')
    .join('payment_settlements as s', 's.id', 'l.settlement_id')
    .where('l.attempt_id', attempt.id)
    .orderBy('l.settled_at')
    .limit(maxListed)
    .select('l.kind', 'l.amount', 'l.fee', 'l.settled_at', 's.name as file')
  return lineRows.parse(rows)
}

async function findPayerName({ started_by }: PaymentAttempt): Promise<string | null> {
  const account = started_by === null ? null : await findAccountByDocumentId(started_by)
  return account && [account.first_name, account.last_name].filter(Boolean).join(' ')
}

const nameRow = z.object({ documentId: z.string(), name: z.string() }).nullable()

/** A payment with everything related to it. */
export async function getPaymentView(attempt: PaymentAttempt, staff: StaffMember) {
  const refundRows: unknown = await strapi.db
    .connection('refunds')
    .where({ attempt_id: attempt.id })
    .orderBy('id')
  const refunds = parseRefunds(refundRows)
  const received = hasReceivedMoney(attempt.state) ? (attempt.received ?? 0) : 0
  const charged = attempt.state === 'charged-back'
  const returned = sumRefunds(refunds.filter(isActiveRefund))
  const refundable = charged ? 0 : Math.max(0, received - returned)
  const [orders, notices, history, settled, payer, organisation, views] = await Promise.all([
    listOrders(attempt, refunds, refundable),
    listProviderWebhooks(attempt),
    listHistory(attempt, refunds),
    listSettled(attempt),
    findPayerName(attempt),
    strapi.db.query('api::organisation.organisation').findOne({ where: { id: attempt.organisation_id } }),
    loadRefundViews(refunds, staff),
  ])
  const facts = { refundable, revivable: orders.some(({ revivable }) => revivable), refunds: refunds.length }
  return {
    ...toPaymentSummary(attempt, orders),
    orders,
    organisation: nameRow.parse(organisation),
    payer,
    by_link: attempt.pay_link_id !== null,
    expires_at: attempt.expires_at,
    checked_at: attempt.checked_at,
    transaction_id: attempt.transaction_id,
    case: attempt.case_kind && {
      kind: attempt.case_kind,
      opened_at: attempt.case_opened_at,
      closed_at: attempt.case_closed_at,
      note: attempt.case_note,
      steps: attempt.case_closed_at === null ? listCaseSteps(attempt.case_kind, facts) : [],
    },
    refundable,
    solo_refund_limit: await getSoloRefundLimit(returned),
    provider_refund: Boolean(paymentProvider?.refund && paymentProvider.canRefund(attempt.method)),
    refunds: views,
    notices,
    history,
    settled,
  }
}
