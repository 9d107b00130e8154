import { parse } from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import { getOrderRow, markOrderPaid } from '#tests/unit-orders'
import { getFromOffice, type Panel, postToOffice } from './payment-office'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())

let backend: Backend
let finance: Panel
let colleague: Panel

beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
  finance = await openPanel(backend, 'finance')
  colleague = await openPanel(backend, 'finance')
  await backend.strapi.db
    .query('parts.seller' as 'api::order.order')
    .updateMany({ where: {}, data: { npwp: '098765432109000', tax_registered: true } })
  await postToOffice(finance, '/withholding-rules', {
    ...{ rate: 2, basis: 'service', object_code: '24-104-24', opinion: 'Surat 12/KP/2026', starts_on: today },
  })
}, 300_000)
afterAll(() => backend.stop())

/** Noon of the first day, `back` months before this one. */
const getPaymentDate = (back: number) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back, 1, 5))
}

const fates = ['accepted', 'transferred', 'refunded', 'open', 'full', 'refunded-in-part'] as const

async function sendSlip(order: string, sequence: number): Promise<void> {
  const { sendSlip: send } = loadCompiled(() => import('#src/billing/withholding/slips'))
  const slip = { slip_number: `YEAR${sequence}00`, slip_date: today, slip_base: 180_180, slip_tax: 3_603 }
  await send({
    order: await getOrderRow({ documentId: order }),
    slip,
    file: { path: __filename, size: 10 },
    account: { documentId: 'account' },
  })
}

async function refund(order: string, amount: number): Promise<void> {
  const reason = 'Dikembalikan'
  const { body } = await postToOffice(finance, `/orders/${order}/refunds`, { amount, mode: 'manual', reason })
  const path = `/refunds/${body.data.id}`
  await postToOffice(colleague, `${path}/approve`)
  expect((await postToOffice(colleague, `${path}/payout`, { reference: 'TRX' })).status).toBe(200)
}

type Customer = Awaited<ReturnType<typeof createCustomer>>

/** One month of a customer. Returns the cash that was received, and what is still owed. */
async function liveThrough({ token, order }: Customer, back: number, fate: (typeof fates)[number]) {
  const id: string = order.documentId
  if (fate !== 'full')
    await backend.call('POST', `/orders/${id}/withholding`, { token, body: { withhold: true } })
  await markOrderPaid(backend, { order, paidAt: getPaymentDate(back) })
  const { total, withheld } = await getOrderRow({ documentId: id })
  if (fate === 'full') return { cash: total, owed: 0 }
  if (fate === 'open') return { cash: total - withheld, owed: withheld }
  if (fate === 'refunded') {
    await refund(id, total - withheld)
    return { cash: 0, owed: 0 }
  }
  if (fate === 'refunded-in-part') {
    await refund(id, 50_000)
    return { cash: total - withheld - 50_000, owed: withheld }
  }
  if (fate === 'transferred') {
    await postToOffice(finance, `/orders/${id}/withheld`, { reference: 'TRX' })
    return { cash: total, owed: 0 }
  }
  await sendSlip(id, back)
  const { withholdings } = (await getFromOffice(finance, '/withholdings?show=open')).body.data
  const [slip] = withholdings.find((one: { order: string }) => one.order === id).slips
  await postToOffice(finance, `/withholding-slips/${slip.id}/accept`)
  return { cash: total - withheld, owed: 0 }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

async function exportYear(): Promise<Record<string, string>[]> {
  const from = getPaymentDate(11).toISOString().slice(0, 8)
  const { body } = await getFromOffice(finance, `/accounting/export?from=${from}01&until=${today}`)
  return parse<Record<string, string>>(String(body).slice(1).trimEnd(), { header: true }).data
}

/** Exports the invoices of a month for Coretax. Returns price and tax, in sen. */
async function exportForCoretax(back: number): Promise<number> {
  const month = getPaymentDate(back).toISOString().slice(0, 7)
  const path = '/coretax/files'
  const { body } = await postToOffice(finance, path, { month })
  const file = String((await postToOffice(finance, `${path}/${body.data.id}/download`)).body)
  return sum(
    [...file.matchAll(/<(?:TaxBase|VAT)>([\d.]+)</g)].map(([, value]) => Math.round(Number(value) * 100)),
  )
}

test('a year with withheld tax, transfers and refunds adds up in the books and in Coretax', async () => {
  const lived = []
  for (let back = 11; back >= 0; back--) {
    const customer = await createCustomer(backend)
    const month = await liveThrough(customer, back, fates[back % fates.length] ?? 'open')
    const { meta } = (await backend.call('GET', '/ledger', { token: customer.token })).body
    expect(meta.now).toMatchObject({ balance: month.owed, withheld: month.owed, held: 0 })
    lived.push(month)
  }
  const rows = await exportYear()
  const of = (type: string) => rows.filter(row => row.type === type)
  const amounts = (type: string) => sum(of(type).map(row => Number(row.amount)))
  expect(sum(rows.map(row => Number(row.amount)))).toBe(sum(lived.map(({ cash }) => cash)))
  for (const row of rows)
    expect(Number(row.net) + Number(row.tax) + Number(row.rounding)).toBeCloseTo(Number(row.amount), 6)
  const accepted = of('withheld').filter(({ reference }) => reference !== '')
  const owed =
    -amounts('withheld') -
    amounts('withheld-received') -
    amounts('withheld-void') +
    sum(accepted.map(row => Number(row.amount)))
  expect(owed).toBe(sum(lived.map(one => one.owed)))
  const { ages } = (await getFromOffice(finance, '/withholdings?show=open')).body.data
  expect(sum(ages.map(({ amount }: { amount: number }) => amount))).toBe(owed)
  const exported = []
  for (let back = 0; back < 12; back++) exported.push(await exportForCoretax(back))
  const invoiced = sum(of('invoice').map(row => Math.round((Number(row.net) + Number(row.tax)) * 100)))
  expect(sum(exported)).toBe(invoiced)
}, 300_000)
