import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { renderMailDocument } from './mail-document.mjs'
import { renderMessagePage } from './page.mjs'
import { receiveTextMessage } from './text-messages.mjs'

const file = (name, type) => ({ type, body: readFileSync(new URL(`../public/${name}`, import.meta.url)) })
const files = {
  '/mailbox.css': file('mailbox.css', 'text/css; charset=utf-8'),
  '/mailbox.js': file('mailbox.js', 'text/javascript; charset=utf-8'),
  '/mark.svg': file('mark.svg', 'image/svg+xml'),
  '/empty.svg': file('empty.svg', 'image/svg+xml'),
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

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
const sendJson = (response, status, value) =>
  send(response, status, 'application/json', JSON.stringify(value))
const sendText = (response, status, text) => send(response, status, 'text/plain; charset=utf-8', text)
const sendPage = (response, status, html) =>
  send(response, status, 'text/html; charset=utf-8', html, { 'content-security-policy': pagePolicy })

const withAddress = message => ({ ...message, to: message.to.join(', ') })

/** Accepts only local host names and origins, to prevent DNS rebinding and cross-site forms. */
function isOwn(request) {
  const host = request.headers.host ?? ''
  const origin = request.headers.origin
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host) && (!origin || origin === `http://${host}`)
}

async function handle(request, response, store) {
  if (!URL.canParse(request.url, 'http://127.0.0.1')) return sendText(response, 400, 'Bad Request')
  const url = new URL(request.url, 'http://127.0.0.1')
  const route = `${request.method} ${url.pathname}`
  if (!isOwn(request)) return sendText(response, 403, 'Forbidden')
  if (route === 'GET /healthz') return sendText(response, 200, 'ok')
  if (route === 'GET /version') return sendJson(response, 200, store.version())
  if (route === 'GET /messages')
    return sendJson(response, 200, store.list(url.searchParams.get('to')).map(withAddress))
  if (route === 'DELETE /messages') {
    store.clear()
    return response.writeHead(204).end()
  }
  if (route === 'POST /clear') {
    store.clear()
    return response.writeHead(303, { location: '/' }).end()
  }
  if (route === 'POST /text-messages') {
    const { status, ...body } = await receiveTextMessage(request, store)
    return sendJson(response, status, body)
  }
  if (request.method !== 'GET') return sendText(response, 405, 'Method not allowed')
  if (files[url.pathname]) return send(response, 200, files[url.pathname].type, files[url.pathname].body)
  if (url.pathname === '/')
    return sendPage(response, 200, renderMessagePage(store.list(), null, store.version()))

  const [, id, part] = url.pathname.match(/^\/messages\/(\d+)(\/html)?$/) ?? []
  const message = id ? store.find(id) : null
  if (!message) return sendPage(response, 404, renderMessagePage(store.list(), null, store.version()))
  if (!part) return sendPage(response, 200, renderMessagePage(store.list(), message, store.version()))
  send(response, 200, 'text/html; charset=utf-8', renderMailDocument(message), {
    'content-security-policy': mailPolicy,
  })
}

/** Creates the web server for the page and the JSON API of the mailbox. */
export function createWebServer(store) {
  return createServer((request, response) => {
    handle(request, response, store).catch(error => {
      console.error(`web: ${error.message}`)
      if (!response.headersSent) sendText(response, 500, 'Internal Server Error')
    })
  })
}
