import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { countRows, findVoucher, startBackendWithPackages } from '#tests/shop'

const orders = 'api::order.order'

let backend: Backend
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  panel = await openPanel(backend)
})
afterAll(() => backend.stop())

const paid = { state: 'paid', payment_reference: 'BCA 20261121-77' }

test('marking an order as paid starts the subscription with its zones, an audit entry and an email', async () => {
  const { token, email, order } = await createCustomer(backend, {
    pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 3 },
  })
  const response = await panel.write(orders, order.documentId, paid)
  expect(response.status).toBe(200)
  expect(response.body.data).toMatchObject({ ...paid, paid_at: expect.any(String) })

  const seen = (await backend.call('GET', `/orders/${order.documentId}`, { token })).body
  expect(seen).toMatchObject({ state: 'paid', payment: null, total: 15_000_000 })
  const [subscription] = (await backend.call('GET', '/subscriptions', { token })).body.data
  expect(subscription).toMatchObject({
    business_unit: order.business_unit,
    package: { key: 'single-location' },
    billing_period: 'yearly',
    zone_count: 3,
    state: 'active',
  })
  expect(subscription.starts_at).toMatch(/T17:00:00\.000Z$/)
  const [start, end] = [subscription.starts_at, subscription.expired_date].map(at => new Date(at))
  expect([end?.getUTCFullYear(), end?.getUTCMonth()]).toEqual([
    (start?.getUTCFullYear() ?? 0) + 1,
    start?.getUTCMonth(),
  ])
  const unit = (await backend.call('GET', `/business-units/${order.business_unit.documentId}`, { token }))
    .body
  expect(unit).toMatchObject({ state: 'active', package: 'single-location', zone_count: 3 })
  expect(await countRows(backend, 'api::zone.zone', { business_unit: { documentId: unit.documentId } })).toBe(
    3,
  )
  const [auditEntry] = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where: { subject_id: order.documentId, action: 'order.paid' } })
  expect(auditEntry).toMatchObject({
    actor_kind: 'staff',
    details: { payment_reference: paid.payment_reference },
  })
  expect(auditEntry.actor).toContain('Dewi Lestari')
  const mail = (await backend.mail.waitForEmails(email, 1, /Rp15\.000\.000 untuk pesanan/)).at(-1)
  expect(mail?.subject).toBe(`Pembayaran pesanan ${order.number} sudah kami terima`)
})

test('accepts the complete panel form if only editable fields have changed', async () => {
  const { order } = await createCustomer(backend)
  const { data } = (await panel.read(orders, order.documentId)).body
  const untouched = { connect: [], disconnect: [] }
  const relations = { organisation: untouched, business_unit: untouched, placed_by: untouched }
  const response = await panel.write(orders, order.documentId, { ...data, ...paid, ...relations })
  expect(response.body.data).toMatchObject({ state: 'paid', paid_at: expect.any(String) })
})

test('marking an order as paid requires a reference', async () => {
  const { token, order } = await createCustomer(backend)
  for (const payment_reference of [undefined, null, '', '   ']) {
    const response = await panel.write(orders, order.documentId, { state: 'paid', payment_reference })
    expect(response.status).toBe(400)
  }
  expect((await backend.call('GET', '/subscriptions', { token })).body.data).toEqual([])
})

test('a paid order stays paid and is fulfilled only once', async () => {
  const { token, order } = await createCustomer(backend)
  await panel.write(orders, order.documentId, paid)
  for (const state of ['awaiting-payment', 'cancelled', 'draft']) {
    expect((await panel.write(orders, order.documentId, { state })).status).toBe(400)
  }
  expect((await panel.write(orders, order.documentId, { payment_reference: '' })).status).toBe(400)
  expect(
    (await panel.write(orders, order.documentId, { ...paid, staff_note: 'Dicek dua kali' })).status,
  ).toBe(200)
  expect((await backend.call('GET', '/subscriptions', { token })).body.data).toHaveLength(1)
})

test('marking an order as paid several times concurrently starts one subscription', async () => {
  const { token, order } = await createCustomer(backend)
  const responses = await Promise.all([1, 2, 3].map(() => panel.write(orders, order.documentId, paid)))
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  expect((await backend.call('GET', '/subscriptions', { token })).body.data).toHaveLength(1)
})

test.each([
  ['total', 1],
  ['price', '1'],
  ['discount', 5],
  ['unit_price', 1],
  ['zone_count', 9],
  ['number', 'MB-ORD-20260101-0001'],
  ['paid_at', '2020-01-01T00:00:00.000Z'],
  ['tax', { rate: 1, base: 1, amount: 1 }],
  ['organisation', { disconnect: [{ id: 1 }], connect: [] }],
  ['state', 'lost'],
])('staff cannot change the %s of an order', async (name, value) => {
  const { order, token } = await sharedCustomer()
  const response = await panel.write(orders, order.documentId, { [name]: value })
  expect(response.status).toBe(400)
  expect((await backend.call('GET', `/orders/${order.documentId}`, { token })).body).toEqual(order)
})

let shared: ReturnType<typeof createCustomer> | undefined
const sharedCustomer = () => {
  shared ??= createCustomer(backend)
  return shared
}

test('staff cannot create or delete orders, individually or in bulk', async () => {
  const { order } = await sharedCustomer()
  const { data } = (await panel.read(orders, order.documentId)).body
  expect((await panel.create(orders, { ...data, number: 'MB-ORD-20260101-9999' })).status).toBe(403)
  expect((await panel.remove(orders, order.documentId)).status).toBe(403)
  await panel.call('POST', `/content-manager/collection-types/${orders}/actions/bulkDelete`, {
    documentIds: [order.documentId],
  })
  expect(await countRows(backend, orders, { documentId: order.documentId })).toBe(1)
})

test('cancelling an order releases its voucher and notifies the member', async () => {
  const { token, email, order } = await createCustomer(backend, { voucher: 'HEMAT100' })
  const before = await findVoucher(backend, 'HEMAT100')
  expect((await panel.write(orders, order.documentId, { state: 'cancelled' })).status).toBe(200)
  expect(await findVoucher(backend, 'HEMAT100')).toMatchObject({
    remaining: before.remaining + 1,
    uses: before.uses - 1,
  })
  expect((await panel.write(orders, order.documentId, paid)).status).toBe(400)
  const units = (await backend.call('GET', '/business-units', { token })).body.data
  expect(units).toMatchObject([{ state: 'none', package: null, zone_count: 0, expired_date: null }])
  expect(
    (await backend.mail.waitForEmails(email, 1, /HEMAT100 dapat dipakai lagi/)).at(-1)?.subject,
  ).toContain('dibatalkan')
})

test('audit entries are read-only in the panel', async () => {
  const audit = 'api::audit-entry.audit-entry'
  const [entry] = (await panel.list(audit)).body.results
  expect((await panel.write(audit, entry.documentId, { action: 'nothing' })).status).toBe(403)
  expect((await panel.remove(audit, entry.documentId)).status).toBe(403)
  expect((await panel.create(audit, { ...entry, documentId: undefined })).status).toBe(403)
  expect((await panel.list(audit)).body.results).toContainEqual(
    expect.objectContaining({ documentId: entry.documentId, action: entry.action }),
  )
  await expect(backend.strapi.db.query(audit).deleteMany({ where: {} })).rejects.toThrow(
    'cannot be changed or deleted',
  )
})

test('a suspended subscription is shown to the member as suspended', async () => {
  const { token, order } = await createCustomer(backend)
  await panel.write(orders, order.documentId, paid)
  const [subscription] = (await backend.call('GET', '/subscriptions', { token })).body.data
  const uid = 'api::subscription.subscription'
  expect((await panel.write(uid, subscription.documentId, { suspended: true })).status).toBe(200)
  expect((await backend.call('GET', '/business-units?state=suspended', { token })).body.data).toHaveLength(1)
  expect((await backend.call('GET', '/subscriptions', { token })).body.data[0].state).toBe('suspended')
})

test('the panel lists orders newest first with labels, and only three fields are editable', async () => {
  const path = `/content-manager/content-types/${orders}/configuration`
  const { contentType } = (await panel.call('GET', path)).body.data
  expect(contentType.settings).toMatchObject({
    mainField: 'number',
    defaultSortBy: 'placed_at',
    defaultSortOrder: 'DESC',
  })
  expect(contentType.layouts.list).toEqual([
    'number',
    'state',
    'kind',
    'company_name',
    'total',
    'placed_at',
    'pay_before',
    'paid_at',
  ])
  expect(contentType.layouts.edit[0].map(({ name }: { name: string }) => name)).toEqual([
    'state',
    'payment_reference',
  ])
  type Meta = { edit: { editable?: boolean } }
  const open = Object.entries<Meta>(contentType.metadatas).filter(([, { edit }]) => edit.editable)
  expect(open.map(([name]) => name).sort()).toEqual(['payment_reference', 'staff_note', 'state'])
})
