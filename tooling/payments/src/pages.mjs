import { randomUUID } from 'node:crypto'
import { parseTime } from './amounts.mjs'
import { snapError } from './errors.mjs'
import { paymentMethods } from './methods.mjs'

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
const day = units.day

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

function readDuration({ duration, unit }, name) {
  const length = units[String(unit).replace(/s$/, '')]
  if (!length || !Number.isInteger(duration) || duration < 1)
    throw snapError(400, `${name} is not a valid duration`)
  return duration * length
}

function readExpiry({ expiry, page_expiry: page }) {
  const payment = isObject(expiry) ? readDuration(expiry, 'expiry') : null
  const start = isObject(expiry) && expiry.start_time !== undefined ? parseTime(expiry.start_time) : null
  if (isObject(expiry) && expiry.start_time !== undefined && start === null)
    throw snapError(400, 'expiry.start_time is not in a valid format')
  return { payment, start, page: isObject(page) ? readDuration(page, 'page_expiry') : (payment ?? day) }
}

function readDetails(details) {
  if (!isObject(details)) throw snapError(400, 'transaction_details is required')
  const { order_id: orderId, gross_amount: amount } = details
  const messages = []
  if (typeof orderId !== 'string' || orderId === '') messages.push('transaction_details.order_id is required')
  else if (orderId.length > 50) messages.push('transaction_details.order_id too long, max 50 characters')
  else if (!/^[\w~.-]+$/.test(orderId)) messages.push('transaction_details.order_id has invalid characters')
  if (!Number.isInteger(amount) || amount < 1)
    messages.push('transaction_details.gross_amount must be a number greater than 0')
  if (messages.length > 0) throw snapError(400, ...messages)
  return { orderId, amount }
}

function readItems(items, amount) {
  if (items === undefined) return []
  if (!Array.isArray(items) || !items.every(isObject)) throw snapError(400, 'item_details is not valid')
  const sum = items.reduce((total, item) => total + item.price * item.quantity, 0)
  if (sum !== amount)
    throw snapError(400, 'transaction_details.gross_amount is not equal to the sum of item_details')
  return items.map(item => String(item.id ?? ''))
}

function readMethods(list) {
  if (list === undefined) return Object.keys(paymentMethods)
  const known = Array.isArray(list) ? Object.keys(paymentMethods).filter(name => list.includes(name)) : []
  if (known.length === 0) throw snapError(400, 'No payment channels available')
  return known
}

function readAddress(url) {
  if (url === undefined) return null
  if (typeof url !== 'string' || url.length > 2000 || !URL.canParse(url) || !/^https?:/.test(url))
    throw snapError(400, 'callbacks.finish is not a valid URL')
  return url
}

const readEmail = ({ customer_details: customer }) =>
  isObject(customer) && typeof customer.email === 'string' ? customer.email : null

/** Reads the body of a Snap create request. Throws the provider's error if it is invalid. */
function readPage(body, now) {
  if (!isObject(body)) throw snapError(400, 'There was a problem in the JSON you submitted')
  const details = readDetails(body.transaction_details)
  const expiry = readExpiry(body)
  return {
    ...details,
    items: readItems(body.item_details, details.amount),
    methods: readMethods(body.enabled_payments),
    finishUrl: readAddress(isObject(body.callbacks) ? body.callbacks.finish : undefined),
    email: readEmail(body),
    duration: expiry.payment,
    start: expiry.start,
    pageExpiresAt: (expiry.start ?? now) + expiry.page,
  }
}

/**
 * Creates a payment page. Until a payment method has been chosen, another request for the same order id
 * returns a new token, so that a request whose response was lost can be repeated.
 */
export function createPaymentPage({ store, clock, baseUrl }, body) {
  const now = clock()
  const page = readPage(body, now)
  const known = store.find('transactions', page.orderId)
  if (known?.status) throw snapError(400, 'transaction_details.order_id sudah digunakan')
  const token = randomUUID()
  const tokens = [...(known?.tokens ?? []).slice(-9), { token, canceledAt: null }]
  store.save('transactions', {
    ...page,
    id: page.orderId,
    tokens,
    createdAt: known?.createdAt ?? now,
    status: null,
    fraud: null,
    refunds: [],
  })
  return { token, redirect_url: `${baseUrl}/snap/v3/redirection/${token}` }
}

export const findTransactionByToken = (store, token) =>
  store.list('transactions').find(({ tokens }) => tokens.some(entry => entry.token === token)) ?? null

/** Cancels a page on which no method has been chosen. */
export function cancelPaymentPage({ store, clock }, token) {
  const transaction = findTransactionByToken(store, token)
  if (!transaction) throw snapError(404, 'token not found')
  if (transaction.status) throw snapError(400, 'Transaction is on progress')
  const entry = transaction.tokens.find(known => known.token === token)
  if (entry.canceledAt) throw snapError(400, 'token already canceled')
  const canceledAt = clock()
  const tokens = transaction.tokens.map(known => (known === entry ? { token, canceledAt } : known))
  store.save('transactions', { ...transaction, tokens })
  return { canceled_at: new Date(canceledAt).toISOString() }
}
