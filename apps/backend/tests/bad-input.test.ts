import { createHash, type Hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  invalidValues,
  isAllowedInField,
  knownFields,
  malformedBodies,
  overlongText,
  privilegedFields,
  unusualValues,
  validBodies,
} from '#tests/bad-values'
import { registerUpToConfirmation } from '#tests/customers'
import { type Backend, internalKey, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { isLongRun } from '#tests/long-run'
import { createMember, newRegistration } from '#tests/people'
import { appendUsageLog } from '#tests/seals'
import { listAllRows } from '#tests/tables'

// Thousands of short requests take time on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample', env: { RATE_LIMIT_FACTOR: '100000' } })
  token = (await registerUpToConfirmation(backend)).token
})
afterAll(() => backend.stop())

const send = (route: string, body: unknown, bearer = token) => {
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace('(.*)', 'x').replace(/:\w+/g, 'x')
  const headers = {
    'x-internal-key': internalKey,
    'x-forwarded-for': '198.18.77.7',
    'idempotency-key': 'a-key-of-the-test',
  }
  return backend.call(method, filled, { token: bearer, body, headers })
}

/** All routes that can change data, as registered by the server. */
const writingRoutes = () =>
  (backend.strapi.server.listRoutes() as { methods: string[]; path: string }[])
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) => methods.map(method => `${method} ${path.slice(4)}`))
    .filter(route => /^(POST|PUT|PATCH|DELETE) /.test(route))

/** Waits until the emails of earlier requests have been sent. */
const waitForEmptyQueue = () =>
  vi.waitFor(async () => {
    await settleJobs()
    const { open } = await loadCompiled(() => import('#src/platform/jobs/queue')).countJobs()
    expect(Object.values(open).filter(count => count > 0)).toEqual([])
  }, 60_000)

// Rows that change without a request: a session's last use, the queue of jobs, which is empty here except for recurring jobs, the result
// of comparing payments with the provider's, how far plays are counted, and the usage metrics that Strapi's upload plugin stores 15 s after startup.
const changesByItself = ({ table, row }: { table: string; row: string }) =>
  table === 'sessions' ||
  table === 'log_state' ||
  table.startsWith('pgboss.') ||
  (table === 'strapi_core_store_settings' &&
    /"key":"(?:plugin_upload_metrics|core_payments_differences)"/.test(row))

async function digestTables(): Promise<Map<string, string>> {
  await waitForEmptyQueue()
  // Otherwise, the job that runs every minute would append what earlier requests have changed.
  await appendUsageLog()
  const digests = new Map<string, Hash>()
  const rows = await listAllRows(backend, ['plays'])
  // Plays are two thirds of the data. The database rejects changes to them, so it is enough to count them.
  const [plays] = await backend.strapi.db.connection('plays').count()
  rows.push({ table: 'plays', row: JSON.stringify(plays) })
  for (const { table, row } of rows.filter(found => !changesByItself(found))) {
    const place = table === 'strapi_core_store_settings' ? `${table} ${JSON.parse(row).key}` : table
    const digest = digests.get(place) ?? createHash('sha256')
    digests.set(place, digest.update(row))
  }
  return new Map([...digests].map(([table, hash]) => [table, hash.digest('hex')]))
}

const changedTables = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(table => before.get(table) !== after.get(table))

describe('rejects invalid values, unknown keys and malformed bodies, and changes nothing', () => {
  let before: Map<string, string>
  beforeAll(async () => {
    before = await digestTables()
  })

  test.each(Object.entries(validBodies))('at the route %s', async (route, body) => {
    const attacks: [string, unknown][] = [
      ...Object.keys(body).flatMap(field =>
        invalidValues
          .filter(([name]) => !isAllowedInField(field, name))
          .map(([name, value]): [string, unknown] => [`${field}: ${name}`, { ...body, [field]: value }]),
      ),
      ...Object.entries(privilegedFields).map(([key, value]): [string, unknown] => [
        key,
        { ...body, [key]: value },
      ]),
      ...malformedBodies.map((text): [string, unknown] => [text.slice(0, 20), text]),
      ['twice', `${JSON.stringify(body)}${JSON.stringify(body)}`],
      ['a key of the prototype', `{"__proto__":{"confirmed":true},${JSON.stringify(body).slice(1)}`],
    ]
    const passed = []
    for (const [name, sent] of attacks) {
      const { status, body: response } = await send(route, sent)
      if (status !== 400 || response?.error?.status !== 400) passed.push(`${name}: ${status}`)
    }
    const large = await send(route, { ...body, more: 'x'.repeat(2 * 1024 * 1024) })
    expect([large.status, passed]).toEqual([413, []])
  })

  test('in any table', async () => {
    expect(changedTables(before, await digestTables())).toEqual([])
  })
})

test.each(Object.entries(validBodies))(
  'the route %s handles unusual values without failing or echoing them',
  async (route, body) => {
    const failed = []
    for (const field of Object.keys(body)) {
      for (const [name, value] of unusualValues) {
        // Uses a new email address each time, so that it is not rejected as taken.
        const { status, text } = await send(route, { ...body, ...uniqueFields(route), [field]: value })
        if (status >= 500) failed.push(`${field}, ${name}: ${status}`)
        if (status >= 400 && /<script|drop table|etc\/passwd/.test(text))
          failed.push(`${field}, ${name}: echoed`)
      }
    }
    expect(failed).toEqual([])
  },
)

const uniqueFields = (route: string) =>
  route === 'POST /auth/local/register' ? { email: newRegistration().email } : {}

test('uses and validates the last value of a duplicate key', async () => {
  const duplicateKey = `{"identifier":"a@contoh.test","identifier":{"$ne":null},"password":"x"}`
  expect((await send('POST /auth/local', duplicateKey)).status).toBe(400)
})

test('all other routes that can change data handle the same input without a server error', async () => {
  const others = writingRoutes().filter(route => !(route in validBodies) && route !== 'POST /auth/sign-out')
  expect(others.length).toBeGreaterThan(10)
  const { token: bearer } = await createMember(backend)
  // With longer values, the whole body would be rejected because of its size.
  const shortened = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : value)
  const bodies = [...invalidValues, ...unusualValues].map(([, value]) =>
    Object.fromEntries(knownFields.map(key => [key, shortened(value)])),
  )
  const inputs = [
    ...bodies.map(body => JSON.stringify(body)),
    JSON.stringify(privilegedFields),
    ...malformedBodies,
  ]
  const twoMegabytes = JSON.stringify({ more: 'x'.repeat(2 * 1024 * 1024) })
  const failed = []
  for (const [index, route] of others.entries()) {
    // Outside the long run, each route gets a quarter of the inputs; consecutive routes get different ones.
    for (const body of inputs.filter((_, input) => isLongRun || input % 4 === index % 4)) {
      const { status, text } = await send(route, body, bearer)
      if (status >= 500) failed.push(`${route}: ${status} ${text.slice(0, 80)}`)
    }
    if (!isLongRun && index % 4 > 0) continue
    const large = await send(route, twoMegabytes, bearer)
    // DELETE routes do not read a body.
    const ignoresBody = route.startsWith('DELETE ') && large.status < 300
    if (large.status >= 500 || (large.status < 400 && !ignoresBody))
      failed.push(`${route}, two megabytes: ${large.status}`)
  }
  expect(failed).toEqual([])
})

test('no GET route responds to an unusual query string with a server error', async () => {
  const getRoutes = (backend.strapi.server.listRoutes() as { methods: string[]; path: string }[])
    .filter(({ methods, path }) => path.startsWith('/api/') && methods.includes('GET'))
    .map(({ path }) => path.slice(4).replace('(.*)', 'x').replace(/:\w+/g, 'x'))
  const queries = [
    'page=-1',
    'page=1e9',
    'page_size=1000',
    'q[]=a',
    'sort[$ne]=a',
    'a=%00',
    `q=${overlongText.slice(0, 4000)}`,
    'q=%F0%28',
  ]
  const failed = []
  for (const [index, path] of getRoutes.entries()) {
    // Outside the long run, each path gets half of the queries; consecutive paths get different ones.
    for (const query of queries.filter((_, query) => isLongRun || query % 2 === index % 2)) {
      const { status } = await backend.call('GET', `${path}?${query}`, { token })
      if (status >= 500) failed.push(`${path}?${query.slice(0, 20)}: ${status}`)
    }
  }
  expect(failed).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'responds with 400 to queries that refer to %s as a field',
  async name => {
    const queries = [
      `fields[0]=${name}`,
      `fields=${name}`,
      `sort[0]=${name}`,
      `sort=${name}:asc`,
      `populate[0]=${name}`,
    ]
    for (const path of ['/packages', '/pages', '/faqs', '/site-setting'])
      for (const query of queries)
        expect([query, (await backend.call('GET', `${path}?${query}`)).status]).toEqual([query, 400])
  },
)

test('rejects an upload without a session', async () => {
  const body = new FormData()
  body.append('file_npwp', new Blob([new Uint8Array(1024)]), 'a.pdf')
  for (const authorization of ['', 'Bearer x', 'Bearer a.b.c']) {
    const headers = authorization ? { authorization } : undefined
    const path = `${backend.origin}/api/registration/tax-file`
    expect((await fetch(path, { method: 'POST', body, headers })).status).toBe(401)
  }
})
