import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { unitFields, uploadUnitFile } from '#tests/units'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
let otherCustomer: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
  otherCustomer = await createCustomer(backend, { property: { brand_name: 'Kafe Lain' } })
})
afterAll(() => backend.stop())

const call = (method: string, path: string, body?: object, token = owner.token, key?: string) =>
  backend.call(method, `/business-units${path}`, {
    token,
    body,
    headers: { 'idempotency-key': key ?? randomUUID() },
  })
const add = async (changes: object = {}) =>
  (await call('POST', '', { ...unitFields, outlet_code: undefined, ...changes })).body

async function withRole<T>(role: string, run: () => Promise<T>): Promise<T> {
  const memberships = backend.strapi.db.query('api::membership.membership')
  const where = { user: { documentId: owner.user.documentId } }
  const { id } = await memberships.findOne({ where })
  await memberships.update({ where: { id }, data: { role } })
  const response = await run()
  await memberships.update({ where: { id }, data: { role: 'owner' } })
  return response
}

test('creates a unit with its own CID and returns the values as entered', async () => {
  const response = await call('POST', '', unitFields)
  expect(response.status).toBe(200)
  expect(response.body).toMatchObject({
    name: 'Melati Kemang',
    cid: expect.stringMatching(/^C\d{8}$/),
    outlet_code: 'JKT-001',
    version: 1,
    changed_by: 'Sari Wulandari',
    hotel_stars: null,
    file_npwp: null,
    state: 'none',
    address: { urban: { name: 'Menteng' } },
  })
})

test('a form submitted twice creates one unit', async () => {
  const body = { ...unitFields, outlet_code: 'SEKALI' }
  const [one, two] = await Promise.all(
    [1, 2].map(() => call('POST', '', body, owner.token, 'kunci-yang-sama')),
  )
  expect([one?.status, two?.body.documentId]).toEqual([200, one?.body.documentId])
})

test('an outlet code is unique within its organisation', async () => {
  await add({ outlet_code: 'DUA' })
  const again = await call('POST', '', { ...unitFields, outlet_code: 'dua' })
  expect([again.status, again.body.error.details.errors]).toEqual([
    400,
    [{ path: ['outlet_code'], message: 'validation.outlet_code_taken' }],
  ])
  expect((await call('POST', '', { ...unitFields, outlet_code: 'DUA' }, otherCustomer.token)).status).toBe(
    200,
  )
})

test('the second of two edits of the same version gets a 409 and overwrites nothing', async () => {
  const { documentId: id, version } = await add()
  const change = (name: string) => call('PUT', `/${id}`, { ...unitFields, outlet_code: '', name, version })
  const responses = await Promise.all([change('Pertama'), change('Kedua')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const conflict = responses.find(({ status }) => status === 409)
  expect(conflict?.body.error.details.code).toBe('changed-meanwhile')
  const { body } = await call('GET', `/${id}`)
  expect(body).toMatchObject({ version: 2, name: responses.find(({ status }) => status === 200)?.body.name })
})

test('a unit with an open order or a subscription cannot be deleted', async () => {
  const [open] = (await call('GET', '?state=awaiting-payment')).body.data
  const rejected = await call('DELETE', `/${open.documentId}`)
  expect([rejected.status, rejected.body.error.details.code]).toEqual([409, 'unit-awaiting-payment'])
  const { documentId } = await add()
  const units = backend.strapi.db.query('api::business-unit.business-unit')
  const { id } = await units.findOne({ where: { documentId } })
  await backend.strapi.db.query('api::subscription.subscription').create({
    data: {
      business_unit: id,
      package_key: 'small-room',
      package_title: 'Ruang kecil',
      billing_period: 'monthly',
      zone_count: 1,
      starts_at: new Date(),
      expired_date: new Date(Date.now() + 86_400_000),
      suspended: false,
    },
  })
  expect((await call('DELETE', `/${documentId}`)).body.error.details.code).toBe('unit-subscribed')
})

test('a deleted unit is no longer listed, its row remains and its outlet code can be reused', async () => {
  const { documentId } = await add({ outlet_code: 'LEPAS' })
  expect((await call('DELETE', `/${documentId}`)).status).toBe(204)
  expect((await call('GET', `/${documentId}`)).status).toBe(404)
  expect((await call('DELETE', `/${documentId}`)).status).toBe(404)
  expect((await call('GET', '?q=LEPAS')).body.data).toEqual([])
  const where = { documentId }
  const row = await backend.strapi.db.query('api::business-unit.business-unit').findOne({ where })
  expect([row.name, row.outlet_code]).toEqual(['Melati Kemang', 'LEPAS'])
  expect((await call('POST', '', { ...unitFields, outlet_code: 'LEPAS' })).status).toBe(200)
})

test('adds and replaces a tax file without changing the version', async () => {
  const { documentId: id } = await add()
  expect((await uploadUnitFile(backend, owner.token, id)).body.file_npwp.name).toBe('baru.pdf')
  expect((await uploadUnitFile(backend, owner.token, id)).body.version).toBe(1)
  expect((await uploadUnitFile(backend, otherCustomer.token, id)).status).toBe(404)
})

test('reports invalid input on its field', async () => {
  const bad = { ...unitFields, outlet_code: 'LAIN', npwp: '1', urban: '32.73.19.1001', industry: 'hotel' }
  const { status, body } = await call('POST', '', bad)
  expect(status).toBe(400)
  expect(body.error.details.errors.map(({ path }: { path: string[] }) => path[0])).toContain('npwp')
  expect((await call('POST', '', { ...unitFields, cid: 'C1' })).status).toBe(400)
})

describe('requests for units', () => {
  test('get 404 from another organisation and 403 from the wrong role', async () => {
    const { documentId: id } = await add()
    const change = { ...unitFields, outlet_code: '', version: 1 }
    expect((await call('PUT', `/${id}`, change, otherCustomer.token)).status).toBe(404)
    expect((await call('DELETE', `/${id}`, undefined, otherCustomer.token)).status).toBe(404)
    for (const role of ['staff', 'finance', 'auditor']) {
      await withRole(role, async () => {
        expect((await call('POST', '', unitFields)).status, role).toBe(403)
        expect((await call('PUT', `/${id}`, change)).status, role).toBe(403)
        expect((await call('DELETE', `/${id}`)).status, role).toBe(403)
        expect((await uploadUnitFile(backend, owner.token, id)).status, role).toBe(403)
      })
    }
    expect((await withRole('manager', () => call('DELETE', `/${id}`))).status).toBe(403)
    expect((await withRole('staff', () => call('GET', '/export'))).status).toBe(403)
  })

  test('a member with access to some units gains access to units that they add', async () => {
    const memberships = backend.strapi.db.query('api::membership.membership')
    const { id } = await memberships.findOne({ where: { user: { documentId: owner.user.documentId } } })
    await memberships.update({ where: { id }, data: { all_units: false } })
    const { documentId } = await add({ name: 'Wilayah' })
    expect((await call('GET', '')).body.data.map(({ name }: { name: string }) => name)).toEqual(['Wilayah'])
    expect((await call('GET', `/${documentId}`)).status).toBe(200)
    await memberships.update({ where: { id }, data: { all_units: true } })
  })
})

test('the figures on the dashboard match the lists', async () => {
  const { body } = await backend.call('GET', '/dashboard', { token: owner.token })
  const { total } = (await call('GET', '')).body.meta.pagination
  const states = Object.values<number>(body.states).reduce((sum, one) => sum + one, 0)
  expect([body.units, states]).toEqual([total, total])
  expect(body.awaiting_payment).toEqual({ count: 1, total: owner.order.total })
  expect([body.spend.length, body.ending.length]).toEqual([12, 12])
  expect(body.next_order.number).toBe(owner.order.number)
})
