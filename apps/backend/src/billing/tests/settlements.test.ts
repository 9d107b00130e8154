import { parse } from 'papaparse'
import { expect, test, vi } from 'vitest'
import { settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { extractText } from '#tests/raster'
import { createPayer, deliverNotices, placeSecondOrder, setUpPayments, startPayment } from './payments'

type Panel = Awaited<ReturnType<typeof openPanel>>

// Each test makes several payments and refunds, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let finance: Panel
const payments = setUpPayments({}, async () => {
  finance = await openPanel(payments.backend, 'finance')
})

const office = '/content-manager/payment-office'
const post = (path: string, body: object, key = 'office-key-1') =>
  finance.call('POST', office + path, body, { 'idempotency-key': key })
const get = (path: string) => finance.call('GET', office + path)

async function pay(method: string, choices = {}) {
  const payer = await createPayer(payments.backend, method, choices)
  payments.provider.simulator.applyOutcome(payer.attempt.reference, 'pay')
  await deliverNotices(payments.backend, payments.provider)
  return payer
}

const getFee = async ({ attempt }: { attempt: { documentId: string } }) =>
  (await get(`/payments/${attempt.documentId}`)).body.data.fee

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
const period = `from=${today}&until=${today}`

async function exportRows(): Promise<Record<string, string>[]> {
  const { status, body } = await get(`/accounting/export?${period}`)
  expect(status).toBe(200)
  const { data, errors } = parse<Record<string, string>>(
    String(body)
      .replace(/^\ufeff/, '')
      .trimEnd(),
    { header: true },
  )
  expect(errors).toEqual([])
  return data
}

test('importing the simulator’s settlement file compares it and saves fees; a second import changes nothing', async () => {
  const va = await pay('bca_va')
  const qris = await pay('other_qris')
  const content: string = payments.provider.simulator.settlement()
  const file = { name: 'settlement.csv', content }
  expect((await post('/settlements/check', file)).body.data).toMatchObject({
    lines: 2,
    gross: 400_000,
    fee: 4000 + 1400,
    difference_count: 0,
    differences: [],
    imported_at: null,
  })
  expect(await getFee(va)).toBeNull()
  const imported = await Promise.all([post('/settlements', file), post('/settlements', file)])
  expect(imported.map(({ status }) => status)).toEqual([201, 201])
  expect([await getFee(va), await getFee(qris)]).toEqual([4000, 1400])
  // Imports a different file that contains the same lines.
  await post('/settlements', { name: 'again.csv', content: `${content}\r\n` })
  expect([await getFee(va), await getFee(qris)]).toEqual([4000, 1400])
  expect((await post('/settlements/check', file)).body.data.imported_at).toEqual(expect.any(Number))
  const files = (await get('/settlements')).body.data
  expect(files.map(({ name }: { name: string }) => name).sort()).toEqual(['again.csv', 'settlement.csv'])
  expect(files[0]).toMatchObject({ lines: 2, fee: 5400, imported_by: 'Dewi Lestari', difference_count: 0 })
  const { settled } = (await get(`/payments/${va.attempt.documentId}`)).body.data
  expect(settled).toMatchObject([{ kind: 'payment', amount: 200_000, fee: 4000 }])
  const fees = (await exportRows()).filter(({ type }) => type === 'fee')
  expect(fees.map(({ amount }) => amount).sort()).toEqual(['-1400', '-4000'])
})

test('differences list what is missing on either side and which amounts differ', async () => {
  const first = await pay('bni_va')
  const second = await pay('bri_va')
  const third = await pay('permata_va')
  const lines: string[] = payments.provider.simulator.settlement().trimEnd().split('\r\n')
  const content = lines
    .filter(line => !line.startsWith(second.attempt.reference))
    .map(line =>
      line.startsWith(first.attempt.reference)
        ? line.replace('200000.00', '150000.00').replace('196000.00', '146000.00')
        : line,
    )
    .concat(`MB-PAY-ELSEWHERE,,payment,bca_va,,${today} 10:00:00,5000,0,5000`)
    .join('\n')
  const { differences } = (await post('/settlements/check', { name: 'x.csv', content })).body.data
  const summary = differences.map(({ kind, reference, ours, theirs }: Record<string, unknown>) => [
    kind,
    reference,
    ours,
    theirs,
  ])
  expect(summary).toEqual([
    ['amount', first.attempt.reference, 200_000, 150_000],
    ['unknown-payment', 'MB-PAY-ELSEWHERE', null, 5000],
    ['missing-line', second.attempt.reference, 200_000, null],
  ])
  expect(await getFee(third)).toBeNull()
})

test.each([
  ['a table without the columns', 'a,b\n1,2', 'settlement-missing-column'],
  ['an empty file', 'Order ID,Transaction type,Settlement time,Amount,Fee', 'settlement-empty'],
  ['a binary file', 'PK\u0003\u0004', 'settlement-unreadable'],
  [
    'a line without a date',
    'Order ID,Transaction type,Settlement time,Amount,Fee\nX,payment,,1,0',
    'settlement-bad-line',
  ],
])('%s is rejected', async (_, content, code) => {
  for (const path of ['/settlements/check', '/settlements']) {
    const { status, body } = await post(path, { name: 'x.csv', content })
    expect([status, body.error.details.code]).toEqual([400, code])
  }
})

test('a file that is too large is rejected', async () => {
  const content = 'x'.repeat(1_500_001)
  expect((await post('/settlements', { name: 'x.csv', content })).status).toBe(400)
  expect((await post('/settlements', { name: 'x.csv', content: content.repeat(2) })).status).toBe(413)
})

test('the export has one row per invoice, refund and fee, and its totals match the summary', async () => {
  const payer = await pay('other_qris')

  await payments.backend.strapi.db.query('api::order.order').update({
    where: { documentId: payer.id },
    data: { company_name: '=HYPERLINK("http://x")', brand_name: '-2+3' },
  })
  await post(
    `/payments/${payer.attempt.documentId}/refunds`,
    { amount: 50_000, mode: 'provider', reason: 'Potongan' },
    'refund-of-export',
  )
  await settleJobs()
  const rows = await exportRows()
  const own = rows.filter(({ order }) => order === payer.order.number)
  expect(own).toMatchObject([
    {
      type: 'invoice',
      number: expect.stringMatching(/^MB-INV-/),
      amount: '200000',
      method: 'other_qris',
      reference: payer.attempt.reference,
      company: `'=HYPERLINK("http://x")`,
      venue: `'-2+3`,
    },
    { type: 'refund', number: expect.stringMatching(/^MB-CN-/), amount: '-50000' },
  ])
  expect(own[1]?.credit_note_for).toBe(own[0]?.number)
  for (const row of rows) {
    expect(Number(row.net) + Number(row.tax)).toBe(Number(row.amount))
    expect(row.date?.startsWith(today)).toBe(true)
  }
  const sum = (type: string) => {
    const found = rows.filter(row => row.type === type)
    return {
      count: found.length,
      amount: Math.abs(found.reduce((sum, { amount }) => sum + Number(amount), 0)),
    }
  }
  const { data } = (await get(`/accounting?${period}`)).body
  expect(data).toMatchObject({
    invoices: sum('invoice'),
    refunds: sum('refund'),
    refunds_without_invoice: sum('refund-without-invoice'),
    fees: sum('fee'),
    balance: rows
      .filter(({ type }) => type !== 'refund-without-invoice')
      .reduce((sum, { amount }) => sum + Number(amount), 0),
  })
  expect(data.invoices.count).toBeGreaterThan(3)
})

test('refunding a payment for several orders adds one row per invoice, and one credit note lists them all', async () => {
  const { token, id, order } = await createPayer(payments.backend)
  const more = await placeSecondOrder(payments.backend, token)
  const body = { orders: [id, more.documentId], method: 'gopay' }
  const { documentId, reference } = (await startPayment(payments.backend, token, body)).body.data
  payments.provider.simulator.applyOutcome(reference, 'pay')
  await deliverNotices(payments.backend, payments.provider)
  const refund = { amount: order.total + more.total, mode: 'provider', reason: 'Batal' }
  expect((await post(`/payments/${documentId}/refunds`, refund, 'refund-of-several')).status).toBe(201)
  await settleJobs()
  const numbers = [order.number, more.number]
  const rows = (await exportRows()).filter(row => numbers.includes(row.order ?? ''))
  const invoices = rows.filter(({ type }) => type === 'invoice')
  const refunds = rows.filter(({ type }) => type === 'refund')
  expect(refunds.map(row => [row.order, Number(row.amount), row.credit_note_for])).toEqual(
    invoices.map(row => [row.order, -Number(row.amount), row.number]),
  )
  expect(new Set(refunds.map(row => row.number)).size).toBe(1)
  const path = `/orders/${more.documentId}/credit-notes/${refunds[0]?.number}?locale=en`
  const note = await fetch(`${payments.backend.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = (await extractText(new Uint8Array(await note.arrayBuffer()))).join(' ')
  for (const number of invoices.map(row => row.number ?? '')) expect(text).toContain(number)
})

test.each([
  'from=2026-01-01',
  'from=2026-02-30&until=2026-03-01',
  'from=2026-03-02&until=2026-03-01',
  'from=2020-01-01&until=2026-01-01',
  `${period}&format=xlsx`,
])('the summary and the export reject the query %s', async query => {
  for (const path of ['/accounting', '/accounting/export'])
    expect((await get(`${path}?${query}`)).status).toBe(400)
})

test('the export of a period without payments contains only the header', async () => {
  const { body } = await get('/accounting/export?from=2020-01-01&until=2020-12-31')
  expect(String(body).trimEnd().split('\r\n')).toHaveLength(1)
})
