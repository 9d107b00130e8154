import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, internalKey } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { addVoucher, startBackendWithPackages } from '#tests/shop'
import { createOrganisationWithUnits } from './several-units'

type Panel = Awaited<ReturnType<typeof openPanel>>

let backend: Backend
let sales: Panel
beforeAll(async () => {
  backend = await startBackendWithPackages()
  sales = await openPanel(backend, 'sales')
}, 300_000)
afterAll(() => backend.stop())

const base = '/content-manager/staff-orders'
let keys = 0

/** A customer, and how sales works for them. */
async function createVisitedCustomer(count: number) {
  const place = await createOrganisationWithUnits(backend, count)
  const { connection } = backend.strapi.db
  const [organisation] = await connection('organisations').where({ id: place.organisation })
  const units: { document_id: string; name: string }[] = await connection('business_units')
    .whereIn('id', place.units)
    .orderBy('id')
  const path = `${base}/customers/${organisation.document_id}`
  const post = (rest: string, body: object = {}, key?: string, panel = sales) => {
    keys += 1
    return panel.call('POST', path + rest, body, { 'idempotency-key': key ?? `staff-order-${keys}` })
  }
  const get = (rest: string, panel = sales) => panel.call('GET', path + rest)
  const readCart = async (panel = sales) => (await get('/cart?page_size=100', panel)).body.data
  return {
    place,
    path,
    post,
    get,
    readCart,
    member: place.account.documentId,
    ids: units.map(({ document_id }) => document_id),
    /** Puts all units into the cart, and returns how it is placed. */
    async fill() {
      await post('/cart/add', { q: 'KC-' })
      const { version, total: expected_total } = await readCart()
      return { version, expected_total, member: place.account.documentId }
    },
  }
}

const listOpenLines = (units: readonly number[]) =>
  backend.strapi.db.connection('order_lines').whereIn('open_unit_id', [...units])

test('sales find a customer by name or by a unit, and see what can be ordered for whom', async () => {
  const { place, get, path } = await createVisitedCustomer(2)
  const [unit] = await backend.strapi.db.connection('business_units').where({ id: place.units[1] ?? 0 })
  const found = await sales.call('GET', `${base}/customers?q=${unit.cid}`)
  expect(found.body.data).toMatchObject([{ units: 3 }])
  expect(path).toContain(found.body.data[0].id)
  const { data } = (await get('')).body
  expect(data.members).toEqual([expect.objectContaining({ id: place.account.documentId, role: 'owner' })])
  expect(data.packages.map(({ key }: { key: string }) => key)).toContain('single-location')
  expect(data.orders).toEqual([])
  expect(JSON.stringify(data)).not.toContain(place.email)
  const units = (await get('/units?q=KC-2')).body
  expect(units.data).toMatchObject([{ outlet_code: 'KC-2', expired_date: null }])
  expect((await sales.call('GET', `${base}/customers/unknown`)).status).toBe(404)
})

test('an order of staff has the prices, voucher and checks of the member’s cart, and tells the member', async () => {
  const { place, post, fill, get, readCart, member } = await createVisitedCustomer(2)
  await addVoucher(backend, { code: 'SALES-1', value: 100_000, remaining: 5 })
  await fill()
  const settings = { package: 'single-location', billing_period: 'monthly' }
  expect((await post('/cart/package', settings)).status).toBe(200)
  const [line] = (await readCart()).lines
  expect((await post(`/cart/lines/${line.id}`, { kind: 'new', ...settings, zone_count: 3 })).status).toBe(200)
  const wrong = await post('/cart/voucher', { voucher_code: 'TIDAK-ADA' })
  expect([wrong.status, wrong.body.error.details.code]).toEqual([422, 'voucher-unknown'])
  expect((await post('/cart/voucher', { voucher_code: 'sales-1' })).status).toBe(200)
  const cart = await readCart()
  expect(cart).toMatchObject({ orderable: 2, price: 4_000_000, discount: 100_000, total: 3_900_000 })
  const body = { member, version: cart.version, expected_total: cart.total }
  const changed = await post('/cart/order', { ...body, expected_total: 1 })
  expect([changed.status, changed.body.error.details.code]).toEqual([409, 'price-changed'])
  const stranger = await post('/cart/order', { ...body, member: 'z'.repeat(24) })
  expect([stranger.status, stranger.body.error.details.code]).toEqual([409, 'order-member'])
  const placed = await post('/cart/order', body)
  expect(placed.status).toBe(201)
  const { id, number } = placed.body.data
  const seen = (await backend.call('GET', `/orders/${id}`, { token: place.token })).body
  expect(seen).toMatchObject({ number, total: 3_900_000, line_count: 2, state: 'awaiting-payment' })
  const entry = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findOne({ where: { subject_id: id, action: 'order.placed' } })
  expect(entry).toMatchObject({
    actor_kind: 'staff',
    actor: expect.stringContaining('Dewi Lestari'),
    organisation_id: place.organisation,
    details: { unit: 'Kopi Contoh 1 + 1', person: member },
  })
  const [mail] = await backend.mail.waitForEmails(place.email, 1, new RegExp(number))
  expect(mail?.text).toContain('Tim kami membuat pesanan ini atas permintaan Anda')
  expect((await readCart()).lines).toEqual([])
  expect((await get('')).body.data.orders).toMatchObject([{ id, number, total: 3_900_000 }])
})

test('the carts of a member and of two members of staff do not mix', async () => {
  const { place, post, readCart, ids } = await createVisitedCustomer(3)
  const colleague = await openPanel(backend, 'sales')
  const [first = '', second = '', third = ''] = ids
  await backend.call('POST', '/cart/lines', { token: place.token, body: { units: [first] } })
  await post('/cart/add', { units: [second] })
  await post('/cart/add', { units: [second, third] }, undefined, colleague)
  const listUnits = (lines: { unit_name: string }[]) => lines.map(({ unit_name }) => unit_name)
  const own = (await backend.call('GET', '/cart', { token: place.token })).body.data
  expect(listUnits(own)).toEqual(['Kopi Contoh 1'])
  expect(listUnits((await readCart()).lines)).toEqual(['Kopi Contoh 2'])
  expect(listUnits((await readCart(colleague)).lines)).toEqual(['Kopi Contoh 2', 'Kopi Contoh 3'])
  await post('/cart/clear')
  expect(listUnits((await backend.call('GET', '/cart', { token: place.token })).body.data)).toHaveLength(1)
  expect(listUnits((await readCart(colleague)).lines)).toHaveLength(2)
})

test('units of another customer are neither added nor changed', async () => {
  const one = await createVisitedCustomer(1)
  const other = await createVisitedCustomer(1)
  expect((await one.post('/cart/add', { units: other.ids })).body.data).toEqual({
    added: 0,
    present: 0,
    skipped: 0,
  })
  await other.fill()
  const [line] = (await other.readCart()).lines
  expect((await one.post(`/cart/lines/${line.id}/remove`)).status).toBe(404)
  const body = { ...(await one.fill()), member: other.member }
  expect((await one.post('/cart/order', body)).body.error.details.code).toBe('order-member')
})

test('a double click places one order', async () => {
  const { place, post, fill } = await createVisitedCustomer(2)
  const body = await fill()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post('/cart/order', body, 'the-same-click')),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1)
  expect(await listOpenLines(place.units)).toHaveLength(2)
})

test('staff and a member who order the same units at once never cover a unit twice', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { place, post, fill, ids } = await createVisitedCustomer(3)
    const { token } = place
    const forStaff = await fill()
    await backend.call('POST', '/cart/lines', { token, body: { units: ids.slice(round % 2) } })
    const { meta } = (await backend.call('GET', '/cart', { token })).body
    const own = { version: meta.version, expected_total: meta.total }
    const answers = await Promise.all([
      post('/cart/order', forStaff),
      backend.call('POST', '/cart/order', {
        token,
        body: own,
        headers: { 'idempotency-key': `member-${place.organisation}` },
      }),
    ])
    const placed = answers.filter(({ status }) => status < 300)
    expect(placed).toHaveLength(1)
    const [refused] = answers.filter(({ status }) => status >= 300)
    expect([409, refused?.status]).toEqual([refused?.status, 409])
    const lines = await listOpenLines(place.units)
    expect(new Set(lines.map(({ order_id }) => order_id)).size).toBe(1)
    const orders = await place.listOrders()
    for (const { id, state } of orders) if (state === 'awaiting-payment') await place.pay(id)
    const periods = await place.listSubscriptions()
    expect(new Set(periods.map(({ unit }) => unit)).size).toBe(periods.length)
  }
})

test('staff create a payment link and get the pro forma invoice of an order that staff placed, but of no other', async () => {
  const { place, post, get, fill, member } = await createVisitedCustomer(2)
  const placed = (await post('/cart/order', { ...(await fill()), member })).body.data
  const created = await post('/payment-links', { orders: [placed.id] })
  expect(created.status).toBe(201)
  const token = new URL(created.body.data.url).pathname.split('/').at(-1)
  const headers = { 'x-internal-key': internalKey }
  const link = await backend.call('POST', '/pay-links/find', { body: { token }, headers })
  expect(link.body.data).toMatchObject({ state: 'open', asked_by: null })
  const entry = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findOne({ where: { subject_id: placed.id, action: 'pay-link.created' } })
  expect(entry).toMatchObject({ actor_kind: 'staff' })
  expect((await get(`/orders/${placed.id}/invoice?locale=en`)).status).toBe(200)
  await place.cancel((await place.listOrders()).at(-1).id)
  const own = await place.place([{ unit: place.units[0] ?? 0, kind: 'new', zone_count: 1 }])
  expect((await post('/payment-links', { orders: [own.documentId] })).status).toBe(404)
  expect((await get(`/orders/${own.documentId}/invoice`)).status).toBe(404)
})

test('only sales and administrators reach these pages', async () => {
  const { path, ids } = await createVisitedCustomer(1)
  const routes = [
    ['GET', `${base}/customers`],
    ['GET', path],
    ['GET', `${path}/units`],
    ['GET', `${path}/cart`],
    ['POST', `${path}/cart/add`],
    ['POST', `${path}/cart/package`],
    ['POST', `${path}/cart/lines/x`],
    ['POST', `${path}/cart/lines/x/remove`],
    ['POST', `${path}/cart/clear`],
    ['POST', `${path}/cart/voucher`],
    ['POST', `${path}/cart/order`],
    ['POST', `${path}/cart/approval`],
    ['POST', `${path}/cart/quotation`],
    ['GET', `${path}/quotations/x/file`],
    ['POST', `${path}/payment-links`],
    ['GET', `${path}/orders/x/invoice`],
  ] as const
  const layers: { methods: string[]; path: string }[] = backend.strapi.server.listRoutes()
  const registered = layers.filter(layer => layer.path.startsWith(base)).length
  expect(registered).toBe(routes.length)
  for (const role of ['support', 'finance', 'curator', 'strapi-editor', 'strapi-author']) {
    const panel = await openPanel(backend, role)
    for (const [method, route] of routes)
      expect([route, (await panel.call(method, route, method === 'POST' ? {} : undefined)).status]).toEqual([
        route,
        403,
      ])
  }
  const administrator = await openPanel(backend)
  expect((await administrator.call('POST', `${path}/cart/add`, { units: ids })).status).toBe(200)
  for (const [method, route] of routes) {
    const response = await fetch(backend.origin + route, { method })
    expect([route, response.status]).toEqual([route, 401])
  }
})
