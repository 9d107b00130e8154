import { type PaymentState, paymentMethods, paymentOutcomes, paymentStates } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'

const millis = z.coerce.number()
const rupiah = z.coerce.number().int()

const instructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('va'), bank: z.string(), number: z.string() }),
  z.object({ kind: z.literal('bill'), biller_code: z.string(), bill_key: z.string() }),
  z.object({ kind: z.literal('qr'), payload: z.string() }),
])

/** The reasons why a payment needs attention from staff. */
export const caseKinds = ['late', 'duplicate', 'wrong-amount', 'charged-back', 'refund-credited'] as const
export type CaseKind = (typeof caseKinds)[number]

const attemptRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  provider: z.string(),
  reference: z.string(),
  started_by: z.string().nullable(),
  pay_link_id: z.number().nullable(),
  method: z.enum(paymentMethods),
  locale: z.enum(['id', 'en']),
  amount: rupiah,
  state: z.enum(paymentStates),
  outcome: z.enum(paymentOutcomes).nullable(),
  received: rupiah.nullable(),
  received_at: millis.nullable(),
  refunded: rupiah,
  /** The provider's fee, as listed in its settlement files. */
  fee: rupiah.nullable(),
  transaction_id: z.string().nullable(),
  page_token: z.string().nullable(),
  redirect_url: z.string().nullable(),
  instructions: z
    .string()
    .transform(text => instructions.parse(JSON.parse(text)))
    .nullable(),
  created_at: millis,
  expires_at: millis,
  checked_at: millis.nullable(),
  paid_at: millis.nullable(),
  case_kind: z.enum(caseKinds).nullable(),
  case_opened_at: millis.nullable(),
  case_closed_at: millis.nullable(),
  case_note: z.string().nullable(),
})
export type PaymentAttempt = z.output<typeof attemptRow>

const paidOrderRow = z.object({
  attempt_id: z.number(),
  order_id: z.number(),
  amount: rupiah,
  outcome: z.enum(paymentOutcomes).nullable(),
})
/** The amount that an attempt pays for one order, and its outcome. */
export type AttemptOrder = z.output<typeof paidOrderRow>

const rows = () => strapi.db.connection('payment_attempts')

export async function findAttempt(where: Record<string, unknown>): Promise<PaymentAttempt | null> {
  const row: unknown = await rows().where(where).first()
  return row ? attemptRow.parse(row) : null
}

/**
 * Like `findAttempt`, but locks the row until the transaction ends. The caller must lock the attempt's
 * orders first.
 */
export async function lockAttempt(trx: Transaction, id: number): Promise<PaymentAttempt> {
  const row: unknown = await trx('payment_attempts').where({ id }).forUpdate().first()
  return attemptRow.parse(row)
}

export const parseAttempts = (found: unknown): PaymentAttempt[] => z.array(attemptRow).parse(found)

/** The orders of an attempt, sorted by id because they are locked in that order. */
export async function listAttemptOrders(trx: Transaction, attempt: number): Promise<AttemptOrder[]> {
  const found: unknown = await trx('payment_attempt_orders')
    .where({ attempt_id: attempt })
    .orderBy('order_id')
    .select('attempt_id', 'order_id', 'amount', 'outcome')
  return z.array(paidOrderRow).parse(found)
}

const openStates: PaymentState[] = ['created', 'pending']

/** The open attempts to pay any of these orders. */
export async function listOpenAttempts(orders: readonly number[]): Promise<PaymentAttempt[]> {
  const openRows: unknown = await rows()
    .whereIn('state', openStates)
    .whereIn(
      'id',
      strapi.db
        .connection('payment_attempt_orders')
        .whereIn('order_id', [...orders])
        .select('attempt_id'),
    )
    .orderBy('id')
  return parseAttempts(openRows)
}

const idRows = z.array(z.object({ order_id: z.number() }))
const day = 24 * 60 * 60_000

/**
 * The ids of those orders that someone may be paying right now. Payments that expired more than a day ago are
 * ignored, so an unreachable provider delays the expiry of orders by no more than a day.
 */
export async function listOrdersBeingPaid(orders: readonly number[], now: number): Promise<Set<number>> {
  const attemptRows: unknown = await strapi.db
    .connection('payment_attempt_orders as p')
    .join('payment_attempts as a', 'a.id', 'p.attempt_id')
    .whereIn('p.order_id', [...orders])
    .whereIn('a.state', openStates)
    .whereNotNull('a.redirect_url')
    .where('a.expires_at', '>', now - day)
    .select('p.order_id')
  return new Set(idRows.parse(attemptRows).map(({ order_id }) => order_id))
}
