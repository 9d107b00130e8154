import { createHash, type Hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as schemas from '@bgm/validation'
import { fieldNamesOf } from '@bgm/validation'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { industry, pricing, property, unconfirmedCustomer } from './customers'
import { type Backend, compiled, internalKey, settleJobs, startBackend } from './harness'
import { member, newRegistration } from './people'
import { allRows } from './tables'

type Body = Record<string, unknown>

const password = 'Pagi-cerah-3'
const act = { purpose: 'marketing', given: true, document_version: '2026-11-20', locale: 'id' }

/** A body that each call would take; what is not listed is sent every known field instead. */
const good: Record<string, Body> = {
  'POST /auth/local': { identifier: 'a@contoh.test', password: 'x' },
  'POST /auth/local/register': newRegistration({ referral_code: 'MITRA2026' }),
  'POST /auth/forgot-password': { email: 'a@contoh.test' },
  'POST /auth/verify-reset-code': { identifier: 'a@contoh.test', code: '123456' },
  'POST /auth/reset-password': { code: 'x', password, passwordConfirmation: password },
  'POST /auth/change-password': { currentPassword: 'x', password, passwordConfirmation: password },
  'POST /auth/send-email-confirmation': { email: 'a@contoh.test' },
  'POST /auth/email-confirmation': { token: 'x', currentPassword: 'x' },
  'POST /auth/email-confirmation/look-up': { token: 'x' },
  'POST /auth/email-confirmation/new-password': { token: 'x', password, passwordConfirmation: password },
  'POST /auth/email-confirmation/decline': { token: 'x' },
  'POST /account/email-confirmation': { token: 'x' },
  'PUT /account': {
    first_name: 'Ayu',
    last_name: 'W',
    mobile_number: '081234567890',
    gender: 'male',
    locale: 'id',
  },
  'POST /account/email': { email: 'a@contoh.test' },
  'POST /account/mobile-number/send-code': { mobile_number: '081234567890' },
  'POST /account/mobile-number/verify': { code: '123456' },
  'POST /account/consents': act,
  'POST /account/removal': { password: 'x' },
  'POST /referral-codes/check': { referral_code: 'MITRA2026' },
  'PUT /registration/industry': industry,
  'PUT /registration/property': property,
  'PUT /registration/pricing': pricing,
  'PUT /registration/voucher': { voucher_code: 'HEMAT100' },
  'POST /registration/confirm': { expected_total: 1 },
}

// So a call that is made tomorrow is sent the fields of tomorrow.
const knownFields = [...new Set(Object.values(schemas).flatMap(fieldNamesOf))]
const long = 'x'.repeat(10_000)
// No field takes these, whatever it is for.
const never: [string, unknown][] = [
  ['over-long', long],
  ['an over-long address', `${long}@contoh.test`],
  ['a list', ['a']],
  ['an object', { $ne: null }],
  ['a null byte', 'a\0b'],
  // Over these the password hash would never end: one request took the whole process down.
  ['half a pair', 'a\ud800'],
  ['a bell', 'a\u0007b'],
]
// Some fields take these as plain text; none may fall over them.
const odd: [string, unknown][] = [
  ['empty', ''],
  ['null', null],
  ['a number', 42],
  ['a huge number', 1e308],
  ['a truth', true],
  ['look-alike letters', 'раураl＠соntоh.tеst'],
  ['look-alike digits', '１２３４５６'],
  ['turned text', '\u202etxet'],
  ['a script', '<script>alert(1)</script>'],
  ['a statement', "'; drop table up_users; --"],
  ['a template', '{{7*7}}#{7*7}'],
  ['a path', '../../../../etc/passwd'],
]
const whole = ['{', '[]', '"text"', 'null', '42', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`]
const grabbed = {
  role: 'owner',
  confirmed: true,
  organisation: 1,
  id: 1,
  documentId: 'x',
  blocked: false,
  provider: 'x',
}
// A password may hold any character, and so may nothing else.
const mayHold = (field: string, attack: string) => /password/i.test(field) && attack === 'a bell'

// Thousands of calls, each short: a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000 })

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample', env: { RATE_LIMIT_FACTOR: '100000' } })
  token = (await unconfirmedCustomer(backend)).token
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

/** Every call that may change something, as the server lists them. */
const writingRoutes = () =>
  (backend.strapi.server.listRoutes() as { methods: string[]; path: string }[])
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) => methods.map(method => `${method} ${path.slice(4)}`))
    .filter(route => /^(POST|PUT|PATCH|DELETE) /.test(route))

type Queue = { countJobs(): Promise<{ open: Record<string, number> }> }

/** Mails that earlier calls asked for are on their way for a moment. */
const untilNothingWaits = () =>
  expect
    .poll(async () => {
      await settleJobs()
      return Object.values((await compiled<Queue>('src/jobs/queue').countJobs()).open).some(
        count => count > 0,
      )
    })
    .toBe(false)

// Rows that change without a request: a session's last use, hourly jobs, their number in SQLite's sequence, and the usage
// metrics that Strapi's upload plugin stores 15 s after a start.
const changesByItself = ({ table, row }: { table: string; row: string }) =>
  table === 'sessions' ||
  (table === 'jobs' && row.includes(':schedule"')) ||
  (table === 'sqlite_sequence' && row.includes('"name":"jobs"')) ||
  (table === 'strapi_core_store_settings' && row.includes('"key":"plugin_upload_metrics"'))

async function stored(): Promise<Map<string, string>> {
  await untilNothingWaits()
  const digests = new Map<string, Hash>()
  for (const { table, row } of (await allRows(backend)).filter(found => !changesByItself(found))) {
    const digest = digests.get(table) ?? createHash('sha256')
    digests.set(table, digest.update(row))
  }
  return new Map([...digests].map(([table, hash]) => [table, hash.digest('hex')]))
}

const changedSince = async (before: Map<string, string>) => {
  const after = await stored()
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    table => before.get(table) !== after.get(table),
  )
}

describe.each(Object.entries(good))('%s', (route, body) => {
  test('refuses what no field takes, unknown keys and broken bodies, and changes nothing', async () => {
    const before = await stored()
    const attacks: [string, unknown][] = [
      ...Object.keys(body).flatMap(field =>
        never
          .filter(([name]) => !mayHold(field, name))
          .map(([name, value]): [string, unknown] => [`${field}: ${name}`, { ...body, [field]: value }]),
      ),
      ...Object.entries(grabbed).map(([key, value]): [string, unknown] => [key, { ...body, [key]: value }]),
      ...whole.map((text): [string, unknown] => [text.slice(0, 20), text]),
      ['twice', `${JSON.stringify(body)}${JSON.stringify(body)}`],
      ['a key of the prototype', `{"__proto__":{"confirmed":true},${JSON.stringify(body).slice(1)}`],
    ]
    const passed = []
    for (const [name, sent] of attacks) {
      const { status, body: told } = await send(route, sent)
      if (status !== 400 || told?.error?.status !== 400) passed.push(`${name}: ${status}`)
    }
    const large = await send(route, { ...body, more: 'x'.repeat(1024 * 1024) })
    expect([large.status, passed]).toEqual([413, []])
    expect(await changedSince(before)).toEqual([])
  })

  test('never fails over odd text, and what it answers echoes none of it', async () => {
    const failed = []
    for (const field of Object.keys(body)) {
      for (const [name, value] of odd) {
        // A new address each time, so that a taken one is not what refuses.
        const { status, text } = await send(route, { ...body, ...fresh(route), [field]: value })
        if (status >= 500) failed.push(`${field}, ${name}: ${status}`)
        if (status >= 400 && /<script|drop table|etc\/passwd/.test(text))
          failed.push(`${field}, ${name}: echoed`)
      }
    }
    expect(failed).toEqual([])
  })
})

const fresh = (route: string) =>
  route === 'POST /auth/local/register' ? { email: newRegistration().email } : {}

test('of a key given twice only the last counts, and it is judged', async () => {
  const twice = `{"identifier":"a@contoh.test","identifier":{"$ne":null},"password":"x"}`
  expect((await send('POST /auth/local', twice)).status).toBe(400)
})

test('every other call that may change something survives the same, listed here or not', async () => {
  const others = writingRoutes().filter(route => !(route in good) && route !== 'POST /auth/sign-out')
  expect(others.length).toBeGreaterThan(10)
  const { token: bearer } = await member(backend)
  const failed = []
  for (const route of others) {
    const bodies = [
      ...[...never, ...odd].map(([, value]) => Object.fromEntries(knownFields.map(key => [key, value]))),
    ]
    for (const body of [...bodies, grabbed, ...whole]) {
      const { status, text } = await send(route, body, bearer)
      if (status >= 500) failed.push(`${route}: ${status} ${text.slice(0, 80)}`)
    }
    const large = await send(route, { more: 'x'.repeat(1024 * 1024) }, bearer)
    // What removes something reads no body.
    const unread = route.startsWith('DELETE ') && large.status < 300
    if (large.status >= 500 || (large.status < 400 && !unread))
      failed.push(`${route}, a megabyte: ${large.status}`)
  }
  expect(failed).toEqual([])
})

test('a query of every reading call may hold anything', async () => {
  const reading = (backend.strapi.server.listRoutes() as { methods: string[]; path: string }[])
    .filter(({ methods, path }) => path.startsWith('/api/') && methods.includes('GET'))
    .map(({ path }) => path.slice(4).replace('(.*)', 'x').replace(/:\w+/g, 'x'))
  const queries = [
    'page=-1',
    'page=1e9',
    'page_size=1000',
    'q[]=a',
    'sort[$ne]=a',
    'a=%00',
    `q=${long.slice(0, 4000)}`,
    'q=%F0%28',
  ]
  const failed = []
  for (const path of reading) {
    for (const query of queries) {
      const { status } = await backend.call('GET', `${path}?${query}`, { token })
      if (status >= 500) failed.push(`${path}?${query.slice(0, 20)}: ${status}`)
    }
  }
  expect(failed).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a query that asks for %s is refused, never an internal error',
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

test('a file of a caller without a session is refused before it is read', async () => {
  const body = new FormData()
  body.append('file_npwp', new Blob([new Uint8Array(1024)]), 'a.pdf')
  for (const authorization of ['', 'Bearer x', 'Bearer a.b.c']) {
    const headers = authorization ? { authorization } : undefined
    const path = `${backend.origin}/api/registration/tax-file`
    expect((await fetch(path, { method: 'POST', body, headers })).status).toBe(401)
  }
})

test('only this user can read the database and the files beside it', () => {
  if (process.env.TEST_DATABASE_URL) return
  for (const name of readdirSync(backend.dataDir).filter(file => file.startsWith('database.sqlite')))
    expect([name, statSync(join(backend.dataDir, name)).mode & 0o077]).toEqual([name, 0])
})
