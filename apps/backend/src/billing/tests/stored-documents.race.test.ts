import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { JobContext } from '#src/platform/jobs/job'
import { createCustomer } from '#tests/customers'
import { loadCompiled, settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { getOrderRow, markOrderPaid } from '#tests/unit-orders'
import { postToOffice } from './payment-office'
import { setUpPayments } from './payments'

vi.setConfig({ testTimeout: 180_000 })

type Row = { number: string; locale: string; sha256: string; size: number; kind: string }
type Customer = Awaited<ReturnType<typeof createCustomer>>

const payments = setUpPayments({ SUPPORT_EMAIL: 'bantuan@contoh.test' })
const table = () => payments.backend.strapi.db.connection('invoice_documents')
const folder = () => join(payments.backend.dataDir, 'private', 'invoices')
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const storeMissing = (run: JobContext = { signal: new AbortController().signal }) =>
  loadCompiled(() => import('#src/billing/invoice/store-documents')).storeMissingDocuments(run)

const listRows = async (number: string): Promise<Row[]> =>
  await table().where({ number }).orderBy('locale', 'desc')
const listFiles = async (number: string) =>
  (await readdir(folder()).catch(() => [])).filter(name => name.startsWith(`${number}-`))

async function download({ token, order }: Customer, locale = 'id') {
  const response = await fetch(
    `${payments.backend.origin}/api/orders/${order.documentId}/invoice?locale=${locale}`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function createPaidCustomer(): Promise<Customer & { invoice: string }> {
  const customer = await createCustomer(payments.backend)
  await markOrderPaid(payments.backend, { order: customer.order })
  const { invoice_number } = await getOrderRow({ documentId: customer.order.documentId })
  return { ...customer, invoice: invoice_number ?? '' }
}

/** As if the invoice had been issued before documents were stored. */
async function forget(number: string) {
  await settleJobs()
  await table().where({ number }).delete()
  for (const name of await listFiles(number)) await rm(join(folder(), name))
}

afterEach(() => settleJobs())

describe('issued documents', () => {
  test('an invoice is stored in both languages when it is issued, and later changes do not affect it', async () => {
    const customer = await createPaidCustomer()
    await settleJobs()
    const rows = await listRows(customer.invoice)
    expect(rows.map(({ locale, kind }) => [locale, kind])).toEqual([
      ['id', 'invoice'],
      ['en', 'invoice'],
    ])
    const panel = await openPanel(payments.backend)
    const changed = { state: 'paid', payment_reference: 'ANOTHER' }
    await panel.write('api::order.order', customer.order.documentId, changed)
    for (const { locale, sha256, size } of rows) {
      const { bytes } = await download(customer, locale)
      expect([digest(bytes), bytes.length]).toEqual([sha256, size])
    }
  })

  test('concurrent downloads and jobs store one file per language, which everybody gets', async () => {
    const customer = await createPaidCustomer()
    await forget(customer.invoice)
    const downloads = await Promise.all([
      ...Array.from({ length: 6 }, () => download(customer)),
      storeMissing().then(() => download(customer)),
      storeMissing().then(() => download(customer)),
    ])
    const [row, ...others] = await listRows(customer.invoice)
    expect([row?.locale, others.map(({ locale }) => locale)]).toEqual(['id', ['en']])
    expect(new Set(downloads.map(({ bytes }) => digest(bytes)))).toEqual(new Set([row?.sha256]))
    expect(await listFiles(customer.invoice)).toHaveLength(2)
  })

  test('a run whose file comes second removes it and returns the first', async () => {
    const { storeDocument, readDocument } = loadCompiled(() => import('#src/billing/invoice/stored-files'))
    const draw = (text: string) => ({
      kind: 'invoice' as const,
      subject: 0,
      number: 'MB-INV-1999-000001',
      draw: async (locale: string) => Buffer.from(`${text} ${locale}`),
    })
    await Promise.all(['a', 'b', 'c', 'd'].map(text => storeDocument(draw(text))))
    const read = await Promise.all(['a', 'b', 'c', 'd'].map(text => readDocument(draw(text), 'id')))
    expect(new Set(read.map(String)).size).toBe(1)
    expect(await listFiles('MB-INV-1999-000001')).toHaveLength(2)
  })

  test('earlier invoices are stored by a job that can be interrupted, and one that cannot be drawn stops no other', async () => {
    const [broken, ...customers] = [
      await createPaidCustomer(),
      await createPaidCustomer(),
      await createPaidCustomer(),
    ]
    for (const { invoice } of [broken, ...customers]) await forget(invoice)
    const orders = () =>
      payments.backend.strapi.db.connection('orders').where({ invoice_number: broken.invoice })
    const [{ terms }] = await orders().select('terms')
    await orders().update({ terms: JSON.stringify({ royalty: 'unreadable' }) })
    const { reschedule } = loadCompiled(() => import('#src/platform/jobs/job'))
    const stop = new AbortController()
    stop.abort()
    expect(await storeMissing(stop)).toBe(reschedule)
    await expect(storeMissing()).rejects.toThrow()
    for (const { invoice } of customers) expect(await listRows(invoice)).toHaveLength(2)
    expect(await listRows(broken.invoice)).toEqual([])
    await orders().update({ terms: JSON.stringify(terms) })
    await storeMissing()
    expect(await listRows(broken.invoice)).toHaveLength(2)
  })

  test('a file that was changed or removed on disk is not served', async () => {
    const customer = await createPaidCustomer()
    await settleJobs()
    const [name = ''] = (await listFiles(customer.invoice)).filter(file => file.includes('-id-'))
    const bytes = await readFile(join(folder(), name))
    await writeFile(join(folder(), name), 'another document')
    expect((await download(customer)).status).toBe(500)
    await rm(join(folder(), name))
    expect((await download(customer)).status).toBe(500)
    await writeFile(join(folder(), name), bytes)
    expect((await download(customer)).status).toBe(200)
  })

  test('a credit note is stored when the refund is complete', async () => {
    const support = await openPanel(payments.backend, 'support')
    const { attempt } = await payments.pay('gopay')
    const body = { amount: 50_000, mode: 'provider', reason: 'Keluhan' }
    await postToOffice(support, `/payments/${attempt.documentId}/refunds`, body)
    await settleJobs()
    const [refund] = await payments.backend.strapi.db.connection('refunds').orderBy('id', 'desc').limit(1)
    expect((await listRows(refund.credit_note_number)).map(({ kind }) => kind)).toEqual([
      'credit-note',
      'credit-note',
    ])
  })
})
