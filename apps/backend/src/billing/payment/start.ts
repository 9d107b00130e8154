import { randomInt } from 'node:crypto'
import type { PaymentMethod } from '@bgm/validation'
import { getPayable, type OrderRow } from '#src/billing/order/row'
import { ProviderError } from '#src/billing/provider/port'
import { paymentProvider } from '#src/billing/provider/provider'
import { type Actor, recordAuditEntry, systemActor } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { formatCompactDate } from '#src/platform/runtime/jakarta'
import { findAttempt, type PaymentAttempt } from './attempt-row'
import { followPaymentRequest } from './follow-request'
import { listHeldMoney } from './held-money'
import { getPaymentExpiry } from './rules/methods'
import { getCheckInterval, isPaymentOpen, paymentStateRanks } from './rules/transition'
import { listOfferedMethods } from './settings'

export type PaymentRequest = {
  /** The orders to pay, in display order. All belong to the same organisation. */
  orders: readonly OrderRow[]
  method: PaymentMethod
  locale: 'id' | 'en'
  /** Identifies the request: the same key never starts a second payment. */
  key: string
  /** The account that pays, or null if the payment is made through a link. */
  startedBy: string | null
  link: number | null
  /** The URL of an attempt's page, to which the provider redirects the payer afterwards. */
  returnUrl: (attempt: string) => string
}

const settled = () => new HttpError(409, 'The order no longer awaits payment', { code: 'order-settled' })

const moneyHeld = () =>
  new HttpError(409, 'Money in another amount was already received', { code: 'payment-held' })

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const newReference = (now: number) =>
  `MB-PAY-${formatCompactDate(new Date(now))}-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

const sumPayable = (orders: readonly OrderRow[]) => orders.reduce((sum, order) => sum + getPayable(order), 0)

async function requireAvailable(method: PaymentMethod, amount: number): Promise<void> {
  const offered = (await listOfferedMethods(amount)).find(({ key }) => key === method)
  if (!offered?.available)
    throw new HttpError(409, 'The method cannot be used', { code: 'method-unavailable' })
}

async function insertAttempt(trx: Transaction, request: PaymentRequest, now: number): Promise<string> {
  const { orders, method, locale, key, startedBy, link } = request
  const [first] = orders
  if (!first) throw settled()
  const deadlines = orders.map(({ pay_before }) => pay_before?.getTime() ?? now)
  const document_id = newRecordId()
  const reference = newReference(now)
  const [row]: { id: number }[] = await trx('payment_attempts')
    .insert({
      document_id,
      organisation_id: first.organisation.id,
      provider: paymentProvider?.name ?? '',
      reference,
      idempotency_key: key,
      started_by: startedBy,
      pay_link_id: link,
      method,
      locale,
      amount: sumPayable(orders),
      state: 'created',
      rank: paymentStateRanks.created,
      refunded: 0,
      created_at: now,
      expires_at: getPaymentExpiry(method, Math.min(...deadlines), now),
    })
    .returning('id')
  const attempt_id = row?.id
  await trx('payment_attempt_orders').insert(
    orders.map(order => ({ attempt_id, order_id: order.id, amount: getPayable(order) })),
  )
  return document_id
}

async function createAttempt(request: PaymentRequest, now: number): Promise<PaymentAttempt> {
  const actor: Actor = request.startedBy ? { kind: 'member', name: request.startedBy } : systemActor
  const document_id = await strapi.db.transaction(async ({ trx }) => {
    const ids = request.orders.map(({ id }) => id)
    // The orders are locked, so that an order that is being paid or cancelled gets no further payment.
    const open: unknown[] = await trx('orders')
      .whereIn('id', ids)
      .where('state', 'awaiting-payment')
      .orderBy('id')
      .forUpdate()
      .select('id')
    if (open.length !== ids.length) throw settled()
    if ((await listHeldMoney(request.orders)).size > 0) throw moneyHeld()
    const attempt = await insertAttempt(trx, request, now)
    for (const order of request.orders)
      await recordAuditEntry({
        action: 'payment.started',
        actor,
        subject: 'payment',
        subjectId: attempt,
        organisation: order.organisation.id,
        details: { number: order.number, total: order.total, method: request.method },
      })
    const options = { key: `${attempt}:0`, startAfter: getCheckInterval(0) }
    await enqueue(followPaymentRequest, { attempt, step: 0 }, options)
    return attempt
  })
  const attempt = await findAttempt({ document_id })
  if (!attempt) throw new Error('The stored payment cannot be found')
  return attempt
}

async function findOrCreate(request: PaymentRequest, now: number): Promise<PaymentAttempt> {
  const findExisting = () => findAttempt({ idempotency_key: request.key })
  const existing = await findExisting()
  if (existing) return existing
  if (request.orders.some(({ state }) => state !== 'awaiting-payment')) throw settled()
  await requireAvailable(request.method, sumPayable(request.orders))
  try {
    return await createAttempt(request, now)
  } catch (error) {
    const concurrent = findViolatedColumn(error) === 'idempotency_key' ? await findExisting() : null
    if (concurrent) return concurrent
    throw error
  }
}

const unavailable = () =>
  new HttpError(503, 'The payment provider cannot be reached', { code: 'provider-unavailable' })

async function openPage(attempt: PaymentAttempt, { orders, returnUrl }: PaymentRequest) {
  if (!paymentProvider) throw unavailable()
  try {
    return await paymentProvider.start({
      reference: attempt.reference,
      method: attempt.method,
      amount: attempt.amount,
      items: orders.map(order => ({
        id: order.number,
        name: `${order.number} ${order.brand_name}`,
        price: getPayable(order),
      })),
      startsAt: attempt.created_at,
      expiresAt: attempt.expires_at,
      returnUrl: returnUrl(attempt.document_id),
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    strapi.log.warn('a payment could not be started', { code: error.code, kind: error.kind })
    throw unavailable()
  }
}

/**
 * Starts a payment with the provider, once per key. Throws 409 (`order-settled`, `payment-held` or `method-unavailable`), or
 * 503 `provider-unavailable`; a request with the same key then retries with the same reference.
 */
export async function startPayment(request: PaymentRequest, now = Date.now()): Promise<PaymentAttempt> {
  if (!paymentProvider) throw unavailable()
  const attempt = await findOrCreate(request, now)
  if (attempt.redirect_url !== null || !isPaymentOpen(attempt.state)) return attempt
  const { redirectUrl, pageToken } = await openPage(attempt, request)
  await strapi.db
    .connection('payment_attempts')
    .where({ id: attempt.id })
    .whereNull('redirect_url')
    .update({ redirect_url: redirectUrl, page_token: pageToken })
  return (await findAttempt({ id: attempt.id })) ?? attempt
}
