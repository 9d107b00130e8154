import { sha256 } from '../log.mjs'
import { renderPage, styles } from '../page/page.mjs'
import { WitnessError } from '../problem.mjs'
import { answers } from '../protocol/answers.mjs'
import { getRecord, getStatus } from '../status.mjs'
import { readBody } from './body.mjs'
import { createRateLimit } from './rate-limit.mjs'

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function send(response, { status, type, body, more = {} }) {
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...more,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

const sentence = (status, text, more) => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${text}\n`,
  more,
})
const json = (value, more) => ({
  status: 200,
  type: 'application/json',
  body: `${JSON.stringify(value, null, 2)}\n`,
  more,
})

async function addCheckpoint({ addCheckpoint: answer, withinLimit, problems }, request) {
  if (request.method !== 'POST') return sentence(405, 'Use POST.', { allow: 'POST' })
  const body = await readBody(request)
  if (body === null) return { ...answers.tooLarge, more: { connection: 'close' } }
  try {
    const result = await answer(body, () => withinLimit(request.socket.remoteAddress))
    if (result.isStored) problems.storage = null
    return result
  } catch (error) {
    if (!(error instanceof WitnessError)) throw error
    problems.storage = error.message
    console.error(error.message)
    return answers.storageFailed
  }
}

/** The latest checkpoint of a log with our cosignatures, by the hash of its origin. */
function getCheckpoint({ state }, hash) {
  const log = state
    .list()
    .find(({ checkpoint }) => sha256(Buffer.from(checkpoint.origin)).toString('hex') === hash)
  return log
    ? { status: 200, type: 'text/plain; charset=utf-8', body: log.note + log.cosignatures }
    : sentence(404, 'This witness has signed no log with this origin.')
}

async function getHealth(witness) {
  const { problems } = await getStatus(witness)
  return problems.length === 0 ? sentence(200, 'ok') : sentence(503, problems.join('\n'))
}

const pages = {
  '/': async (witness, request, url) => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: await renderPage(witness, { request, url }),
    more: { 'content-security-policy': pagePolicy, vary: 'accept-language' },
  }),
  '/page.css': () => ({
    status: 200,
    type: 'text/css; charset=utf-8',
    body: styles,
    more: { 'cache-control': 'max-age=300' },
  }),
  '/healthz': getHealth,
  '/status.json': async witness => json(await getStatus(witness)),
  '/record.json': async witness =>
    json(await getRecord(witness), { 'content-disposition': 'attachment; filename="witness-record.json"' }),
}

function answer(witness, request) {
  if (!URL.canParse(request.url, 'http://witness')) return sentence(400, 'Bad request')
  const url = new URL(request.url, 'http://witness')
  if (url.pathname === '/add-checkpoint') return addCheckpoint(witness, request)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sentence(405, 'Use GET.', { allow: 'GET, HEAD' })
  const [, hash] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(url.pathname) ?? []
  if (hash) return getCheckpoint(witness, hash)
  if (Object.hasOwn(pages, url.pathname)) return pages[url.pathname](witness, request, url)
  return sentence(404, 'Not found')
}

/** Handles the requests to a witness. */
export function createRequestHandler(opened) {
  const witness = { ...opened, withinLimit: createRateLimit(), problems: { storage: null } }
  return async (request, response) => {
    request.on('error', () => response.destroy())
    response.on('error', () => response.destroy())
    try {
      send(response, await answer(witness, request))
    } catch (error) {
      if (!request.complete) return response.destroy()
      console.error(error)
      if (!response.headersSent) send(response, sentence(500, 'Internal server error'))
      else response.destroy()
    }
  }
}
