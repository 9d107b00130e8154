import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { type Backend, loadCompiled } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import { createOrganisationWithUnits } from './several-units'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 300_000)
afterAll(() => backend.stop())

let keys = 0
type Body = Record<string, unknown>

const rule = (changes: Body = {}) => ({
  approval_rule: 'always',
  manager_approves: 'no',
  finance_approves: 'yes',
  ...changes,
})

const outcome = ({ status, body }: { status: number; body: { error?: { details?: { code?: string } } } }) => [
  status,
  body?.error?.details?.code,
]

/** A chain whose head office approves orders: an owner, a manager who orders, and two who approve. */
async function createChain(count = 2, changes: Body = {}) {
  const place = await createOrganisationWithUnits(backend, count)
  const { connection } = backend.strapi.db
  const rows = await connection('business_units').whereIn('id', place.units).orderBy('id')
  const ids: string[] = rows.map(({ document_id }) => document_id)
  const manager = await createColleague(backend, place.token, 'manager')
  const finance = await createColleague(backend, place.token, 'finance')
  const send = (token: string, method: string, path: string, body?: Body) => {
    keys += 1
    return backend.call(method, path, {
      token,
      ...(body && { body }),
      headers: { 'idempotency-key': `approval-${keys}-key` },
    })
  }
  const set = (body: Body) => send(place.token, 'PUT', '/organisation/order-approval', body)
  expect((await set(rule(changes))).status).toBe(200)
  const readCart = async (token = manager.token) => (await send(token, 'GET', '/cart')).body.meta
  async function fill(token = manager.token, units = ids) {
    expect((await send(token, 'POST', '/cart/lines', { units })).status).toBe(200)
    const pricing = { package: 'single-location', billing_period: 'monthly' }
    expect((await send(token, 'PUT', '/cart/lines', pricing)).status).toBe(204)
    const { total: expected_total, version } = await readCart(token)
    return { expected_total, version }
  }
  const ask = (shown: Body, token = manager.token) =>
    send(token, 'POST', '/order-requests', { purpose: 'Pembukaan gerai baru.', ...shown })
  return {
    place,
    ids,
    manager,
    finance,
    send,
    set,
    readCart,
    fill,
    ask,
    async request(more: Body = {}): Promise<string> {
      const asked = await ask({ ...(await fill()), ...more })
      expect(asked.status).toBe(201)
      return asked.body.data.id
    },
    read: async (id: string, token: string) => (await send(token, 'GET', `/order-requests/${id}`)).body,
    approve: (id: string, token: string, expected_total: number) =>
      send(token, 'POST', `/order-requests/${id}/approve`, { expected_total }),
    decline: (id: string, token: string) =>
      send(token, 'POST', `/order-requests/${id}/decline`, { decline_reason: 'Belum perlu tahun ini.' }),
    listOrders: () =>
      connection('orders').where({ organisation_id: place.organisation, state: 'awaiting-payment' }),
  }
}

const total = 2_000_000

test('what the manager asks for is ordered once somebody else approves it, with its references', async () => {
  const chain = await createChain()
  const { manager, finance, place, send, request, read, approve, readCart, listOrders } = chain
  const references = { purchase_order: 'PO/2026/0218', cost_centre: '4120' }
  const id = await request(references)
  const mails = await backend.mail.waitForEmails(finance.email, 1, new RegExp(`/orders/requests/${id}`))
  expect(mails.at(-1)?.text).toContain('Pembukaan gerai baru.')
  expect(await readCart()).toMatchObject({ approval: { rule: 'always' }, request: { id } })
  expect((await send(finance.token, 'GET', '/order-requests/count')).body.data).toEqual({ waiting: 1 })
  expect((await send(manager.token, 'GET', '/order-requests/count')).body.data).toEqual({ waiting: 0 })
  const shown = await read(id, finance.token)
  expect(shown.meta.request).toMatchObject({ current_total: total, obstacle: null, own: false, units: 2 })
  expect(shown.data).toHaveLength(2)
  const approved = await approve(id, finance.token, total)
  expect(approved.status).toBe(200)
  const [order] = await listOrders()
  expect(order).toMatchObject({ total, ...references })
  expect(order.document_id).toBe(approved.body.data.id)
  expect((await send(manager.token, 'GET', `/orders/${order.document_id}`)).body).toMatchObject(references)
  expect((await read(id, manager.token)).meta.request).toMatchObject({
    state: 'placed',
    obstacle: 'settled',
    order: { number: order.number },
  })
  expect(await readCart()).toMatchObject({ orderable: 0, request: null })
  await backend.mail.waitForEmails(manager.email, 1, /disetujui/)
  const audit = (await send(place.token, 'GET', '/audit-entries?page_size=50')).body.data
  const actions = audit.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['order-request.created', 'order-request.approved']))
})

test('two approvers at once place one order, and one of two decisions counts', async () => {
  const { finance, place, request, approve, listOrders, readCart } = await createChain()
  const id = await request()
  const both = await Promise.all([
    approve(id, finance.token, total),
    approve(id, place.token, total),
    approve(id, finance.token, total),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await listOrders()).toHaveLength(1)
  expect(await readCart()).toMatchObject({ orderable: 0 })
  const other = await createChain(1)
  const next = await other.request()
  const results = await Promise.all([
    other.approve(next, other.finance.token, 1_000_000),
    other.decline(next, other.place.token),
  ])
  expect(results.filter(({ status }) => status < 300)).toHaveLength(1)
  const { state } = (await other.read(next, other.manager.token)).meta.request
  expect(await other.listOrders()).toHaveLength(state === 'placed' ? 1 : 0)
})

test('nobody orders past the rule: cart, one unit, several units, plan change and staff', async () => {
  const { ids, manager, finance, place, send, fill, approve, listOrders } = await createChain(2)
  const shown = await fill()
  const refused = [409, 'approval-required']
  expect(outcome(await send(manager.token, 'POST', '/cart/order', shown))).toEqual(refused)
  const line = { kind: 'new', package: 'single-location', billing_period: 'monthly', zone_count: 1 }
  const one = { ...line, business_unit: ids[0] }
  for (const token of [manager.token, place.token]) {
    const quoted = await send(token, 'POST', '/orders/quote', one)
    expect(quoted.body.approval).toMatchObject({ rule: 'always' })
    const order = { ...one, expected_total: 1_000_000 }
    expect(outcome(await send(token, 'POST', '/orders', order))).toEqual(refused)
    const several = { lines: [one], expected_total: 1_000_000 }
    expect(outcome(await send(token, 'POST', '/orders/units', several))).toEqual(refused)
  }
  const sales = await openPanel(backend, 'sales')
  const [organisation] = await backend.strapi.db.connection('organisations').where({ id: place.organisation })
  const base = `/content-manager/staff-orders/customers/${organisation.document_id}`
  await sales.call('POST', `${base}/cart/add`, { q: 'KC-' })
  const { version, total: expected_total } = (await sales.call('GET', `${base}/cart`)).body.data
  const staff = { version, expected_total, member: place.account.documentId }
  const placed = await sales.call('POST', `${base}/cart/order`, staff, {
    'idempotency-key': 'staff-approval',
  })
  expect(outcome(placed)).toEqual(refused)
  expect(await listOrders()).toHaveLength(0)
  const asked = await sales.call('POST', `${base}/cart/approval`, { ...staff, purpose: 'Atas permintaan.' })
  expect(asked.status).toBe(201)
  const approved = await approve(asked.body.data.id, finance.token, expected_total)
  expect(approved.status).toBe(200)
  const [order] = await listOrders()
  expect(order.staff_id).toBeGreaterThan(0)
})

test('the one who asks cannot decide, and an owner needs somebody else too', async () => {
  const chain = await createChain()
  const { place, manager, finance, send, fill, ask, set, request, approve, decline } = chain
  const id = await request()
  expect((await approve(id, manager.token, total)).status).toBe(409)
  expect(outcome(await decline(id, manager.token))).toEqual([409, 'request-own'])
  const own = await ask(await fill(place.token), place.token)
  expect(outcome(await approve(own.body.data.id, place.token, total))).toEqual([409, 'request-own'])
  expect((await approve(own.body.data.id, finance.token, total)).status).toBe(200)
  // Managers may order but, in this organisation, not approve.
  const second = await createColleague(backend, place.token, 'manager')
  expect((await approve(id, second.token, total)).status).toBe(403)
  expect((await send(manager.token, 'PUT', '/organisation/order-approval', rule())).status).toBe(403)
  expect(outcome(await set(rule({ finance_approves: 'no' })))).toEqual([409, 'approval-nobody'])
  expect(outcome(await set(rule({ finance_limit: 5_000_000 })))).toEqual([409, 'approval-nobody'])
  expect((await send(place.token, 'GET', '/organisation/order-approval')).body.data).toMatchObject({
    approval_rule: 'always',
    finance_approves: 'yes',
    finance_limit: null,
  })
})

test('an approver who loses the role at the same time decides before or not at all', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { place, finance, send, request, approve, listOrders, read } = await createChain(1)
    const id = await request()
    const access = { role: 'auditor', all_units: true, units: [] }
    const [approved, changed] = await Promise.all([
      approve(id, finance.token, 1_000_000),
      send(place.token, 'PUT', `/members/${finance.membership}`, access),
    ])
    expect(changed.status).toBe(200)
    expect(await listOrders()).toHaveLength(approved.status === 200 ? 1 : 0)
    const late = await approve(id, finance.token, 1_000_000)
    expect([403, 409]).toContain(late.status)
    const { state } = (await read(id, place.token)).meta.request
    expect(state).toBe(approved.status === 200 ? 'placed' : 'requested')
  }
})

test('an approver sees all units and approves up to a limit', async () => {
  const chain = await createChain(2)
  const { place, ids, send, set, request, approve, read } = chain
  const partly = await createColleague(backend, place.token, 'finance', [ids[0] ?? ''])
  const limited = await createColleague(backend, place.token, 'finance')
  const limit = { member_approves: 'yes', member_limit: total - 1 }
  expect(
    (await send(place.token, 'PUT', `/members/${limited.membership}/order-approval`, limit)).status,
  ).toBe(200)
  const id = await request()
  expect((await approve(id, partly.token, total)).status).toBe(404)
  expect((await send(partly.token, 'GET', '/order-requests')).body.data).toEqual([])
  expect((await read(id, limited.token)).meta.request.obstacle).toBe('limit')
  expect(outcome(await approve(id, limited.token, total))).toEqual([409, 'approval-limit'])
  const higher = { member_approves: 'yes', member_limit: total }
  await send(place.token, 'PUT', `/members/${limited.membership}/order-approval`, higher)
  expect((await approve(id, limited.token, total)).status).toBe(200)
  expect((await set(rule({ approval_rule: 'never' }))).status).toBe(200)
})

test('a price that changes meanwhile is shown before it is approved', async () => {
  const { finance, request, approve, read, listOrders } = await createChain(1)
  const id = await request()
  const terms = () => backend.strapi.db.connection('package_terms').where({ key: 'single-location' })
  const [{ price_monthly: before }] = await terms()
  await terms().update({ price_monthly: 1_250_000 })
  try {
    expect(outcome(await approve(id, finance.token, 1_000_000))).toEqual([409, 'price-changed'])
    expect((await read(id, finance.token)).meta.request).toMatchObject({
      state: 'requested',
      total: 1_000_000,
      current_total: 1_250_000,
    })
    expect((await approve(id, finance.token, 1_250_000)).status).toBe(200)
    expect(await listOrders()).toMatchObject([{ total: 1_250_000 }])
  } finally {
    await terms().update({ price_monthly: before })
  }
})

test('a request ends when the cart changes, a line can no longer be ordered, or it is withdrawn', async () => {
  const { ids, manager, finance, place, send, request, approve, read, set, ask, fill } = await createChain(2)
  const edited = await request()
  await send(manager.token, 'DELETE', '/cart')
  expect((await read(edited, finance.token)).meta.request).toMatchObject({ state: 'void', end: 'changed' })
  expect(outcome(await approve(edited, finance.token, total))).toEqual([409, 'order-request-settled'])
  const withdrawn = await request()
  expect((await send(finance.token, 'POST', `/order-requests/${withdrawn}/withdraw`)).status).toBe(403)
  expect((await send(manager.token, 'POST', `/order-requests/${withdrawn}/withdraw`)).status).toBe(204)
  expect((await read(withdrawn, manager.token)).meta.request.end).toBe('withdrawn')
  const again = await ask(await fill())
  await set(rule({ approval_rule: 'never' }))
  const line = { kind: 'new', package: 'single-location', billing_period: 'monthly', zone_count: 1 }
  const one = { ...line, business_unit: ids[0], expected_total: 1_000_000 }
  expect((await send(place.token, 'POST', '/orders', one)).status).toBe(200)
  await set(rule())
  const id = again.body.data.id
  expect((await read(id, finance.token)).meta.request).toMatchObject({ refused: 1, obstacle: 'lines' })
  expect(outcome(await approve(id, finance.token, total))).toEqual([409, 'request-void'])
  expect((await read(id, manager.token)).meta.request).toMatchObject({ state: 'void', end: 'lines' })
})

test('a requester who may no longer order is not ordered for', async () => {
  const { place, manager, finance, send, request, approve, read, listOrders } = await createChain(1)
  const id = await request()
  const access = { role: 'staff', all_units: true, units: [] }
  await send(place.token, 'PUT', `/members/${manager.membership}`, access)
  expect(outcome(await approve(id, finance.token, 1_000_000))).toEqual([409, 'order-request-settled'])
  expect((await read(id, finance.token)).meta.request.state).toBe('void')
  expect(await listOrders()).toHaveLength(0)
})

test('a request of another organisation is unknown', async () => {
  const [own, other] = [await createChain(1), await createChain(1)]
  const id = await own.request()
  const token = other.finance.token
  expect((await other.send(token, 'GET', `/order-requests/${id}`)).status).toBe(404)
  expect((await other.approve(id, token, 1_000_000)).status).toBe(404)
  expect((await other.decline(id, token)).status).toBe(404)
  const member = `/members/${own.manager.membership}/order-approval`
  expect((await other.send(other.place.token, 'GET', member)).status).toBe(404)
  expect((await other.send(other.place.token, 'PUT', member, { member_approves: 'yes' })).status).toBe(404)
})

test('only orders that the rule is for need an approval', async () => {
  const { manager, send, fill, set, ask, listOrders } = await createChain(2, {
    approval_rule: 'above',
    approval_above: total,
  })
  const shown = await fill()
  expect(outcome(await ask(shown))).toEqual([409, 'approval-needless'])
  await set(rule({ approval_rule: 'new-units' }))
  expect(outcome(await send(manager.token, 'POST', '/cart/order', shown))).toEqual([409, 'approval-required'])
  await set(rule({ approval_rule: 'above', approval_above: total }))
  expect((await send(manager.token, 'POST', '/cart/order', shown)).status).toBe(200)
  expect(await listOrders()).toHaveLength(1)
})

test('approvers are reminded once after two days', async () => {
  const { finance, request } = await createChain(1)
  const id = await request()
  const { remindOfRequests } = loadCompiled(() => import('#src/billing/approval/remind'))
  const noon = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 5 * 3_600_000)
  expect(await remindOfRequests(new Date(noon.getTime() + 86_400_000))).toBe(0)
  const later = new Date(noon.getTime() + 4 * 86_400_000)
  expect(await remindOfRequests(later)).toBeGreaterThan(0)
  expect(await remindOfRequests(later)).toBe(0)
  const mails = await backend.mail.waitForEmails(finance.email, 2, new RegExp(`/orders/requests/${id}`))
  expect(mails.at(-1)?.subject).toContain('Masih menunggu')
})
