import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let token: string
const now = Date.now()
const day = 86_400_000

const plan: [
  name: string,
  cid: string,
  industry: string,
  days: number | null,
  period: string,
  suspended?: boolean,
][] = [
  ['Aktif', 'C90000001', 'office', 200, 'yearly'],
  ['Bulanan', 'C90000002', 'cinema', 8, 'monthly'],
  ['Cemas', 'C90000003', 'office', 29, 'yearly'],
  ['Dekat', 'C90000004', 'office', 6, 'monthly'],
  ['Lewat', 'C90000005', 'office', -8, 'monthly'],
  ['Tangguh', 'C90000006', 'office', 90, 'yearly', true],
  ['Zonasi', 'C90000007', 'office', null, 'monthly'],
]

// An owner with units in every state.
beforeAll(async () => {
  backend = await startBackendWithPackages()
  const owner = await createCustomer(backend)
  token = owner.token
  const units = backend.strapi.db.query('api::business-unit.business-unit')
  const [first] = await units.findMany({ populate: { organisation: true } })
  for (const [index, [name, cid, industry, days, billing_period, suspended = false]] of plan.entries()) {
    const { id: _, documentId: __, organisation, ...rest } = first
    const unit = await units.create({
      data: {
        ...rest,
        organisation: organisation.id,
        name,
        brand_name: `Merek ${name}`,
        cid,
        industry,
        city: '32.73',
        createdAt: new Date(now + index * 1000),
      },
    })
    if (days === null) continue
    const subscription = await backend.strapi.db.query('api::subscription.subscription').create({
      data: {
        organisation: organisation.id,
        business_unit: unit.id,
        package_key: 'single-location',
        package_title: 'Satu lokasi',
        billing_period,
        zone_count: 2,
        starts_at: new Date(now - 30 * day),
        expired_date: new Date(now + days * day),
        suspended,
      },
    })
    await units.update({ where: { id: unit.id }, data: { current_subscription: subscription.id } })
  }
})
afterAll(() => backend.stop())

const names = async (query: string) => {
  const { body } = await backend.call('GET', `/business-units?page_size=50&${query}`, { token })
  return body.data.map(({ name }: { name: string }) => name)
}

test.each([
  ['state=active', ['Aktif', 'Bulanan']],
  ['state=expiring', ['Cemas', 'Dekat']],
  ['state=expired', ['Lewat']],
  ['state=suspended', ['Tangguh']],
  ['state=awaiting-payment', ['Hotel Melati']],
  ['state=none', ['Zonasi']],
  ['industry=cinema', ['Bulanan']],
  ['industry=hotel&q=', ['Hotel Melati']],
  ['city=31.71', ['Hotel Melati']],
  ['city=3171', ['Hotel Melati']],
  ['city=99.99', []],
  ['package=small-room', ['Hotel Melati']],
  ['package=single-location&state=expired', ['Lewat']],
  ['q=merek t', ['Tangguh']],
  ['q=C90000004', ['Dekat']],
  ['q=%25', []],
  ['q=sentosa&state=none', ['Zonasi']],
  ['sort=-name&industry=office&state=expiring', ['Dekat', 'Cemas']],
  ['sort=expired_date&package=single-location', ['Lewat', 'Dekat', 'Bulanan', 'Cemas', 'Tangguh', 'Aktif']],
  ['sort=-created_at&industry=office', ['Zonasi', 'Tangguh', 'Lewat', 'Dekat', 'Cemas', 'Aktif']],
])('the query ?%s returns %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('filtering by the displayed state of a unit finds the unit', async () => {
  const { body } = await backend.call('GET', '/business-units?page_size=50', { token })
  for (const unit of body.data) expect(await names(`state=${unit.state}`)).toContain(unit.name)
})

test('pages of a list have no gaps or duplicates', async () => {
  const seen: string[] = []
  for (const page of [1, 2, 3]) {
    const { body } = await backend.call('GET', `/business-units?page=${page}&page_size=3`, { token })
    expect(body.meta.pagination).toMatchObject({ page, page_size: 3, page_count: 3, total: 8 })
    seen.push(...body.data.map(({ name }: { name: string }) => name))
  }
  expect(seen).toEqual(['Aktif', 'Bulanan', 'Cemas', 'Dekat', 'Hotel Melati', 'Lewat', 'Tangguh', 'Zonasi'])
})

test('a unit is returned with region names and without internal fields', async () => {
  const [listed] = (await backend.call('GET', '/business-units?q=Melati&state=awaiting-payment', { token }))
    .body.data
  const { body } = await backend.call('GET', `/business-units/${listed.documentId}`, { token })
  expect(body).toEqual(listed)
  expect(body).toMatchObject({
    documentId: expect.any(String),
    name: 'Hotel Melati',
    cid: expect.stringMatching(/^C\d{8}$/),
    outlet_code: null,
    version: 1,
    changed_by: null,
    industry: 'hotel',
    hotel_stars: 4,
    area_size: 95,
    company_name: 'PT Melati Sentosa',
    brand_name: 'Hotel Melati',
    company_email: 'kantor@melati.test',
    company_phone_number: '+62215551234',
    npwp: '012345678901000',
    file_npwp: { name: 'NPWP.pdf', size: expect.any(Number), mime: 'application/pdf' },
    address: {
      street: 'Jl. Cikini Raya No. 5',
      province: { code: '31', name: 'DKI Jakarta' },
      city: { code: '31.71', name: 'Kota Jakarta Pusat' },
      district: { code: '31.71.06', name: 'Menteng' },
      urban: { code: '31.71.06.1001', name: 'Menteng' },
      zip_code: '10330',
    },
    package: 'small-room',
    zone_count: 1,
    explicit: { policy: 'inherit', effective: 'allow', scope: null },
    state: 'awaiting-payment',
    expired_date: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
})

test('orders are listed newest first and can be filtered by state', async () => {
  const list = async (query: string) =>
    (await backend.call('GET', `/orders?${query}`, { token })).body.data.length
  expect([await list('state=awaiting-payment'), await list('state=paid'), await list('')]).toEqual([1, 0, 1])
})

describe('visitors can read regions', () => {
  const regions = async (query: string) => (await backend.call('GET', `/regions${query}`)).body.data

  test('the 38 provinces are listed, and other regions are listed by parent', async () => {
    const provinces = await regions('')
    expect(provinces).toHaveLength(38)
    expect(provinces[0]).toEqual({ code: '11', name: 'Aceh', level: 'province' })
    expect(await regions('?parent=31')).toHaveLength(6)
    expect((await regions('?parent=3171'))[0]).toEqual({
      code: '31.71.05',
      name: 'Cempaka Putih',
      level: 'district',
    })
    expect((await regions('?parent=31.71.06')).map(({ name }: { name: string }) => name)).toContain('Cikini')
    expect(await regions('?parent=31.71.06.1001')).toEqual([])
  })

  test('a region includes its ancestors', async () => {
    expect((await regions('/31.71.06')).chain).toEqual([
      { code: '31', name: 'DKI Jakarta', level: 'province' },
      { code: '31.71', name: 'Kota Jakarta Pusat', level: 'city' },
      { code: '31.71.06', name: 'Menteng', level: 'district' },
    ])
  })
})
