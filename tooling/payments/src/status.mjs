import { createHash } from 'node:crypto'
import { formatAmount, formatTime } from './amounts.mjs'
import { paymentMethods } from './methods.mjs'
import { buildQrisText } from './qris.mjs'

export const merchant = { id: 'G000000000', name: 'PT Contoh Irama Usaha' }

const denied = ['deny', 'cancel', 'expire']

/** Returns the provider's code for a state. For an expired transaction, only the status call returns 407. */
export function getStatusCode({ status, fraud }, isStatusCall) {
  if (status === 'expire' && isStatusCall) return '407'
  if (denied.includes(status)) return '202'
  return status === 'pending' || fraud === 'challenge' ? '201' : '200'
}

/** Returns `signature_key`, the SHA-512 hash of these strings, exactly as they are sent, and the key. */
export const computeSignatureKey = ({ order_id, status_code, gross_amount }, key) =>
  createHash('sha512').update(`${order_id}${status_code}${gross_amount}${key}`).digest('hex')

function channelFields(transaction) {
  const { bank, type } = paymentMethods[transaction.method]
  if (type === 'echannel') return { biller_code: '70012', bill_key: transaction.number }
  if (bank === 'permata') return { permata_va_number: transaction.number }
  if (type === 'bank_transfer')
    return {
      va_numbers: [{ bank, va_number: transaction.number }],
      payment_amounts: paidAmounts(transaction),
    }
  if (type === 'qris') return qrisFields(transaction)
  return type === 'credit_card' ? cardFields(transaction, bank) : {}
}

const paidAmounts = ({ settledAt, received }) =>
  settledAt ? [{ paid_at: formatTime(settledAt), amount: formatAmount(received) }] : []

function qrisFields({ orderId, amount, settledAt }) {
  const paid = settledAt ? { transaction_type: 'off-us', issuer: 'simulator' } : {}
  const text = buildQrisText({ amount, reference: orderId, merchant: merchant.name })
  return { acquirer: 'gopay', qr_string: text, ...paid }
}

const cardFields = ({ status }, bank) => ({
  masked_card: '48111111-1114',
  bank,
  card_type: 'credit',
  eci: '05',
  channel_response_code: status === 'deny' ? '61' : '00',
  channel_response_message: status === 'deny' ? 'Exceeds withdrawal amount limit' : 'Approved',
})

function refundFields({ refunds }) {
  if (refunds.length === 0) return {}
  const sum = refunds.reduce((total, { amount }) => total + amount, 0)
  return {
    refund_amount: formatAmount(sum),
    refunds: refunds.map(({ number, amount, at, reason, key }) => ({
      refund_chargeback_id: number,
      refund_amount: formatAmount(amount),
      created_at: formatTime(at),
      reason,
      refund_key: key,
      refund_method: 'online',
      bank_confirmed_at: formatTime(at),
    })),
  }
}

/** Renders the body of a status response or, with `message`, of a notice. */
export function renderStatus(
  transaction,
  { signatureKey, message = 'Success, transaction is found', isStatusCall },
) {
  const signed = {
    status_code: getStatusCode(transaction, isStatusCall),
    order_id: transaction.orderId,
    gross_amount: formatAmount(transaction.received ?? transaction.amount),
  }
  return {
    ...signed,
    status_message: message,
    signature_key: computeSignatureKey(signed, signatureKey),
    transaction_id: transaction.transactionId,
    merchant_id: merchant.id,
    currency: 'IDR',
    payment_type: paymentMethods[transaction.method].type,
    transaction_time: formatTime(transaction.chosenAt),
    transaction_status: transaction.status,
    fraud_status: transaction.fraud,
    expiry_time: formatTime(transaction.expiresAt),
    ...(transaction.settledAt && { settlement_time: formatTime(transaction.settledAt) }),
    ...channelFields(transaction),
    ...refundFields(transaction),
  }
}
