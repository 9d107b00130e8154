import { setTimeout as pause } from 'node:timers/promises'
import { findFreePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/start-stack'
import { startFaultyProxy } from '#src/product/faulty-proxy.mjs'
import { decodeEntities, parseForms } from '#src/product/html-forms.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { completeRegistration, registerMember } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { backendFailures, fieldValues } from './portal-failures.mjs'
import { listPortalPages } from './portal-routes.mjs'

/** The milliseconds within which a page must report that the backend is unavailable. */
const budget = 3_000
const again = { id: 'Coba lagi', en: 'Try again' }
const visitors = [
  'sign-in',
  'sign-in-second-factor',
  'forgot-password',
  'verify-code',
  'reset-password',
  'register',
  'invitation',
  'maintenance',
]
const registrants = ['verify', 'industry', 'property', 'tax-file', 'pricing', 'order-detail']
// Routes that require another service or are not pages.
const excludedRoutes = ['google', 'google-back', 'google-join', 'sign-out', 'shell', 'not-found']
// Matches files, which may take ten seconds, and region lists, which only JavaScript requests.
const isFile = path => /\.(csv|pdf)$|\/(export|tax-file|regions)$/.test(path)
const getBudget = path => (isFile(path) ? 11_000 : budget)

/**
 * Sends one request as a member's browser would. A busy machine can only add delay, so if the response is
 * late, the request is repeated.
 */
async function browse(url, options) {
  let response = await sendRequest(url, options)
  for (let tries = 0; tries < 2 && response.ms > getBudget(url); tries += 1)
    response = await sendRequest(url, options)
  return response
}

function findPageProblem({ status, text, headers, ms }, { locale, path }) {
  const cookies = String(headers['set-cookie'] ?? '')
  if (/portal_token=;/.test(cookies)) return 'session cleared'
  if (/\/sign-in/.test(headers.location ?? '') && !/sign-in/.test(path)) return 'sent to sign in'
  if (status === 0) return 'no answer'
  if (ms > getBudget(path)) return `${ms} ms`
  if (status < 500 || isFile(path)) return null
  if (!text.includes(`lang="${locale}"`)) return 'another language'
  if (!text.includes(again[locale])) return 'no retry'
  return /\n\s+at .+:\d+:\d+/.test(text) ? 'a stack' : null
}

const secret = /password|^code$|token|challenge/
function findLostInput({ status, text, headers }, fields) {
  if (status >= 300 && status < 400) return null
  const page = decodeEntities(text)
  const lostFields = Object.entries(fields).filter(
    ([name, value]) =>
      value &&
      !secret.test(name) &&
      !page.includes(value) &&
      !String(headers['set-cookie'] ?? '').includes('typed_'),
  )
  return lostFields.length > 0 ? `lost ${lostFields.map(([name]) => name)}` : null
}

async function records({ urls }, token) {
  const get = async path => (await sendRequest(urls.api + path, { token })).body
  const [unit] = (await get('/business-units')).data
  const [order] = (await get('/orders')).data
  const members = (await get('/members')).data
  const ids = {
    'business-units': unit.documentId,
    orders: order.documentId,
    users: members.find(({ self }) => !self).documentId,
  }
  return path =>
    path
      .replace('/import/:id', `/import/${unit.documentId}`)
      .replace(':token', 'x'.repeat(43))
      .replace(/\/([\w-]+)\/:id/, (_, noun) => `/${noun}/${ids[noun]}`)
}

async function getPages(testBackend) {
  const registrant = await registerMember(testBackend, 1)
  await completeRegistration(testBackend, registrant)
  const owner = await sendRequest(`${testBackend.urls.api}/auth/local`, {
    method: 'POST',
    body: { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' },
  })
  const fill = await records(testBackend, owner.body.jwt)
  return listPortalPages()
    .filter(({ id }) => !excludedRoutes.includes(id))
    .map(({ id, path }, index) => {
      const locale = index % 2 ? 'en' : 'id'
      const token = visitors.includes(id)
        ? null
        : registrants.includes(id)
          ? registrant.token
          : owner.body.jwt
      return {
        id,
        locale,
        path: (locale === 'en' ? '/en' : '') + fill(path),
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
          ...(token && { cookie: `portal_token=${token}` }),
        },
      }
    })
}

/** Finds the first two forms of each page and fills them in. */
async function getForms(portal, pages) {
  const found = []
  for (const page of pages.filter(({ path }) => !isFile(path))) {
    const { text } = await sendRequest(portal + page.path, { headers: page.headers })
    const forms = parseForms(text).filter(({ fields }) => fields.form && !/sign-out|switch/.test(fields.form))
    for (const { fields } of forms.slice(0, 2)) {
      const filled = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value || fieldValues[name] || '']),
      )
      found.push({ ...page, fields: filled })
    }
  }
  return found
}

const send = (portal, { path, headers, fields }) =>
  browse(portal + path, {
    method: 'POST',
    headers: { ...headers, origin: portal, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  })

/** Processes three items at a time, so that response times are measured under load. */
async function forEachConcurrently(list, work) {
  const queue = [...list]
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      while (queue.length > 0) await work(queue.shift())
    }),
  )
}

/** A new password renews the session, so the new cookie is used from then on. */
function keepSession({ headers: sent }, { headers }, visitors) {
  const [renewed] = /portal_token=[^;]+/.exec(String(headers['set-cookie'] ?? '')) ?? []
  if (!sent.cookie || !renewed) return
  const old = sent.cookie
  for (const visitor of visitors) if (visitor.headers.cookie === old) visitor.headers.cookie = renewed
}

async function checkFailure({ name, portal, pages, forms, findings }) {
  const misses = []
  const statuses = {}
  let slowest = 0
  const note = (what, response, miss) => {
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (!isFile(what)) slowest = Math.max(slowest, response.ms)
    if (miss) misses.push(`${what}: ${response.status}, ${miss}`)
  }
  await forEachConcurrently(pages, async page => {
    const response = await browse(portal + page.path, { headers: page.headers })
    note(page.path, response, findPageProblem(response, page))
  })
  await forEachConcurrently(forms, async form => {
    const response = await send(portal, form)
    keepSession(form, response, [...pages, ...forms])
    note(
      `${form.path} ${form.fields.form}`,
      response,
      findPageProblem(response, form) ?? findLostInput(response, form.fields),
    )
  })
  for (const miss of misses.slice(0, 8)) findings.print(`    ${miss}`)
  findings.expect(
    `${name}: ${pages.length} pages, ${forms.length} forms, up to ${slowest} ms, ${Object.entries(statuses)
      .map(([status, times]) => `${times} × ${status}`)
      .join(' ')}`,
    misses.length,
    0,
  )
}

/** Requests every page and posts every form of the portal while the backend fails in different ways. */
export async function checkPortal(print = () => {}, { only = Object.keys(backendFailures) } = {}) {
  const findings = createFindings(print)
  const testBackend = await startTestBackend({ name: 'portal' })
  const proxy = await startFaultyProxy(testBackend.urls.backend)
  const api = `${proxy.url}/api`
  const ports = await findFreePorts()
  const env = {
    API_URL: api,
    CMS_API_URL: api,
    INTERNAL_API_KEY: testBackend.internalKey,
    LOG_LEVEL: 'silent',
  }
  const apps = await startStack({ ports, dataDir: testBackend.dataDir, env, only: ['portal'] })
  const { portal } = apps.urls
  try {
    const pages = await getPages(testBackend)
    const forms = await getForms(portal, pages)
    findings.print(`\n  ${pages.length} pages and ${forms.length} forms of the portal, ${budget} ms each`)
    for (const name of only) {
      if (name === 'down') await proxy.down()
      else proxy.fail(backendFailures[name])
      await checkFailure({ name, portal, pages, forms, findings })
      if (name === 'down') await proxy.up()
      proxy.fail(null)
      await pause(100)
      const healthy = pages.find(({ id }) => id === 'orders')
      const { status } = await sendRequest(portal + healthy.path, { headers: healthy.headers })
      findings.expect(`${name}: afterwards, the same session works again`, status, 200)
    }
  } finally {
    await apps.stop()
    await proxy.stop()
    await testBackend.stop()
  }
  return findings.result()
}
