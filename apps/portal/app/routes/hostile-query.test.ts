import { describe, expect, test } from 'vitest'
import { catchResponse, findRedirectTarget, loaderArgs, startBackend } from '#app/testing/backend'
import { loader as audit } from './audit/audit'
import { loader as units } from './business-units/business-units'
import { loader as newOrder } from './orders/new-order'
import { loader as summary } from './orders/new-order-summary'
import { loader as orders } from './orders/orders'
import { loader as members } from './people/members'
import { loader as users } from './people/users'

type Loader = (args: ReturnType<typeof loaderArgs>) => unknown

const modules = import.meta.glob<{ loader?: Loader }>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'])
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
})
const readsQuery = /searchParams|parseListQuery|parseOrderQuery|requireOrderParams|readPlan|createPlanCookie/
const names = [
  ...[
    'q',
    'role',
    'person',
    'about',
    'from',
    'to',
    'until',
    'state',
    'kind',
    'business_unit',
    'page',
    'sort',
  ],
  ...['industry', 'city', 'package', 'unit', 'billing_period', 'zone_count', 'voucher_code', 'parent'],
  ...['redirectTo', 'token', 'phone', 'state', 'access_token'],
]
const hostile = [
  '%00',
  'xyz',
  '-1',
  '%ED%A0%80',
  '%FF',
  '%F0%9F%98%80',
  'x'.repeat(8000),
  '%22%3E%3Cscript%3E',
  '[]',
]
const getQuery = (value: string) => names.map(name => `${name}=${value}`).join('&')
const queries = [
  ...hostile.map(getQuery),
  `${getQuery('a')}&${getQuery('b')}`,
  'role[]=staff&q[a]=b&__proto__=x',
]

/** Returns the status of a returned or thrown response, 200 for data, or the text of any other error. */
async function getOutcome(loader: Loader, query: string): Promise<number | string> {
  try {
    const result = await loader({ ...loaderArgs(`/?${query}`), params: { id: 'x', token: 'x' } })
    return result instanceof Response ? result.status : 200
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : String(thrown)
  }
}

describe('a query string with unknown values', () => {
  test('does not break any page', async () => {
    startBackend()
    const broken: string[] = []
    // Answers a script, for which 400 is a proper status.
    const resource = './registration/regions.ts'
    let read = 0
    for (const [file, load] of Object.entries(modules)) {
      const { loader } = readsQuery.test((await sources[file]?.()) ?? '') ? await load() : {}
      if (!loader) continue
      read += 1
      for (const query of queries) {
        const outcome = await getOutcome(loader, query)
        if (typeof outcome === 'string' || (outcome === 400 && file !== resource) || outcome >= 500)
          broken.push(`${file} ?${query.slice(0, 60)}: ${outcome}`)
      }
    }
    expect(read).toBeGreaterThan(12)
    expect(broken).toEqual([])
  }, 60_000)

  test.each<
    [string, (args: ReturnType<typeof loaderArgs>) => Promise<{ ignored: string[] }>, string, string[]]
  >([
    ['members', members, 'role=xyz', ['role']],
    ['members', members, 'role=staff&role=owner', ['role']],
    ['members', members, 'q=%ED%A0%80&page=abc', ['q', 'page']],
    ['users', users, 'q=%00', ['q']],
    ['users', users, `q=${'x'.repeat(101)}`, ['q']],
    ['audit', audit, 'from=2026-02-31', ['from']],
    ['audit', audit, 'from=abc&to=2026-02-31x&about=xyz&person=%2F', ['person', 'about', 'from', 'to']],
    [
      'orders',
      orders,
      'state=xyz&kind=1&business_unit=%00&until=1',
      ['state', 'kind', 'business_unit', 'until'],
    ],
    ['units', units, 'industry=xyz&sort=up&state=1&q=%07', ['q', 'industry', 'state', 'sort']],
    ['units', units, 'city=99.99&package=xyz', ['city', 'package']],
  ])('is ignored, and the page %s reports it (case %#)', async (_, loader, query, ignored) => {
    startBackend()
    expect((await loader(loaderArgs(`/?${query}`))).ignored).toEqual(ignored)
  })

  test.each([
    ['role=staff', []],
    ['role=&q=', []],
    ['role=staff&role=staff', []],
  ])('is reported only for unknown or conflicting values, not for %s', async (query, ignored) => {
    startBackend()
    expect((await members(loaderArgs(`/?${query}`))).ignored).toEqual(ignored)
  })
})

describe('the URL of an order', () => {
  const unit = 'unitbraga000000000000001'
  const renewal = `unit=${unit}&kind=renewal&billing_period=monthly`

  test('with an unknown package redirects to the order form, which lists it as ignored', async () => {
    startBackend()
    const wrong = `${renewal}&package=xyz&zone_count=1`
    expect(
      findRedirectTarget(await catchResponse(() => summary(loaderArgs(`/orders/new/summary?${wrong}`)))),
    ).toContain('/orders/new?')
    const { query, ignored } = await newOrder(loaderArgs(`/orders/new?${wrong}`))
    expect([query.package, ignored]).toEqual([undefined, ['package']])
  })

  test('with too many zones ignores the number and lists it as ignored', async () => {
    startBackend()
    const wrong = `${renewal}&package=single-location&zone_count=9`
    expect((await newOrder(loaderArgs(`/orders/new?${wrong}`))).ignored).toEqual(['zone_count'])
  })

  test('with a malformed unit responds with 404', async () => {
    startBackend()
    expect((await catchResponse(() => newOrder(loaderArgs('/orders/new?unit=%00')))).status).toBe(404)
  })
})
