import { timingSafeEqual } from 'node:crypto'
import { coreError, ProviderError, snapError } from './errors.mjs'
import { cancelPaymentPage, createPaymentPage } from './pages.mjs'
import { cancelTransaction, expireTransaction, findTransaction, refundTransaction } from './transactions.mjs'

export const maxBodyBytes = 64 * 1024

function isAuthorised(header, serverKey) {
  const [, encoded] = String(header ?? '').match(/^Basic ([A-Za-z0-9+/=]{1,400})$/) ?? []
  const given = Buffer.from(encoded ?? '', 'base64')
  const expected = Buffer.from(`${serverKey}:`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parseBody(text) {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An id with invalid escapes counts as unknown. */
function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const status = (context, id) => context.render(findTransaction(context, id), { isStatusCall: true })

const coreCalls = {
  'GET status': status,
  'POST cancel': cancelTransaction,
  'POST expire': expireTransaction,
  'POST refund': refundTransaction,
}

function callSnap(context, { method, path, body }) {
  const [, token] = path.match(/^\/snap\/v1\/transactions\/([\w-]{36})\/cancel$/) ?? []
  if (method === 'POST' && token) return { status: 200, body: cancelPaymentPage(context, token) }
  if (method !== 'POST' || path !== '/snap/v1/transactions') throw snapError(404, 'Not found')
  return { status: 201, body: createPaymentPage(context, parseBody(body)) }
}

function callCore(context, { method, path, body }) {
  const [, id, name] = path.match(/^\/v2\/([^/]{1,150})\/([a-z]+)$/) ?? []
  const call = coreCalls[`${method} ${name}`]
  if (!call) throw coreError('404', 'The requested resource is not found')
  return { status: 200, body: call(context, decode(id), parseBody(body)) }
}

function route(context, request) {
  const isSnap = request.path.startsWith('/snap/')
  if (Buffer.byteLength(request.body ?? '') > maxBodyBytes)
    throw isSnap ? snapError(413, 'Request is too large') : coreError('413', 'Request is too large')
  if (!isAuthorised(request.headers?.authorization, context.serverKey))
    throw isSnap
      ? snapError(401, 'Access denied due to unauthorized transaction, please check client or server key')
      : coreError('401', 'Transaction cannot be authorized with the current client/server key.')
  return isSnap ? callSnap(context, request) : callCore(context, request)
}

/** Handles a call to the Snap or Core API. */
export function handleApi(context, request) {
  try {
    const { status: code, body } = route(context, request)
    return { status: code, body: JSON.stringify(body) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { status: error.status, body: JSON.stringify(error.body) }
  }
}
