import { z } from 'zod'
import type { PaymentInstructions } from './port'

/** Parses whole rupiah from a text such as `"10000.00"`; throws for fractions and other formats. */
export function parseAmount(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{2}))?$/.exec(text) ?? []
  if (whole === '' || Number(fraction) !== 0) throw new RangeError('not an amount in whole rupiah')
  return Number(whole)
}

const amount = z.string().max(40).transform(parseAmount)

/** A time in Jakarta (UTC+7), without an offset. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform(text => Date.parse(`${text.replace(' ', 'T')}+07:00`))
  .optional()
  .catch(undefined)

/** No documented value comes near this length, and the provider may lengthen its values at any time. */
const text = z.string().max(255)

/** A UUID today; as long as the column in which it is stored. */
const storedId = z.string().max(64)

const bankAccounts = z
  .array(z.object({ bank: text, va_number: text }))
  .max(20)
  .optional()

/** Every status that the provider documents. */
const transactionStates = [
  'authorize',
  'capture',
  'settlement',
  'pending',
  'deny',
  'cancel',
  'expire',
  'failure',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
] as const

const statusCode = z.string().regex(/^\d{3}$/)

/** Every response of the API: HTTP 200 with the actual code in the body. */
export const responseSchema = z.object({ status_code: statusCode })

export const transactionStatusSchema = z.object({
  status_code: statusCode,
  order_id: text,
  transaction_id: storedId,
  transaction_status: z.enum(transactionStates),
  fraud_status: z.enum(['accept', 'challenge', 'deny']).optional(),
  gross_amount: amount,
  transaction_time: localTime,
  settlement_time: localTime,
  expiry_time: localTime,
  va_numbers: bankAccounts,
  permata_va_number: text.optional(),
  biller_code: text.optional(),
  bill_key: text.optional(),
  qr_string: z.string().max(4000).optional(),
  refund_amount: amount.optional(),
  refunds: z
    .array(z.object({ refund_key: text.optional() }))
    .max(1000)
    .optional(),
})
export type TransactionStatus = z.output<typeof transactionStatusSchema>

/**
 * The signed fields of a webhook, exactly as received, and the fields that distinguish webhooks. Anything that the
 * provider may have signed must be accepted here, because other webhooks count as forged.
 */
export const webhookSchema = z.object({
  order_id: text.min(1),
  status_code: text,
  gross_amount: text,
  signature_key: z.string().regex(/^[0-9a-f]{128}$/i),
  transaction_status: z.enum(transactionStates).or(z.literal('unknown')).catch('unknown'),
  fraud_status: z.enum(['accept', 'challenge', 'deny']).optional().catch(undefined),
})

export const paymentPageSchema = z.object({
  token: storedId.min(1),
  redirect_url: z.url().max(2000),
})

export const paymentPageErrorSchema = z.object({ error_messages: z.array(z.string().max(2000)).max(100) })

const states = {
  authorize: 'pending',
  pending: 'pending',
  deny: 'failed',
  failure: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
  partial_refund: 'partly-refunded',
  chargeback: 'charged-back',
  partial_chargeback: 'charged-back',
} as const

/**
 * A payment is paid if its code is 200, its status is `settlement` or `capture`, and its fraud status is
 * `accept`. A settlement may omit the fraud status.
 */
export function toState({
  status_code: code,
  transaction_status: status,
  fraud_status: fraud,
}: TransactionStatus) {
  if (status !== 'settlement' && status !== 'capture') return states[status]
  if (fraud === 'deny') return 'failed'
  const accepted = fraud === 'accept' || (status === 'settlement' && fraud === undefined)
  return code === '200' && accepted ? 'paid' : 'pending'
}

export function toInstructions(status: TransactionStatus): PaymentInstructions | null {
  const { biller_code, bill_key, permata_va_number: permata, qr_string: payload } = status
  if (biller_code && bill_key) return { kind: 'bill', biller_code, bill_key }
  if (permata) return { kind: 'va', bank: 'permata', number: permata }
  const [account] = status.va_numbers ?? []
  if (account) return { kind: 'va', bank: account.bank, number: account.va_number }
  return payload ? { kind: 'qr', payload } : null
}
