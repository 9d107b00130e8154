import { expect, test } from 'vitest'
import { settleJobs } from './harness'
import { createPayer, getOrder, sendNotice, setUpPayments } from './payments'

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
