import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import { markOrderPaid } from '#tests/unit-orders'

let backend: Backend
let finance: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
  finance = await openPanel(backend, 'finance')
  await backend.strapi.db
    .query('parts.seller' as 'api::order.order')
    .updateMany({ where: {}, data: { npwp: '098765432109000', tax_registered: true } })
})
afterAll(() => backend.stop())

const base = '/content-manager/payment-office/coretax'
const get = async (month: string) => (await finance.call('GET', `${base}?month=${month}`)).body.data
const post = (path: string, body: object = {}) => finance.call('POST', base + path, body)

/** Pays the order of a new customer at noon of the 10th of a month. */
async function createInvoice(month: string): Promise<string> {
  const { token, order } = await createCustomer(backend)
  await markOrderPaid(backend, { order, paidAt: new Date(`${month}-10T12:00:00+07:00`) })
  return (await backend.call('GET', `/orders/${order.documentId}`, { token })).body.invoice_number
}

async function exportMonth(month: string): Promise<string> {
  const { status, body } = await post('/files', { month })
  expect(status).toBe(201)
  return body.data.id
}

const toCsv = (rows: string[][]) =>
  [['Referensi', 'Nomor Faktur Pajak', 'Status Faktur', 'Keterangan'], ...rows]
    .map(row => row.join(';'))
    .join('\n')

const taxNumber = (last: number) => `0400260000000${String(last).padStart(4, '0')}`

test('two exports at once put every invoice into one file, which is downloaded again only with a reason', async () => {
  const month = '2031-01'
  const numbers = [await createInvoice(month), await createInvoice(month)]
  expect(await get(month)).toMatchObject({
    invoices: 2,
    ready: 2,
    incomplete_count: 0,
    exported: 0,
    files: [],
  })
  const answers = await Promise.all([post('/files', { month }), post('/files', { month })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await get(month)).toMatchObject({ ready: 0, exported: 2, files: [{ invoice_count: 2 }] })
  const { id } = answers.find(({ status }) => status === 201)?.body.data ?? {}
  const { status, body } = await post(`/files/${id}/download`)
  expect(status).toBe(200)
  for (const number of numbers) expect(String(body)).toContain(`<RefDesc>${number}</RefDesc>`)
  expect(String(body)).toContain('<TIN>0098765432109000</TIN>')
  expect(String(body)).toContain('<TaxBase>180180.18</TaxBase><OtherTaxBase>165165.17</OtherTaxBase>')
  expect((await post(`/files/${id}/download`)).body.error.details.code).toBe('coretax-reason')
  expect((await post(`/files/${id}/download`, { reason: 'Berkas hilang' })).status).toBe(200)
})

test('numbers and rejections are stored once; rejected and withdrawn invoices are exported again', async () => {
  const month = '2031-02'
  const [accepted, refused] = [await createInvoice(month), await createInvoice(month)]
  const file = await exportMonth(month)
  const content = toCsv([
    [accepted, taxNumber(1), 'APPROVED', ''],
    [refused, '', 'REJECTED', 'NITKU pembeli tidak valid'],
    ['MB-INV-1999-000001', taxNumber(2), 'APPROVED', ''],
  ])
  const expected = { numbered: 1, rejected: 1, problem_count: 1, problems: [{ line: 4, problem: 'unknown' }] }
  expect((await post('/numbers/check', { content })).body.data).toMatchObject(expected)
  const imports = await Promise.all([post('/numbers', { content }), post('/numbers', { content })])
  expect(imports.map(({ body }) => body.data.numbered).toSorted()).toEqual([0, 1])
  expect(await get(month)).toMatchObject({
    numbered: 1,
    ready: 1,
    rejected: [{ number: refused, rejection: 'NITKU pembeli tidak valid' }],
  })
  expect((await post(`/files/${file}/withdraw`, { reason: 'Salah bulan' })).body.error.details.code).toBe(
    'coretax-answered',
  )
  const second = await exportMonth(month)
  expect((await post(`/files/${second}/withdraw`, { reason: 'Belum diunggah' })).status).toBe(204)
  await exportMonth(month)
  const taken = toCsv([[refused, taxNumber(1), 'APPROVED', '']])
  expect((await post('/numbers', { content: taken })).body.data.problems).toMatchObject([
    { problem: 'taken' },
  ])
  const other = toCsv([[accepted, taxNumber(3), 'APPROVED', '']])
  expect((await post('/numbers', { content: other })).body.data.problems).toMatchObject([
    { problem: 'other-number' },
  ])
  expect(await get(month)).toMatchObject({ numbered: 1, exported: 1, ready: 0 })
})

test('an invoice that Coretax would reject is listed with its problems and not exported', async () => {
  const month = '2031-03'
  const number = await createInvoice(month)
  const orders = backend.strapi.db.query('api::order.order')
  const where = { invoice_number: number }
  const { invoice_parties: parties } = await orders.findOne({ where })
  const customer = { ...parties.customer, npwp: '012345678901001', address: [''] }
  await orders.update({ where, data: { invoice_parties: { ...parties, customer } } })
  expect(await get(month)).toMatchObject({
    ready: 0,
    incomplete: [{ number, problems: ['buyer-npwp', 'buyer-address'] }],
  })
  expect((await post('/files', { month })).body.error.details.code).toBe('coretax-nothing')
})

test.each([
  ['a list without the columns', 'a;b\n1;2', 'coretax-columns'],
  ['a workbook', 'PK\u0003\u0004', 'coretax-unreadable'],
])('%s is refused', async (_, content, code) => {
  for (const path of ['/numbers/check', '/numbers']) {
    const { status, body } = await post(path, { content })
    expect([status, body.error.details.code]).toEqual([400, code])
  }
})

test('only Finance can export', async () => {
  const support = await openPanel(backend, 'support')
  expect((await support.call('POST', `${base}/files`, { month: '2031-01' })).status).toBe(403)
  expect((await support.call('GET', `${base}?month=2031-01`)).status).toBe(403)
})
