import { paymentMethods } from './methods.mjs'

const columns = [
  'Order ID',
  'Transaction ID',
  'Transaction type',
  'Channel',
  'Transaction time',
  'Settlement time',
  'Amount',
  'Fee',
  'Net amount',
]
const day = 24 * 60 * 60_000

/** Fees in whole rupiah, of the same order of magnitude as the provider's published fees. */
const fees = {
  'virtual-account': () => 4000,
  qris: amount => Math.round(amount * 0.007),
  'e-wallet': amount => Math.round(amount * 0.02),
  card: amount => Math.round(amount * 0.029) + 2000,
}

const jakartaTime = at => new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

function getLines(transaction) {
  const { orderId, transactionId, method, received, settledAt, chosenAt, refunds, status } = transaction
  if (received === undefined || settledAt === undefined) return []
  const line = (type, at, amount, fee) => [
    orderId,
    transactionId,
    type,
    method,
    jakartaTime(Math.max(chosenAt, Math.min(settledAt, at))),
    jakartaTime(at),
    `${amount}.00`,
    `${fee}.00`,
    `${amount - fee}.00`,
  ]
  return [
    line('payment', settledAt, received, fees[paymentMethods[method].group](received)),
    ...refunds.map(({ at, amount }) => line('refund', at, -amount, 0)),
    ...(status === 'chargeback' ? [line('chargeback', settledAt + day, -received, 0)] : []),
  ]
}

/**
 * Renders the settlement file of all transactions as CSV, with settlements, refunds, chargebacks and fees.
 */
export const renderSettlement = transactions =>
  [columns, ...transactions.flatMap(getLines)].map(cells => `${cells.join(',')}\r\n`).join('')
