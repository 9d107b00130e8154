import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { extractText } from '#tests/raster'
import { addVoucher, startBackendWithPackages } from '#tests/shop'
import { createOrganisationWithUnits } from './several-units'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 300_000)
afterAll(() => backend.stop())

let keys = 0
const day = 86_400_000
type Body = Record<string, unknown>
type Response = { status: number; body: { error?: { details?: { code?: string } } } }
const outcome = ({ status, body }: Response) => [status, body?.error?.details?.code]

/** A member with units in the cart, at Rp1.000.000 a month each. */
async function createBuyer(count = 2) {
  const place = await createOrganisationWithUnits(backend, count)
  const send = (method: string, path: string, body?: Body, token = place.token) => {
    keys += 1
    const headers = { 'idempotency-key': `quotation-${keys}-key` }
    return backend.call(method, path, { token, ...(body && { body }), headers })
  }
  await send('POST', '/cart/lines', { q: 'KC-' })
  await send('PUT', '/cart/lines', { package: 'single-location', billing_period: 'monthly' })
  const quote = async (): Promise<string> => {
    const { total: expected_total, version } = (await send('GET', '/cart')).body.meta
    const made = await send('POST', '/quotations', { expected_total, version })
    expect(made.status).toBe(201)
    return made.body.data.id
  }
  const read = async (id: string) => (await send('GET', `/quotations/${id}`)).body.meta.quotation
  const order = (id: string, expected_total: number, more: Body = {}) =>
    send('POST', `/quotations/${id}/order`, { expected_total, ...more })
  return { place, send, quote, read, order }
}

const terms = () => backend.strapi.db.connection('package_terms').where({ key: 'single-location' })

test('a quotation is ordered at its prices although the list prices have changed, and once', async () => {
  const { place, send, quote, read, order } = await createBuyer()
  const id = await quote()
  expect(await read(id)).toMatchObject({ state: 'open', total: 2_000_000, units: 2, obstacle: null })
  expect((await send('GET', '/cart')).body.meta.orderable).toBe(2)
  await terms().update({ price_monthly: 1_500_000 })
  try {
    expect((await send('GET', '/cart')).body.meta.total).toBe(3_000_000)
    expect(await read(id)).toMatchObject({ current_total: 2_000_000, obstacle: null })
    expect(outcome(await order(id, 3_000_000))).toEqual([409, 'price-changed'])
    const results = await Promise.all([1, 2, 3].map(() => order(id, 2_000_000, { cost_centre: '4120' })))
    expect(results.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const orders = await place.listOrders()
    const open = orders.filter(({ state }) => state === 'awaiting-payment')
    expect(open).toMatchObject([{ total: 2_000_000, cost_centre: '4120' }])
    expect(await read(id)).toMatchObject({ state: 'ordered', order: { number: open[0].number } })
    expect(outcome(await order(id, 2_000_000))).toEqual([409, 'quotation-ordered'])
  } finally {
    await terms().update({ price_monthly: 1_000_000 })
  }
})

test('a quotation holds for thirty days, and says why it can no longer be ordered', async () => {
  const { place, send, quote, read, order } = await createBuyer()
  const [expired, late] = [await quote(), await quote()]
  const rows = () => backend.strapi.db.connection('quotations')
  const [row] = await rows().where({ document_id: expired })
  const left = Number(row.valid_until) - Number(row.created_at)
  expect(left).toBeGreaterThan(30 * day)
  expect(left).toBeLessThanOrEqual(31 * day)
  await rows()
    .where({ document_id: expired })
    .update({ valid_until: Date.now() - 1 })
  expect(await read(expired)).toMatchObject({ state: 'expired', obstacle: 'expired' })
  expect(outcome(await order(expired, 2_000_000))).toEqual([409, 'quotation-expired'])
  await place.place([{ unit: place.units[0] ?? 0, kind: 'new', zone_count: 1 }])
  expect(await read(late)).toMatchObject({ refused: 1, obstacle: 'refused' })
  expect(outcome(await order(late, 2_000_000))).toEqual([409, 'quotation-refused'])
  const listed = (await send('GET', '/quotations')).body.data
  expect(listed.map(({ state }: { state: string }) => state)).toEqual(['open', 'expired'])
})

test('a voucher that has expired is not ordered', async () => {
  const { send, quote, read, order } = await createBuyer()
  await addVoucher(backend, { code: 'TAWAR-1', value: 100_000, remaining: 5 })
  expect((await send('PUT', '/cart/voucher', { voucher_code: 'TAWAR-1' })).status).toBe(204)
  const id = await quote()
  expect(await read(id)).toMatchObject({ total: 1_900_000, voucher_code: 'TAWAR-1' })
  await backend.strapi.db.connection('vouchers').where({ code: 'TAWAR-1' }).update({ remaining: 0 })
  expect(await read(id)).toMatchObject({ obstacle: 'voucher', total: 1_900_000 })
  expect((await order(id, 1_900_000)).status).toBe(422)
})

test('extra zones cost what is left of the period when they are ordered, and never more', async () => {
  const { place, send, read, order } = await createBuyer(1)
  const [unit = 0] = place.units
  await place.pay((await place.place([{ unit, kind: 'new', zone_count: 1 }])).id)
  await send('DELETE', '/cart')
  const [row] = await backend.strapi.db.connection('business_units').where({ id: unit })
  const line = { business_unit: row.document_id, kind: 'extra-zones', zone_count: 1 }
  expect((await send('POST', '/cart/choices', { lines: [line] })).status).toBe(204)
  const { total, version } = (await send('GET', '/cart')).body.meta
  const id = (await send('POST', '/quotations', { expected_total: total, version })).body.data.id
  const period = () => backend.strapi.db.connection('subscriptions').where({ business_unit_id: unit })
  const [{ starts_at, expired_date }] = await period()
  const move = (date: Date) => new Date(date.getTime() - 10 * day)
  await period().update({ starts_at: move(starts_at), expired_date: move(expired_date) })
  const { current_total: current } = await read(id)
  expect(current).toBeLessThan(total)
  expect((await order(id, current)).status).toBe(200)
})

test('an organisation that requires it approves a quotation at its prices', async () => {
  const { place, send, quote, read, order } = await createBuyer()
  const finance = await createColleague(backend, place.token, 'finance')
  const rule = { approval_rule: 'always', manager_approves: 'no', finance_approves: 'yes' }
  expect((await send('PUT', '/organisation/order-approval', rule)).status).toBe(200)
  const id = await quote()
  expect(outcome(await order(id, 2_000_000))).toEqual([409, 'approval-required'])
  const asked = await send('POST', `/quotations/${id}/requests`, {
    expected_total: 2_000_000,
    purpose: 'Gerai baru.',
  })
  expect(asked.status).toBe(201)
  const request = asked.body.data.id
  expect((await read(id)).request).toBe(request)
  await terms().update({ price_monthly: 1_500_000 })
  try {
    const shown = await send('GET', `/order-requests/${request}`, undefined, finance.token)
    expect(shown.body.meta.request).toMatchObject({ current_total: 2_000_000, obstacle: null })
    const path = `/order-requests/${request}/approve`
    const [one, two] = await Promise.all([
      send('POST', path, { expected_total: 2_000_000 }, finance.token),
      send('POST', path, { expected_total: 2_000_000 }, finance.token),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect(await read(id)).toMatchObject({ state: 'ordered', request: null })
  } finally {
    await terms().update({ price_monthly: 1_000_000 })
  }
})

test('approving a quotation never costs more than the quotation says', async () => {
  const { place, send } = await createBuyer(1)
  const finance = await createColleague(backend, place.token, 'finance')
  const setRule = (approval_rule: string) =>
    send('PUT', '/organisation/order-approval', {
      approval_rule,
      manager_approves: 'no',
      finance_approves: 'yes',
    })
  const [unit = 0] = place.units
  await place.pay((await place.place([{ unit, kind: 'new', zone_count: 1 }])).id)
  await send('DELETE', '/cart')
  const [row] = await backend.strapi.db.connection('business_units').where({ id: unit })
  const line = { business_unit: row.document_id, kind: 'extra-zones', zone_count: 1 }
  await send('POST', '/cart/choices', { lines: [line] })
  const { total: expected_total, version } = (await send('GET', '/cart')).body.meta
  const id = (await send('POST', '/quotations', { expected_total, version })).body.data.id
  expect((await setRule('always')).status).toBe(200)
  const asked = await send('POST', `/quotations/${id}/requests`, { expected_total, purpose: 'Ruang kedua.' })
  const path = `/order-requests/${asked.body.data.id}`
  await setRule('never')
  await place.pay((await place.place([{ unit, kind: 'renewal', zone_count: 1 }])).id)
  await setRule('always')
  const { request } = (await send('GET', path, undefined, finance.token)).body.meta
  expect(request.current_total).toBeGreaterThan(expected_total)
  expect(request.refused).toBe(1)
  const body = { expected_total: request.current_total }
  expect(outcome(await send('POST', `${path}/approve`, body, finance.token))).toEqual([409, 'request-void'])
})

test('a quotation of sales is a PDF for the member, without a bank account, in both languages', async () => {
  const { place, send, read } = await createBuyer()
  const sales = await openPanel(backend, 'sales')
  const [row] = await backend.strapi.db.connection('organisations').where({ id: place.organisation })
  const base = `/content-manager/staff-orders/customers/${row.document_id}`
  await sales.call('POST', `${base}/cart/add`, { q: 'KC-' })
  const { version, total: expected_total } = (await sales.call('GET', `${base}/cart`)).body.data
  const body = { version, expected_total, member: place.account.documentId }
  const made = await sales.call('POST', `${base}/cart/quotation`, body)
  expect(made.status).toBe(201)
  const { id, number } = made.body.data
  expect(number).toMatch(/^MB-QUO-\d{4}-\d{4}$/)
  await backend.mail.waitForEmails(place.email, 1, new RegExp(`/orders/quotations/${id}`))
  expect(await read(id)).toMatchObject({ by_staff: true, units: 2 })
  const texts = await Promise.all(
    ['id', 'en'].map(async locale => {
      const file = await fetch(`${backend.origin}/api/quotations/${id}/file?locale=${locale}`, {
        headers: { authorization: `Bearer ${place.token}` },
      })
      expect(file.status).toBe(200)
      return (await extractText(new Uint8Array(await file.arrayBuffer()))).join(' ')
    }),
  )
  expect(texts[0]).toContain('Harga berlaku sampai')
  expect(texts[1]).toContain('Prices valid until')
  for (const text of texts) {
    expect(text).toContain(number)
    expect(text).not.toMatch(/rekening|account number/i)
  }
  const other = await createBuyer(1)
  expect((await other.send('GET', `/quotations/${id}`)).status).toBe(404)
  expect((await other.order(id, expected_total)).status).toBe(404)
  expect((await send('GET', `/quotations/${id}`)).status).toBe(200)
})
