import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
let otherCustomer: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
  otherCustomer = await createCustomer(backend, { property: { brand_name: 'Kafe Lain' } })
})
afterAll(() => backend.stop())

const get = (token: string | undefined, path: string) => backend.call('GET', path, { token })
const memberships = () => backend.strapi.db.query('api::membership.membership')

type Person = Awaited<ReturnType<typeof createMember>>

/** Adds a new member to the owner's organisation. */
async function colleague(role: string, units?: string[]): Promise<Person> {
  const person = await createMember(backend)
  const [membership] = await memberships().findMany({
    where: { user: { documentId: owner.user.documentId } },
    populate: { organisation: true },
  })
  const account = await backend.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: person.user.documentId } })
  await memberships().create({
    data: {
      seat: `${person.user.documentId}.${membership.organisation.documentId}`,
      user: account.id,
      organisation: membership.organisation.id,
      role,
      all_units: !units,
      units:
        units &&
        (await backend.strapi.db
          .query('api::business-unit.business-unit')
          .findMany({ where: { documentId: { $in: units } } })),
    },
  })
  return person
}

const records = () => [
  `/orders/${owner.order.documentId}`,
  `/business-units/${owner.order.business_unit.documentId}`,
  `/business-units/${owner.order.business_unit.documentId}/tax-file`,
]

test('a record of another organisation gets the same response as one that does not exist', async () => {
  for (const path of records()) {
    const foreign = await get(otherCustomer.token, path)
    const missing = await get(
      otherCustomer.token,
      path.replace(/(orders|business-units)\/[^/]+/, '$1/doesnotexist00000000000'),
    )
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(missing.text)
    expect((await get(owner.token, path)).status).toBe(200)
  }
})

test('lists contain only records of the caller’s organisation', async () => {
  for (const [path, ownRecord] of [
    ['/orders', owner.order.documentId],
    ['/business-units', owner.order.business_unit.documentId],
  ] as const) {
    const ids = async (token: string) =>
      (await get(token, path)).body.data.map((row: { documentId: string }) => row.documentId)
    expect(await ids(owner.token)).toEqual([ownRecord])
    expect(await ids(otherCustomer.token)).not.toContain(ownRecord)
  }
  expect((await get(owner.token, '/business-units?q=Kafe')).body.data).toEqual([])
})

test('an account without a membership sees empty lists and no records', async () => {
  const { token } = await createMember(backend)
  for (const path of [
    '/orders',
    '/business-units',
    '/subscriptions',
    '/business-units?state=none',
    '/business-units?package=small-room',
  ]) {
    expect((await get(token, path)).body).toMatchObject({
      data: [],
      meta: {
        ...(path.startsWith('/business-units') ? { cities: [] } : {}),
        pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 },
      },
    })
  }
  for (const path of records()) expect((await get(token, path)).status).toBe(404)
})

test.each(['owner', 'manager', 'finance', 'staff', 'auditor'])(
  'the role %s can read units and orders, and every role except staff can read the tax file',
  async role => {
    const { token } = await colleague(role)
    const [order, unit, file] = await Promise.all(records().map(path => get(token, path)))
    expect([order?.status, unit?.status, file?.status]).toEqual([200, 200, role === 'staff' ? 403 : 200])
  },
)

test('a membership limited to some units gives access only to those', async () => {
  const none = await colleague('manager', [])
  expect((await get(none.token, '/business-units')).body.meta.pagination.total).toBe(0)
  expect((await get(none.token, '/orders')).body.meta.pagination.total).toBe(0)
  for (const path of records()) expect((await get(none.token, path)).status).toBe(404)
  const one = await colleague('manager', [owner.order.business_unit.documentId])
  for (const path of records()) expect((await get(one.token, path)).status).toBe(200)
})

test('a request uses the active organisation of its session', async () => {
  const both = await colleague('manager')
  const second = await createCustomer(backend, { property: { brand_name: 'Milik Dua' } })
  const organisation = second.user.documentId
  const [membership] = await memberships().findMany({
    where: { seat: { $startsWith: organisation } },
    populate: { organisation: true },
  })
  const account = await backend.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: both.user.documentId } })
  await memberships().create({
    data: {
      seat: `${account.documentId}.${membership.organisation.documentId}`,
      user: account.id,
      organisation: membership.organisation.id,
      role: 'auditor',
      all_units: true,
    },
  })
  expect((await get(both.token, '/business-units')).body.data).toMatchObject([{ name: 'Hotel Melati' }])
  const { setActiveOrganisation } = loadCompiled(() => import('#src/identity/session/session'))
  const session = await backend.strapi.db
    .query('api::session.session')
    .findOne({ where: { owner: account.documentId } })
  await setActiveOrganisation(session.documentId, membership.organisation.documentId)
  expect((await get(both.token, '/business-units')).body.data).toMatchObject([{ name: 'Milik Dua' }])
  expect((await get(both.token, records()[0] ?? '')).status).toBe(404)
})

describe('malformed input never causes a server error', () => {
  const paths = [
    '/business-units?page=0',
    '/business-units?page=-1',
    '/business-units?page=abc',
    '/business-units?page_size=101',
    '/business-units?page=1e9',
    '/business-units?state=lost',
    '/business-units?sort=password',
    '/business-units?industry=moon',
    '/business-units?surprise=1',
    '/business-units?q[$ne]=x',
    '/business-units?q=a&q=b',
    '/business-units?filters[organisation][id][$gt]=0',
    '/business-units?populate=*',
    '/orders?state=lost',
    '/orders?populate[organisation]=*',
    '/subscriptions?page[]=1',
    '/regions?parent=%27',
    '/regions?parent[]=31',
  ]
  test.each(paths)('in the path %s', async path => {
    expect((await get(owner.token, path)).status).toBe(400)
  })

  test.each([
    "/orders/'",
    '/orders/%25',
    '/business-units/..%2f..',
    '/orders/1',
    '/regions/99',
    '/regions/x',
    '/regions?parent=99',
  ])('returns 404 for %s', async path => {
    expect((await get(owner.token, path)).status).toBe(404)
  })

  test.each([
    'null',
    '[]',
    '"x"',
    '1',
    '{',
    '{"__proto__":{"a":1}}',
    '{"expected_total":{}}',
    '{"package":["a"],"zone_count":"\\u0000"}',
  ])('in the body %s', async body => {
    const { token } = await createMember(backend)
    for (const [method, path] of [
      ['PUT', '/registration/industry'],
      ['PUT', '/registration/property'],
      ['PUT', '/registration/pricing'],
      ['PUT', '/registration/voucher'],
      ['POST', '/registration/confirm'],
      ['POST', '/referral-codes/check'],
    ] as const) {
      expect([path, (await backend.call(method, path, { token, body })).status]).toEqual([path, 400])
    }
  })
})

test('no stock Strapi route reads or writes a business type', async () => {
  const types = ['organisations', 'registrations', 'vouchers', 'referral-codes', 'tax-files', 'sequences']
  // Our own routes, which place orders and rename zones, are excluded.
  const own = ['POST orders', 'PUT zones']
  for (const path of [...types, 'orders', 'subscriptions', 'zones']) {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      if (own.includes(`${method} ${path}`)) continue
      const url = method === 'POST' ? `/${path}` : `/${path}/${owner.order.documentId}`
      expect([404, 405]).toContain((await backend.call(method, url, { token: owner.token, body: {} })).status)
    }
    if (types.includes(path)) expect((await get(owner.token, `/${path}`)).status).toBe(404)
  }
})
