import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { loadCompiled } from '#tests/harness'
import { markOrderPaid } from '#tests/unit-orders'
import { expectLedgerExplained } from './ledger-checks'
import {
  buildStaffMember,
  createPayer,
  deliverNotices,
  findAttempt,
  paymentServices,
  placeSecondOrder,
  setUpPayments,
  startPayment,
} from './payments'

const payments = setUpPayments()
const { applyOutcome, pay } = payments

const total = 200_000

type Entry = {
  kind: string
  charge: number
  credit: number
  balance: number
  counted: boolean
  method: string | null
  document: { kind: string } | null
}

const call = (token: string, query = '') => payments.backend.call('GET', `/ledger${query}`, { token })

async function getAccount(token: string, query = '') {
  const { status, body } = await call(token, query)
  expect(status).toBe(200)
  const entries = body.data.map(({ kind, charge, credit, balance }: Entry) => [kind, charge, credit, balance])
  return { entries, meta: body.meta, data: body.data as Entry[] } // as in the contract
}

async function getOrganisation(order: string): Promise<number> {
  const row = await payments.backend.strapi.db.connection('orders').where({ document_id: order }).first()
  await expectLedgerExplained(row.organisation_id)
  return row.organisation_id
}

let keys = 0
async function refund(attempt: string, amount: number) {
  keys += 1
  const { id } = await findAttempt(payments.backend, attempt)
  const staff = buildStaffMember(1)
  const { document_id } = await paymentServices().requestRefund({
    ...{ staff, attempt: id, order: null, amount, mode: 'manual', reason: 'Uji', key: `ledger-${keys}` },
  })
  await paymentServices().completePayout(document_id, { staff, reference: 'TRX-9' })
}

async function exportToday(): Promise<Record<string, string>[]> {
  const { exportAccounting } = loadCompiled(() => import('#src/billing/payment-office/accounting'))
  const day = 86_400_000
  const period = { name: 'today', start: Date.now() - day, end: Date.now() + day, separator: ',' as const }
  const chunks = []
  for await (const chunk of exportAccounting(period)) chunks.push(chunk)
  return parse<Record<string, string>>(chunks.join('').slice(1).trimEnd(), { header: true }).data
}

test('an order that was paid online has an invoice and a payment with their documents', async () => {
  const { token, id, attempt } = await pay()
  const { entries, meta, data } = await getAccount(token)
  expect(entries).toEqual([
    ['invoice', total, 0, total],
    ['payment', 0, total, 0],
  ])
  expect(data.map(({ document }) => document)).toEqual([
    { kind: 'invoice', order: id },
    { kind: 'receipt', order: id, attempt: attempt.documentId },
  ])
  expect(meta).toMatchObject({
    now: { balance: 0, withheld: 0, reversed: 0, held: 0, unpaid: { count: 0, total: 0 } },
    ...{ opening: 0, closing: 0, charged: total, paid: total, returned: 0 },
  })
})

test('an order that awaits payment is named, but is not part of the balance', async () => {
  const { token } = await createPayer(payments.backend)
  const { entries, meta } = await getAccount(token)
  expect(entries).toEqual([])
  expect(meta.now).toMatchObject({ balance: 0, unpaid: { count: 1, total } })
})

test('money that could not be applied is held until it is returned', async () => {
  const { token, id, attempt } = await createPayer(payments.backend)
  payments.provider.simulator.choose(attempt.reference, 'bca_va')
  await payments.backend.call('POST', `/orders/${id}/cancel`, { token })
  applyOutcome(attempt.reference, 'late')
  await deliverNotices(payments.backend, payments.provider)
  expect((await getAccount(token)).meta.now).toMatchObject({ balance: -total, held: total })
  await refund(attempt.documentId, 50_000)
  expect((await getAccount(token)).meta.now).toMatchObject({ balance: 50_000 - total, held: total - 50_000 })
  await refund(attempt.documentId, total - 50_000)
  const { entries, meta } = await getAccount(token)
  expect(entries).toEqual([
    ['payment', 0, total, -total],
    ['refund', 50_000, 0, 50_000 - total],
    ['refund', total - 50_000, 0, 0],
  ])
  expect(meta.now).toMatchObject({ balance: 0, held: 0 })
  await getOrganisation(id)
})

test('a transfer that completes a payment of a wrong amount counts only with what was missing', async () => {
  const { token, order, attempt } = await createPayer(payments.backend)
  applyOutcome(attempt.reference, 'amount', { amount: total - 30_000 })
  await deliverNotices(payments.backend, payments.provider)
  expect((await getAccount(token)).meta.now).toMatchObject({ balance: 30_000 - total })
  await markOrderPaid(payments.backend, { order, paidAt: new Date() })
  const { entries, meta } = await getAccount(token)
  expect(entries.slice(1)).toEqual([
    ['invoice', total, 0, 30_000],
    ['payment', 0, 30_000, 0],
  ])
  expect(meta.now).toMatchObject({ balance: 0, held: 0 })
})

test('a payment that the bank takes back is owed again', async () => {
  const { token, id, attempt } = await pay('credit_card')
  applyOutcome(attempt.reference, 'settle')
  await payments.backend.strapi.db
    .connection('payment_attempts')
    .where({ document_id: attempt.documentId })
    .decrement('received_at', 2 * 60_000)
  applyOutcome(attempt.reference, 'chargeback')
  await deliverNotices(payments.backend, payments.provider)
  await payments.backend.call('POST', `/payments/${attempt.documentId}/check`, { token, body: {} })
  const { entries, meta } = await getAccount(token)
  expect(entries.at(-1)).toEqual(['reversal', total, 0, total])
  expect(meta.now).toMatchObject({ balance: total, reversed: total })
  await getOrganisation(id)
})

test('the refund of a payment that paid one of two orders credits the invoice of that one', async () => {
  const { token, id, order } = await createPayer(payments.backend)
  const second = await placeSecondOrder(payments.backend, token)
  const started = await startPayment(payments.backend, token, {
    orders: [id, second.documentId],
    method: 'bni_va',
  })
  const attempt = started.body.data
  payments.provider.simulator.choose(attempt.reference, 'bni_va')
  await payments.backend.call('POST', `/orders/${second.documentId}/cancel`, { token })
  applyOutcome(attempt.reference, 'late')
  await deliverNotices(payments.backend, payments.provider)
  const received = attempt.amount
  expect((await getAccount(token)).meta.now).toMatchObject({ balance: total - received })
  await refund(attempt.documentId, received)
  const { entries, meta } = await getAccount(token)
  expect(entries.slice(-2)).toEqual([
    ['credit-note', 0, total, -received],
    ['refund', received, 0, 0],
  ])
  expect(meta.now).toMatchObject({ balance: 0, held: 0 })
  await getOrganisation(id)
  const rows = (await exportToday()).filter(row => row.order === order.number && row.type !== 'invoice')
  expect(rows.map(({ type, amount }) => [type, Number(amount)])).toEqual([
    ['refund', -total],
    ['refund-without-invoice', total - received],
  ])
})

test('filters select entries without changing their balances', async () => {
  const { token, order, attempt } = await pay()
  await refund(attempt.documentId, 60_000)
  const { invoice_number: number } = (
    await payments.backend.call('GET', `/orders/${order.documentId}`, { token })
  ).body
  expect((await getAccount(token, '?kind=refund')).entries).toEqual([['refund', 60_000, 0, 0]])
  expect((await getAccount(token, `?q=${number}`)).entries).toHaveLength(4)
  expect((await getAccount(token, '?q=100%25')).entries).toEqual([])
  expect((await getAccount(token, '?page=2&page_size=3')).entries).toEqual([['refund', 60_000, 0, 0]])
  const after = await getAccount(token, '?from=2999-01-01')
  expect(after.entries).toEqual([])
  expect(after.meta).toMatchObject({ opening: 0, closing: 0, charged: 0, now: { balance: 0 } })
  const before = await getAccount(token, '?to=2020-01-01')
  expect(before.meta).toMatchObject({ opening: 0, closing: 0, charged: 0 })
  const exported = await payments.backend.call('GET', '/ledger/export?kind=invoice', { token })
  expect(exported.body.data).toMatchObject([{ kind: 'invoice', balance: total }])
})

test('the account is that of one organisation, and of nobody who sees only some of its units', async () => {
  const { token, order } = await pay()
  const other = await createCustomer(payments.backend)
  expect((await getAccount(other.token)).entries).toEqual([])
  expect((await call('')).status).toBe(403)
  const limited = await createColleague(payments.backend, token, 'finance', [order.business_unit.documentId])
  expect((await call(limited.token)).status).toBe(403)
  expect((await payments.backend.call('GET', '/ledger/export', { token: limited.token })).status).toBe(403)
  const colleague = await createColleague(payments.backend, token, 'finance')
  expect((await getAccount(colleague.token)).entries).toHaveLength(2)
})
