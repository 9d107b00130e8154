import { readFileSync } from 'node:fs'
import { maxBodyBytes } from './api.mjs'
import { drawQrisCode } from './buyer-page.mjs'
import { OutcomeError } from './errors.mjs'
import { findReturnUrl, renderHostedPage, renderListPage } from './hosted-page.mjs'
import { findTransactionByToken } from './pages.mjs'
import { deliveryModes } from './simulator.mjs'

const styles = ['layout', 'buyer-page', 'controls']
  .map(name => readFileSync(new URL(`../public/${name}.css`, import.meta.url), 'utf8'))
  .join('')

function send(response, status, type, body, headers = {}) {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  })
  response.end(body)
}
const sendText = (response, status, text) => send(response, status, 'text/plain; charset=utf-8', text)
const sendJson = (response, status, body) => send(response, status, 'application/json', body)

function sendPage(response, status, html, formTarget = '') {
  const policy = `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`
  // The page's origin must be in the Origin header, so that its forms can be distinguished from those of
  // other sites.
  send(response, status, 'text/html; charset=utf-8', html, {
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
  })
}

const redirect = (response, location) =>
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end()

/** Reads the body. Returns null if it exceeds `maxBodyBytes` bytes. */
async function readBody(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Accepts only local host names and, for forms, the page's own origin. */
function isOwn({ headers, method }) {
  const host = headers.host ?? ''
  const local = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)
  return local && (method === 'GET' || headers.origin === `http://${host}`)
}

const getOrigin = address => (address ? new URL(address).origin : '')

function showPage({ simulator, response, url }, { transaction, token, refused }) {
  const html = renderHostedPage(simulator, { transaction, token, url, refused })
  sendPage(response, refused ? 409 : 200, html, getOrigin(transaction.finishUrl))
}

const inForm = (form, name, allowed) => (allowed.includes(form.get(name)) ? form.get(name) : allowed[0])

function readOptions(form) {
  const amount = form.get('amount') ?? ''
  return {
    amount: /^\d{1,10}$/.test(amount) ? Number(amount) : undefined,
    delivery: inForm(form, 'delivery', deliveryModes),
    wrongSignature: form.get('signature') === 'wrong',
  }
}

async function submitPage(exchange, { transaction, token, name }) {
  const { simulator, noticeSender, response, url, body } = exchange
  const form = new URLSearchParams(body)
  const here = `/snap/v3/redirection/${token}${url.search}`
  try {
    if (name === 'method') simulator.choose(transaction.orderId, form.get('method') ?? '')
    else simulator.applyOutcome(transaction.orderId, form.get('action') ?? '', readOptions(form))
  } catch (error) {
    if (!(error instanceof OutcomeError)) throw error
    const current = simulator.store.find('transactions', transaction.orderId)
    return showPage(exchange, { transaction: current, token, refused: error.message })
  }
  await noticeSender.flush()
  const changed = simulator.store.find('transactions', transaction.orderId)
  const returns = name === 'outcome' && form.get('return') !== 'no'
  redirect(response, (returns && findReturnUrl(changed)) || here)
}

/**
 * Handles `POST /transactions/{order_id}/outcomes {action, amount?, delivery?, wrongSignature?}`, which is
 * for tests.
 */
function submitOutcome({ simulator, response, body }, id) {
  try {
    const { action, ...options } = JSON.parse(body)
    const orderId = decodeURIComponent(id)
    simulator.applyOutcome(orderId, action, options)
    sendJson(response, 200, JSON.stringify(simulator.store.find('transactions', orderId)))
  } catch (error) {
    if (!(error instanceof OutcomeError || error instanceof SyntaxError || error instanceof URIError))
      throw error
    sendJson(response, 409, JSON.stringify({ error: error.message }))
  }
}

function callApi({ simulator, request, response, url, body }) {
  const { method, headers } = request
  const result = simulator.request({ method, path: url.pathname, headers, body })
  sendJson(response, result.status, result.body)
}

async function handlePage(exchange) {
  const { simulator, noticeSender, request, response, url } = exchange
  if (!isOwn(request)) return sendText(response, 403, 'Forbidden')
  const [, token, name] =
    url.pathname.match(/^\/snap\/v3\/redirection\/([\w-]{36})(?:\/(method|outcome))?$/) ?? []
  const transaction = token && findTransactionByToken(simulator.store, token)
  if (transaction && request.method === 'GET' && !name) return showPage(exchange, { transaction, token })
  if (transaction && request.method === 'POST' && name)
    return submitPage(exchange, { transaction, token, name })
  const [, notice] = url.pathname.match(/^\/notices\/([\w-]{36})\/repeat$/) ?? []
  if (notice && request.method === 'POST') {
    noticeSender.repeat(notice)
    return redirect(response, '/')
  }
  if (request.method === 'GET' && url.pathname === '/')
    return sendPage(response, 200, renderListPage(simulator, url))
  sendText(response, 404, 'Not found')
}

const isLocal = ({ headers }) => !headers.origin

async function handle(exchange) {
  const { simulator, request, response, url } = exchange
  const route = `${request.method} ${url.pathname}`
  if (route === 'GET /healthz') return sendText(response, 200, 'ok')
  if (route === 'GET /payments.css') return send(response, 200, 'text/css; charset=utf-8', styles)
  exchange.body = request.method === 'POST' ? await readBody(request) : ''
  if (exchange.body === null) return sendText(response, 413, 'Too large')
  if (/^\/(v2|snap\/v1)\//.test(url.pathname) && !url.pathname.endsWith('/qr-code')) return callApi(exchange)
  const [, qr] = url.pathname.match(/^\/v2\/qris\/([\w-]{36})\/qr-code$/) ?? []
  const scanned = qr && simulator.store.list('transactions').find(({ transactionId }) => transactionId === qr)
  if (scanned) return send(response, 200, 'image/svg+xml', drawQrisCode(scanned))
  if (route === 'GET /transactions')
    return sendJson(response, 200, JSON.stringify(simulator.store.list('transactions')))
  if (route === 'GET /settlement.csv')
    return send(response, 200, 'text/csv; charset=utf-8', simulator.settlement(), {
      'content-disposition': 'attachment; filename="settlement.csv"',
    })
  const [, outcome] = url.pathname.match(/^\/transactions\/([^/]{1,150})\/outcomes$/) ?? []
  if (outcome && request.method === 'POST' && isLocal(request)) return submitOutcome(exchange, outcome)
  return handlePage(exchange)
}

/** Handles the requests of the web server: the provider's API, its hosted pages and the endpoints for tests. */
export const createRequestHandler = (simulator, noticeSender) => (request, response) => {
  if (!URL.canParse(request.url, 'http://127.0.0.1')) return sendText(response, 400, 'Bad Request')
  const url = new URL(request.url, 'http://127.0.0.1')
  handle({ simulator, noticeSender, request, response, url }).catch(error => {
    console.error(`payments: ${error.message}`)
    if (!response.headersSent) sendText(response, 500, 'Internal Server Error')
  })
}
