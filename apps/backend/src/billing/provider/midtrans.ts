import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentMethod } from '@bgm/validation'
import type { z } from 'zod'
import { sha256 } from '#src/platform/runtime/cryptography'
import {
  createMidtransClient,
  getStatusCode,
  type MidtransClient,
  type MidtransOptions,
  parseWith,
} from './midtrans-client'
import {
  paymentPageSchema,
  toInstructions,
  toState,
  transactionStatusSchema,
  webhookSchema,
} from './midtrans-wire'
import {
  type NewPayment,
  type PaymentProvider,
  type PaymentSnapshot,
  ProviderError,
  type ProviderWebhook,
  type RefundRequest,
  unstartedSnapshot,
} from './port'

const minute = 60_000

/** The provider's names for our methods. */
const enabledPayments: Record<PaymentMethod, string> = {
  bca_va: 'bca_va',
  bni_va: 'bni_va',
  bri_va: 'bri_va',
  permata_va: 'permata_va',
  mandiri_bill: 'echannel',
  other_qris: 'other_qris',
  gopay: 'gopay',
  shopeepay: 'shopeepay',
  credit_card: 'credit_card',
}

// The provider cannot refund transfers to a virtual account.
const refundable: readonly PaymentMethod[] = ['credit_card', 'gopay', 'shopeepay', 'other_qris']

const jakartaTime = (at: number) =>
  `${new Date(at + 7 * 60 * minute).toISOString().slice(0, 19).replace('T', ' ')} +0700`

function pageRequest(payment: NewPayment) {
  const duration = Math.max(1, Math.round((payment.expiresAt - payment.startsAt) / minute))
  return {
    transaction_details: { order_id: payment.reference, gross_amount: payment.amount },
    item_details: payment.items.map(({ id, name, price }) => ({
      id,
      name: name.slice(0, 50),
      price,
      quantity: 1,
    })),
    enabled_payments: [enabledPayments[payment.method]],
    credit_card: { secure: true },
    expiry: { start_time: jakartaTime(payment.startsAt), unit: 'minute', duration },
    page_expiry: { unit: 'minute', duration },
    callbacks: { finish: payment.returnUrl },
  }
}

function toSnapshot(body: unknown, reference: string, asOf: number): PaymentSnapshot {
  const status = parseWith(transactionStatusSchema, body)
  if (status.order_id !== reference) throw new ProviderError('refused', 'response about another payment')
  const state = toState(status)
  const refunded = status.refund_amount ?? (state === 'refunded' ? status.gross_amount : 0)
  return {
    state,
    amount: status.gross_amount,
    refunded: Math.min(refunded, status.gross_amount),
    refundKeys: (status.refunds ?? []).flatMap(({ refund_key: key }) => key ?? []),
    transactionId: status.transaction_id,
    paidAt: status.settlement_time ?? status.transaction_time ?? null,
    expiresAt: status.expiry_time ?? null,
    instructions: toInstructions(status),
    asOf,
  }
}

/** Whether the signature of a webhook is valid: it is a hash of the values exactly as received and the key. */
function isSigned(webhook: z.output<typeof webhookSchema>, key: string): boolean {
  const { order_id, status_code, gross_amount, signature_key } = webhook
  const expected = createHash('sha512').update(`${order_id}${status_code}${gross_amount}${key}`).digest()
  return timingSafeEqual(expected, Buffer.from(signature_key, 'hex'))
}

function parseWebhook(raw: string, key: string): ProviderWebhook | null {
  let body: unknown
  try {
    body = JSON.parse(raw)
  } catch {
    return null
  }
  const parsed = webhookSchema.safeParse(body)
  if (!parsed.success || !isSigned(parsed.data, key)) return null
  const { order_id, status_code, gross_amount, transaction_status, fraud_status } = parsed.data
  // Uses only signed values and enums, so that a replayed webhook with altered unsigned fields is not stored
  // again.
  const parts = [order_id, status_code, gross_amount, transaction_status, fraud_status ?? '']
  return { reference: order_id, dedupeKey: sha256(parts.join('\0')) }
}

/** The code for a refund key that was already used; the next `fetch` shows whether it was for this refund. */
const repeatedKey = '406'
/** The code for a refund that the state of the transaction does not allow. */
const notSettled = '412'

/**
 * Only settled payments can be refunded; before settlement, a captured card payment can only be reversed in
 * full, by cancelling it.
 */
async function reverseCapture(
  client: MidtransClient,
  { reference, refundKey, amount }: RefundRequest,
): Promise<void> {
  const status = parseWith(transactionStatusSchema, (await client.getStatus(reference)).body)
  // The payment was already refunded, by an earlier attempt whose response was lost or in the provider's
  // dashboard.
  if (status.transaction_status === 'cancel') return
  if (status.refunds?.some(({ refund_key }) => refund_key === refundKey)) return
  if (status.transaction_status !== 'capture') throw new ProviderError('refused', 'not refundable')
  if (amount !== status.gross_amount) throw new ProviderError('unsettled', 'not settled')
  const code = getStatusCode(await client.cancel(reference))
  // The payment was settled in the meantime, so the next attempt refunds it.
  if (code !== '200') throw new ProviderError('unavailable', `code ${code}`)
}

/** Midtrans Snap: a hosted page for paying, and its API for the state of a payment. */
export function createMidtrans(options: MidtransOptions): PaymentProvider {
  const client = createMidtransClient(options)

  return {
    name: 'midtrans',

    async start(payment) {
      const { status, body } = await client.createPage(pageRequest(payment))
      if (status !== 201 && status !== 200) throw new ProviderError('refused', `page refused ${status}`)
      const { token, redirect_url } = parseWith(paymentPageSchema, body)
      return { redirectUrl: redirect_url, pageToken: token }
    },

    async fetch(reference) {
      const asOf = Date.now()
      const response = await client.getStatus(reference)
      const code = response.status === 404 ? '404' : getStatusCode(response)
      if (code === '404') return unstartedSnapshot(asOf)
      if (Number(code) >= 500) throw new ProviderError('unavailable', `code ${code}`)
      return toSnapshot(response.body, reference, asOf)
    },

    async cancel({ reference, pageToken }) {
      const response = await client.cancel(reference)
      const code = response.status === 404 ? '404' : getStatusCode(response)
      if (Number(code) >= 500) throw new ProviderError('unavailable', `code ${code}`)
      // A page on which no method was chosen has no transaction that could be cancelled.
      return code === '404' && pageToken !== null && (await client.cancelPage(pageToken))
    },

    async refund(request) {
      const { reference, refundKey, amount, reason } = request
      const body = { refund_key: refundKey, amount, reason: reason.slice(0, 255) }
      const code = getStatusCode(await client.refund(reference, body))
      if (code === '200' || code === repeatedKey) return
      if (code === notSettled) return await reverseCapture(client, request)
      throw new ProviderError(Number(code) >= 500 ? 'unavailable' : 'refused', `code ${code}`)
    },

    canRefund: method => refundable.includes(method),

    parseWebhook: raw => parseWebhook(raw, options.signatureKey),
  }
}
