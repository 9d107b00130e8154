import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { readStructure } from '#tests/pdf-structure'
import { extractText } from '#tests/raster'
import { startBackendWithPackages } from '#tests/shop'
import { markOrderPaid } from '#tests/unit-orders'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const invoice = async (token: string, id: string, locale = 'id') => {
  const response = await fetch(`${backend.origin}/api/orders/${id}/invoice?locale=${locale}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const getText = async (bytes: Uint8Array) => (await extractText(bytes)).join(' ').replace(/\s+/g, ' ')

test('an unpaid order has a pro forma invoice with payment details, in both languages', async () => {
  const { token, order } = await createCustomer(backend, { voucher: 'HEMAT100' })
  const { response, bytes } = await invoice(token, order.documentId)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${order.number}.pdf"`)
  expect(bytes.length).toBeLessThan(40_000)
  const { title, pages } = await readStructure(bytes)
  const text = await getText(bytes)
  expect([title, pages]).toEqual([`Tagihan proforma ${order.number}`, 1])
  for (const phrase of ['PT Melati Sentosa', 'Hotel Melati', 'Rp200.000', '–Rp100.000', 'Rp100.000'])
    expect(text).toContain(phrase)
  for (const phrase of ['Seratus ribu rupiah', 'Bank Contoh', '123 456', '01.234.567.8-901.000', 'Menteng'])
    expect(text).toContain(phrase)
  expect(text).not.toContain('Lunas')
  const english = await getText((await invoice(token, order.documentId, 'en')).bytes)
  expect(english).toContain('One hundred thousand rupiah')
  expect(english).toContain('IDR 100,000')
  expect(text).toContain('Ruang kecil, bulanan')
  expect(english).toContain('small-room (en), monthly')
})

test('wraps a long payment reference without spaces within its column', async () => {
  const { token, order } = await createCustomer(backend)
  const panel = await openPanel(backend)
  const payment_reference = `1080x720${'W'.repeat(60)}`
  await panel.write('api::order.order', order.documentId, { state: 'paid', payment_reference })
  const text = await getText((await invoice(token, order.documentId)).bytes)
  expect(text.replaceAll(' ', '')).toContain(payment_reference)
  expect(text.match(/W+/g)?.length).toBeGreaterThan(3)
})

test('prints names in any Latin-script language as selectable text', async () => {
  const company_name = 'PT Łukasz Nguyễn Şahin Đặng Żółć Ğüneş Õun'
  const { token, order } = await createCustomer(backend, { property: { company_name } })
  const { bytes } = await invoice(token, order.documentId)
  expect(bytes.length).toBeLessThan(40_000)
  expect(await getText(bytes)).toContain(company_name)
})

test('a paid invoice has a number, date and reference, and keeps the original billed party', async () => {
  const { token, order } = await createCustomer(backend)
  const panel = await openPanel(backend)
  const paid = { state: 'paid', payment_reference: 'BCA 20261121-77' }
  await panel.write('api::order.order', order.documentId, paid)
  const { invoice_number } = (await backend.call('GET', `/orders/${order.documentId}`, { token })).body
  expect(invoice_number).toMatch(/^MB-INV-\d{4}-\d{6}$/)
  await panel.write('api::business-unit.business-unit', order.business_unit.documentId, {
    company_name: 'PT Nama Baru',
  })
  const { response, bytes } = await invoice(token, order.documentId)
  expect(response.headers.get('content-disposition')).toContain(invoice_number)
  const text = await getText(bytes)
  for (const phrase of [invoice_number, 'BCA 20261121-77', 'Lunas', 'PT Melati Sentosa'])
    expect(text).toContain(phrase)
  expect(text).not.toContain('PT Nama Baru')
  expect(text).not.toContain('Cara membayar')
})

test('invoice numbers have no gaps, even with failed and concurrent payments', async () => {
  const paidAt = new Date('2031-01-01T00:30:00+07:00')
  const people = [await createCustomer(backend), await createCustomer(backend), await createCustomer(backend)]
  const twice = people.flatMap(({ order }) => [
    markOrderPaid(backend, { order, paidAt }),
    markOrderPaid(backend, { order, paidAt }),
  ])
  const results = await Promise.allSettled(twice)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  const numbers = await Promise.all(
    people.map(
      async ({ token, order }) =>
        (await backend.call('GET', `/orders/${order.documentId}`, { token })).body.invoice_number,
    ),
  )
  expect(numbers.sort()).toEqual([1, 2, 3].map(number => `MB-INV-2031-00000${number}`))
})

test('returns an invoice only to permitted roles of its organisation, and never for a cancelled order', async () => {
  const { token, order, user } = await createCustomer(backend)
  const otherCustomer = await createCustomer(backend)
  expect((await invoice(otherCustomer.token, order.documentId)).response.status).toBe(404)
  expect((await invoice(token, order.documentId, 'fr')).response.status).toBe(400)
  const memberships = backend.strapi.db.query('api::membership.membership')
  const where = { user: { documentId: user.documentId } }
  const [membership] = await memberships.findMany({ where })
  await memberships.update({ where: { id: membership.id }, data: { role: 'staff' } })
  expect((await invoice(token, order.documentId)).response.status).toBe(403)
  await memberships.update({ where: { id: membership.id }, data: { role: 'finance' } })
  expect((await invoice(token, order.documentId)).response.status).toBe(200)
  await backend.call('POST', `/orders/${order.documentId}/cancel`, { token })
  expect((await invoice(token, order.documentId)).response.status).toBe(404)
})
