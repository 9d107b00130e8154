import { describe, expect, test, vi } from 'vitest'
import { settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { getFromOffice, officePath, type Panel, postToOffice } from './payment-office'
import { createPayer, deliverNotices, getAttempt, getOrder, setUpPayments, startPayment } from './payments'

// Each test makes several payments and refunds, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let support: Panel
let finance: Panel
const payments = setUpPayments({ SUPPORT_EMAIL: 'bantuan@contoh.test' }, async () => {
  support = await openPanel(payments.backend, 'support')
  finance = await openPanel(payments.backend, 'finance')
})
const { applyOutcome, pay } = payments

async function payTwice() {
  const payer = await createPayer(payments.backend, 'other_qris')
  const started = await startPayment(payments.backend, payer.token, { orders: [payer.id], method: 'gopay' })
  const second = started.body.data
  payments.provider.simulator.choose(second.reference, 'gopay')
  applyOutcome(payer.attempt.reference, 'twice')
  await deliverNotices(payments.backend, payments.provider)
  const attempts = [payer.attempt, second]
  const views = await Promise.all(
    attempts.map(({ documentId }) => getAttempt(payments.backend, payer.token, documentId)),
  )
  const duplicate = views.find(({ outcome }) => outcome === 'duplicate')
  return { ...payer, duplicate, attempts }
}

describe('refunds', () => {
  const reason = 'Dibayar dua kali'

  test('a duplicate payment is refunded once, even if the form is submitted twice, and its case closes', async () => {
    const { token, id, duplicate, order } = await payTwice()
    const path = `/payments/${duplicate.documentId}`
    const body = { amount: order.total, mode: 'provider', reason }
    const [first, again] = await Promise.all([
      postToOffice(support, `${path}/refunds`, body, 'same-key-of-a-form'),
      postToOffice(support, `${path}/refunds`, body, 'same-key-of-a-form'),
    ])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.body.data.id).toBe(again.body.data.id)
    expect((await postToOffice(finance, `${path}/refunds`, body)).body.error.details.code).toBe(
      'refund-amount',
    )
    await settleJobs()
    const shown = (await getFromOffice(support, path)).body.data
    expect(shown).toMatchObject({ state: 'refunded', refundable: 0, case: { closed_at: expect.any(Number) } })
    // The refunded payment did not pay an invoice, so there is no credit note.
    expect(shown.refunds).toMatchObject([{ state: 'done', credit_note_number: null, own: true, reason }])
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
  })

  const yearly = { pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 1 } }

  test('a refund above the configured amount needs a second person, and a transfer is stored with its reference', async () => {
    const { token, attempt, order, id } = await pay('bca_va', yearly)
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: order.total, mode: 'manual', reason }
    expect((await postToOffice(finance, path, { ...body, mode: 'provider' })).body.error.details.code).toBe(
      'refund-manual',
    )
    const requested = (await postToOffice(finance, path, body)).body.data
    expect(requested).toMatchObject({ state: 'requested', own: true, requested_by: 'Dewi Lestari' })
    await settleJobs()
    const asked = payments.backend.mail.mails.filter(({ text }) => text.includes(attempt.reference))
    const about = asked.filter(({ subject }) => subject.includes('menunggu persetujuan'))
    expect(about.length).toBeGreaterThan(0)
    expect(about.flatMap(({ to }) => to)).not.toContain(finance.email)
    const refund = `/refunds/${requested.id}`
    expect((await postToOffice(finance, `${refund}/approve`)).body.error.details.code).toBe('refund-own')
    expect((await postToOffice(finance, `${refund}/payout`, { reference: 'TRX-1' })).status).toBe(409)
    expect((await postToOffice(support, `${refund}/approve`)).status).toBe(403)
    expect((await postToOffice(support, `${refund}/reject`)).status).toBe(403)
    const other = await openPanel(payments.backend, 'finance')
    expect((await getFromOffice(other, '/refunds?state=requested')).body.data).toContainEqual(
      expect.objectContaining({ id: requested.id, own: false }),
    )
    const approvals = await Promise.all([
      postToOffice(other, `${refund}/approve`),
      postToOffice(other, `${refund}/approve`),
      postToOffice(other, `${refund}/reject`),
    ])
    expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1)
    const state = (await getFromOffice(other, refund)).body.data.state
    if (state === 'rejected') return
    expect(state).toBe('approved')
    expect((await postToOffice(finance, `${refund}/payout`, { reference: '' })).status).toBe(400)
    const paid = await Promise.all(
      [1, 2].map(() => postToOffice(finance, `${refund}/payout`, { reference: 'BCA 123' })),
    )
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = (await getFromOffice(finance, refund)).body.data
    expect(done).toMatchObject({
      state: 'done',
      payout_reference: 'BCA 123',
      ended_period: true,
      credit_note_number: expect.stringMatching(/^MB-CN-\d{4}-\d{6}$/),
      orders: [{ id, number: order.number }],
    })
    const note = await getFromOffice(finance, `${refund}/credit-note?locale=en`)
    expect([note.status, String(note.body).slice(0, 5)]).toEqual([200, '%PDF-'])
    const seen = (await payments.backend.call('GET', `/orders/${id}/payment`, { token })).body.data.refunds
    expect(seen).toMatchObject([{ state: 'done', credit_note_number: done.credit_note_number }])
  })

  test('several small refunds require the same approval as one large refund', async () => {
    const { attempt, order } = await pay('gopay', yearly)
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: 600_000, mode: 'provider', reason }
    expect(order.total).toBeGreaterThan(1_200_000)
    expect((await postToOffice(support, path, body)).body.data.state).not.toBe('requested')
    expect((await postToOffice(support, path, body)).body.data.state).toBe('requested')
  })

  test('a request can be withdrawn by the person who made it, after which a new refund can be requested', async () => {
    const { attempt, order } = await pay('gopay', yearly)
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: order.total, mode: 'provider', reason }
    const { data } = (await postToOffice(support, path, body)).body
    expect((await postToOffice(support, `/refunds/${data.id}/reject`)).body.data.state).toBe('rejected')
    expect((await postToOffice(support, `/refunds/${data.id}/reject`)).status).toBe(409)
    expect((await postToOffice(support, path, body)).body.data.state).toBe('requested')
  })

  test('an order that was paid by transfer can be refunded from its page', async () => {
    const payer = await createPayer(payments.backend)
    const paid = { state: 'paid', payment_reference: 'BCA 9' }
    expect((await support.write('api::order.order', payer.id, paid)).status).toBe(200)
    const path = `/orders/${payer.id}`
    expect((await getFromOffice(support, path)).body.data).toMatchObject({
      paid: 'transfer',
      refundable: payer.order.total,
      payments: [{ reference: payer.attempt.reference }],
    })
    const body = { amount: payer.order.total, mode: 'manual', reason }
    expect((await postToOffice(support, `${path}/refunds`, { ...body, mode: 'provider' })).status).toBe(409)
    const { data } = (await postToOffice(support, `${path}/refunds`, body)).body
    expect(data.state).toBe('approved')
    await postToOffice(finance, `/refunds/${data.id}/payout`, { reference: 'BCA 10' })
    expect((await getFromOffice(support, path)).body.data).toMatchObject({
      refundable: 0,
      refunds: [{ state: 'done', ended_period: true }],
    })
    const [period] = (await payments.backend.call('GET', '/subscriptions', { token: payer.token })).body.data
    expect(new Date(period.expired_date).getTime()).toBeLessThanOrEqual(Date.now())
    expect([period.state, period.grace_until]).toEqual(['expired', period.expired_date])
    const units = (path: string) =>
      payments.backend.call('GET', `/business-units${path}`, { token: payer.token })
    expect((await units('?state=expired')).body.data).toMatchObject([{ state: 'expired' }])
    expect((await units('?state=grace')).body.data).toEqual([])
  })

  test.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: '1000' },
    { amount: 1e15 },
    { mode: 'cash' },
    { reason: ' ' },
    { reason: 'x'.repeat(256) },
    { order: '../x' },
    { state: 'done' },
  ])('rejects the refund request %o', async wrong => {
    const { attempt } = await sharedPayer()
    const body = { amount: 1000, mode: 'provider', reason, ...wrong }
    expect((await postToOffice(support, `/payments/${attempt.documentId}/refunds`, body)).status).toBe(400)
  })

  test('a request requires an idempotency key and an order of the payment', async () => {
    const { attempt } = await sharedPayer()
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: 1000, mode: 'provider', reason }
    expect((await support.call('POST', officePath + path, body)).status).toBe(400)
    const other = await createPayer(payments.backend)
    expect((await postToOffice(support, path, { ...body, order: other.id })).status).toBe(409)
    expect((await postToOffice(support, path, { ...body, order: 'unknown' })).status).toBe(404)
  })

  test('a payment that was charged back cannot be refunded', async () => {
    const { attempt, order } = await pay('credit_card')
    applyOutcome(attempt.reference, 'chargeback')
    await deliverNotices(payments.backend, payments.provider)
    const path = `/payments/${attempt.documentId}`
    expect((await getFromOffice(support, path)).body.data).toMatchObject({
      state: 'charged-back',
      refundable: 0,
      case: { kind: 'charged-back', steps: ['close'] },
    })
    const body = { amount: order.total, mode: 'manual', reason }
    expect((await postToOffice(support, `${path}/refunds`, body)).body.error.details.code).toBe('not-paid')
  })
})

let shared: ReturnType<typeof pay> | undefined
const sharedPayer = () => {
  shared ??= pay()
  return shared
}
