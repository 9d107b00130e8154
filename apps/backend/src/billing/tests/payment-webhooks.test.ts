import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { settleJobs } from '#tests/harness'
import { createPayer, getOrder, sendNotice, serverKey, setUpPayments } from './payments'

const payments = setUpPayments()
const { applyOutcome } = payments

/** Sends a JSON body without a Content-Length header. */
async function sendInChunks(path: string, body = '{}'): Promise<number> {
  const response = await fetch(`${payments.backend.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit) // the type lacks `duplex`
  return response.status
}

test('forged, modified, oversized and unknown notices have no effect', async () => {
  const { token, id, attempt } = await createPayer(payments.backend)
  applyOutcome(attempt.reference, 'pay', { wrongSignature: true })
  const forged = payments.provider.simulator
    .takeNotices()
    .find(({ orderId }) => orderId === attempt.reference)
  const body = JSON.parse(forged?.body ?? '{}')
  expect((await sendNotice(payments.backend, JSON.stringify(body))).status).toBe(403)
  expect((await sendNotice(payments.backend, JSON.stringify({ ...body, signature_key: 'x' }))).status).toBe(
    403,
  )
  expect((await sendNotice(payments.backend, JSON.stringify({}))).status).toBe(403)
  expect((await sendNotice(payments.backend, JSON.stringify(body), 'other')).status).toBe(404)
  const large = JSON.stringify({ ...body, padding: 'x'.repeat(70_000) })
  expect((await sendNotice(payments.backend, large)).status).toBe(413)
  expect(await sendInChunks('/payments/notices/midtrans', large)).toBe(413)
  expect(await sendInChunks('/payments/notices/midtrans')).toBe(403)
  expect(await sendInChunks('/sessions')).toBe(411)
  await settleJobs()
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'awaiting-payment' })
})

const dashboardTest = {
  transaction_time: '2026-11-15 18:45:13',
  transaction_status: 'settlement',
  transaction_id: '00000000-0000-4000-8000-000000000000',
  status_message: 'midtrans payment notification',
  status_code: '200',
  settlement_time: '2026-11-15 22:45:13',
  payment_type: 'gopay',
  order_id: 'payment_notif_test_G000000000_6a1a1a1e-0b1b-4c1c-8d1d-2e1e3f1f4a1a',
  merchant_id: 'G000000000',
  gross_amount: '105000.00',
  fraud_status: 'accept',
  currency: 'IDR',
}

test.each([
  ['the test of the provider’s dashboard', {}],
  ['a payment of another system', { order_id: 'x'.repeat(255) }],
  ['a status that is not documented', { transaction_status: 'a new status', fraud_status: 'a new one' }],
  ['an amount in another format', { gross_amount: '105000.000000000000000000000001', status_code: '2001' }],
])('a signed notice about %s gets a 200 without effect and does not count as forged', async (_, changes) => {
  const body = { ...dashboardTest, ...changes }
  const signed = `${body.order_id}${body.status_code}${body.gross_amount}${serverKey}`
  const signature_key = createHash('sha512').update(signed).digest('hex')
  // Only a 403 counts as forged.
  expect((await sendNotice(payments.backend, JSON.stringify({ ...body, signature_key }))).status).toBe(200)
  const stored = payments.backend.strapi.db.connection('payment_notices').where({ reference: body.order_id })
  expect(await stored).toEqual([])
})

test('a notice sent in chunks, without its length, pays the order', async () => {
  const { token, id, attempt } = await createPayer(payments.backend)
  applyOutcome(attempt.reference, 'pay')
  const notices = payments.provider.simulator
    .takeNotices()
    .filter(({ orderId }) => orderId === attempt.reference)
  for (const { body } of notices)
    expect(await sendInChunks('/payments/notices/midtrans', `${body}${' '.repeat(40_000)}`)).toBe(200)
  await settleJobs()
  expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
})

test('a repeated notice gets a 200 and is stored once, encrypted', async () => {
  const { attempt } = await createPayer(payments.backend)
  applyOutcome(attempt.reference, 'pay')
  const notices = payments.provider.simulator
    .takeNotices()
    .filter(({ orderId }) => orderId === attempt.reference)
  for (const { body } of notices)
    for (let count = 0; count < 3; count += 1)
      expect((await sendNotice(payments.backend, body)).status).toBe(200)
  await settleJobs()
  const rows: { body: string; applied_at: unknown }[] = await payments.backend.strapi.db
    .connection('payment_notices')
    .where({ reference: attempt.reference })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.body).not.toContain(attempt.reference)
  expect(rows[0]?.applied_at).not.toBeNull()
})
