import { expect, test } from 'vitest'
import { openPanel } from '#tests/panel'
import { expectLedgerExplained } from './ledger-checks'
import { getFromOffice, type Panel, postToOffice } from './payment-office'
import { createPayer, getOrder, paymentServices, setUpPayments } from './payments'

let support: Panel
let finance: Panel
let colleague: Panel
const payments = setUpPayments({}, async () => {
  support = await openPanel(payments.backend, 'support')
  finance = await openPanel(payments.backend, 'finance')
  colleague = await openPanel(payments.backend, 'finance')
})

const setLimit = (four_eyes_transfer: number) =>
  payments.backend.strapi.db
    .query('api::payment.payment-setting')
    .updateMany({ where: {}, data: { four_eyes_transfer } })

const record = (panel: Panel, order: string, reference = 'BCA 20261130') =>
  postToOffice(panel, `/orders/${order}/transfer`, { reference })

const getTransfer = async (panel: Panel, order: string) =>
  (await getFromOffice(panel, `/orders/${order}`)).body.data.transfer

const getCode = ({ status, body }: { status: number; body: { error?: { details: { code?: string } } } }) => [
  status,
  body.error?.details.code,
]

test('a transfer up to the limit pays the order at once, and only once', async () => {
  await setLimit(200_000)
  const { token, id } = await createPayer(payments.backend)
  const answers = await Promise.all([record(finance, id), record(support, id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
  expect(await payments.getPeriods(id)).toBe(1)
})

test('a transfer above the limit is confirmed by a second person, once', async () => {
  await setLimit(199_999)
  const { token, id } = await createPayer(payments.backend)
  const recorded = await Promise.all([record(support, id), record(finance, id)])
  expect(recorded.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'awaiting-payment' })
  const transfer = await getTransfer(finance, id)
  expect(transfer).toMatchObject({ amount: 200_000, reference: 'BCA 20261130' })
  const [first, second] = transfer.own ? [finance, colleague] : [support, finance]
  if (transfer.own)
    expect(getCode(await postToOffice(first, `/transfers/${transfer.id}/confirm`))).toEqual([
      409,
      'transfer-own',
    ])
  else expect((await postToOffice(first, `/transfers/${transfer.id}/confirm`)).status).toBe(403)
  const decided = await Promise.all([
    postToOffice(second, `/transfers/${transfer.id}/confirm`),
    postToOffice(colleague, `/transfers/${transfer.id}/confirm`),
  ])
  expect(decided.map(({ status }) => status).sort()).toEqual([204, 409])
  const order = await getOrder(payments.backend, token, id)
  expect(order).toMatchObject({ state: 'paid', invoice_number: expect.stringMatching(/^MB-INV-/) })
  expect(await payments.getPeriods(id)).toBe(1)
  const row = await payments.backend.strapi.db.connection('orders').where({ document_id: id }).first()
  await expectLedgerExplained(row.organisation_id)
})

test('an order whose transfer awaits confirmation does not lapse, and can be paid otherwise or rejected', async () => {
  await setLimit(0)
  const { token, id } = await createPayer(payments.backend)
  expect((await record(support, id)).status).toBe(204)
  await payments.backend.strapi.db
    .query('api::order.order')
    .update({ where: { documentId: id }, data: { pay_before: new Date(Date.now() - 60_000) } })
  await payments.backend.strapi.db.connection('payment_attempts').update({ state: 'expired' })
  await paymentServices().expireOrders()
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'awaiting-payment' })
  const waiting = (await getFromOffice(finance, '/transfers')).body.data
  expect(waiting).toMatchObject([{ order: id, amount: 200_000 }])
  const { id: transfer } = await getTransfer(finance, id)
  expect((await postToOffice(support, `/transfers/${transfer}/reject`)).status).toBe(204)
  expect(getCode(await postToOffice(finance, `/transfers/${transfer}/confirm`))).toEqual([
    409,
    'transfer-settled',
  ])
  await paymentServices().expireOrders()
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'cancelled' })
  expect(getCode(await record(support, id))).toEqual([409, 'order-settled'])
})

test('an order of another amount than was recorded is not paid, nor is one marked as paid by one person', async () => {
  await setLimit(0)
  const { id, token } = await createPayer(payments.backend)
  await record(support, id)
  await payments.backend.strapi.db
    .query('api::order.order')
    .update({ where: { documentId: id }, data: { total: 210_000 } })
  const { id: transfer } = await getTransfer(finance, id)
  expect(getCode(await postToOffice(finance, `/transfers/${transfer}/confirm`))).toEqual([
    409,
    'transfer-amount',
  ])
  const administrator = await openPanel(payments.backend)
  const marked = await administrator.write('api::order.order', id, {
    state: 'paid',
    payment_reference: 'BCA 1',
  })
  expect(marked.status).toBe(400)
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'awaiting-payment' })
  const stranger = await postToOffice(finance, `/orders/${'x'.repeat(24)}/transfer`, { reference: 'BCA 1' })
  expect(stranger.status).toBe(404)
  expect((await record(finance, id, 'x')).status).toBe(400)
})
