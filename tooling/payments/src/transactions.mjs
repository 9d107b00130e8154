import { randomUUID } from 'node:crypto'
import { coreError, OutcomeError } from './errors.mjs'
import { paymentMethods } from './methods.mjs'

const notFound = () => coreError('404', "Transaction doesn't exist.", { id: randomUUID() })
const notAllowed = () => coreError('412', 'Transaction status cannot be updated.')

/** Expires a pending transaction whose expiry time has passed, even if the sweep has not run yet. */
function expireIfDue(context, transaction) {
  if (transaction.status !== 'pending' || transaction.expiresAt > context.clock()) return transaction
  return context.change(transaction, { status: 'expire' })
}

export const isPaymentPageOpen = (transaction, token, now) =>
  transaction.pageExpiresAt > now &&
  !transaction.tokens.some(entry => entry.token === token && entry.canceledAt)

function numberFor({ method, prefix }, random) {
  const digits = Array.from({ length: 10 }, () => Math.floor(random() * 10)).join('')
  return method === 'echannel' ? `78${digits}` : `${prefix}${digits}`
}

/** Chooses a method as the buyer on the hosted page. Only then can the Core API find the order. */
export function chooseMethod(context, orderId, method, { announce = true } = {}) {
  const transaction = context.store.find('transactions', orderId)
  const now = context.clock()
  if (!transaction || transaction.status) throw new OutcomeError('already-chosen')
  const open = transaction.tokens.some(({ token }) => isPaymentPageOpen(transaction, token, now))
  if (!open) throw new OutcomeError('page-closed')
  if (!transaction.methods.includes(method)) throw new OutcomeError('unknown-method')
  const { group, prefix, minutes } = paymentMethods[method]
  const duration = transaction.duration ?? minutes * 60_000
  const changes = {
    method,
    number: group === 'virtual-account' ? numberFor({ method, prefix }, context.random) : null,
    transactionId: randomUUID(),
    chosenAt: now,
    expiresAt: (transaction.start ?? now) + duration,
    status: 'pending',
    fraud: 'accept',
  }
  return context.change(transaction, changes, { notify: announce })
}

/** Finds a transaction by order id or transaction id. */
export function findTransaction(context, id) {
  const { store } = context
  const found =
    store.find('transactions', id) ??
    store.list('transactions').find(transaction => transaction.transactionId === id)
  if (!found?.status) throw notFound()
  return expireIfDue(context, found)
}

const answer = (context, transaction, message) =>
  context.render(transaction, { message, asked: false, code: '200' })

export function cancelTransaction(context, id) {
  const transaction = findTransaction(context, id)
  if (!['pending', 'capture'].includes(transaction.status)) throw notAllowed()
  const changed = context.change(transaction, { status: 'cancel' }, { notify: true })
  return answer(context, changed, 'Success, transaction is canceled')
}

export function expireTransaction(context, id) {
  const transaction = findTransaction(context, id)
  if (transaction.status !== 'pending') throw notAllowed()
  const changed = context.change(
    transaction,
    { status: 'expire', expiresAt: context.clock() },
    { notify: true },
  )
  return context.render(changed, { message: 'Success, transaction has expired', code: '407' })
}

const refunded = ({ refunds }) => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** Records a refund of received money. */
export function addRefund(context, transaction, { key, amount, reason }) {
  const refund = { number: transaction.refunds.length + 1, key, amount, reason, at: context.clock() }
  const refunds = [...transaction.refunds, refund]
  const whole = refunded({ refunds }) === transaction.received
  return context.change(
    transaction,
    { refunds, status: whole ? 'refund' : 'partial_refund' },
    { notify: true },
  )
}

const isKey = value => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

function readRefund(body, transaction) {
  const { refund_key: key = randomUUID(), amount, reason = '' } = body ?? {}
  if (!isKey(key) || typeof reason !== 'string' || reason.length > 255)
    throw coreError('400', 'One or more parameters in the payload is invalid.')
  const left = transaction.received - refunded(transaction)
  return { key, amount: amount ?? left, reason, left }
}

export function refundTransaction(context, id, body) {
  const transaction = findTransaction(context, id)
  const supported = paymentMethods[transaction.method].refund
  if (supported === 'none' || transaction.received === undefined) throw notAllowed()
  const { left, ...refund } = readRefund(body, transaction)
  const known = transaction.refunds.find(({ key }) => key === refund.key)
  // Repeating a key returns the same refund, so that a request whose response was lost can be retried.
  if (known && known.amount !== refund.amount && body.amount !== undefined)
    throw coreError('406', 'Duplicate refund ID')
  if (known) return renderRefund(context, transaction, known)
  if (!['settlement', 'partial_refund'].includes(transaction.status)) throw notAllowed()
  const valid = Number.isInteger(refund.amount) && refund.amount > 0 && refund.amount <= left
  if (!valid || (supported === 'whole' && refund.amount !== transaction.received))
    throw coreError('414', 'Refund request is rejected due to invalid amount')
  const changed = addRefund(context, transaction, refund)
  return renderRefund(context, changed, changed.refunds.at(-1))
}

function renderRefund(context, transaction, { number, amount, key }) {
  const { refunds, ...body } = answer(context, transaction, 'Success, refund request is approved')
  return { ...body, refund_chargeback_id: number, refund_amount: `${amount}.00`, refund_key: key }
}
