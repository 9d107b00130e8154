import { describe, expect, test } from 'vitest'
import { internalKey, settleJobs } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import {
  buildStaffMember,
  checkAttempt,
  createPayer,
  deliverNotices,
  findAttempt,
  getAttempt,
  getOrder,
  paymentServices,
  placeSecondOrder,
  setUpPayments,
  startPayment,
} from './payments'

const payments = setUpPayments()
const { applyOutcome, getPeriods, waitForEmails, pay } = payments

type Refunded = { credit_note_number: string | null }

describe('a payment that cannot be applied to an order', () => {
  const received = async (token: string, attempt: { documentId: string; reference: string }) => {
    await deliverNotices(payments.backend, payments.provider)
    return await getAttempt(payments.backend, token, attempt.documentId)
  }

  test('if late, opens a case in which staff can reinstate the order at the agreed price', async () => {
    const { token, id, attempt, email } = await createPayer(payments.backend)
    payments.provider.simulator.choose(attempt.reference, 'bca_va')
    await payments.backend.call('POST', `/orders/${id}/cancel`, { token })
    applyOutcome(attempt.reference, 'late')
    expect(await received(token, attempt)).toMatchObject({ state: 'paid', outcome: 'late' })
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'cancelled' })
    const row = await findAttempt(payments.backend, attempt.documentId)
    expect(row).toMatchObject({ case_kind: 'late', case_closed_at: null })
    await settleJobs()
    expect(waitForEmails(email).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('sudah batal'),
    )
    const order = await payments.backend.strapi.db
      .query('api::order.order')
      .findOne({ where: { documentId: id } })
    await paymentServices().restoreOrder(row.id, order.id, buildStaffMember(1))
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
    expect(await getPeriods(id)).toBe(1)
    expect(await findAttempt(payments.backend, attempt.documentId)).toMatchObject({ outcome: 'applied' })
    await expect(paymentServices().restoreOrder(row.id, order.id, buildStaffMember(1))).rejects.toThrow()
  })

  test('is a duplicate if the order has already been paid', async () => {
    const { token, id, attempt } = await createPayer(payments.backend)
    const second = (await startPayment(payments.backend, token, { orders: [id], method: 'bni_va' })).body.data
    payments.provider.simulator.choose(second.reference, 'bni_va')
    applyOutcome(attempt.reference, 'twice')
    expect(await received(token, attempt)).toMatchObject({ state: 'paid' })
    const outcomes = [
      (await getAttempt(payments.backend, token, attempt.documentId)).outcome,
      (await getAttempt(payments.backend, token, second.documentId)).outcome,
    ]
    expect(outcomes.sort()).toEqual(['applied', 'duplicate'])
    expect(await getPeriods(id)).toBe(1)
  })

  test('is recorded with its outcome if the amount is wrong', async () => {
    const { token, id, attempt, order } = await createPayer(payments.backend)
    applyOutcome(attempt.reference, 'amount', { amount: order.total - 1 })
    expect(await received(token, attempt)).toMatchObject({
      state: 'paid',
      outcome: 'wrong-amount',
      received: order.total - 1,
    })
    expect(await getOrder(payments.backend, token, id)).toMatchObject({
      state: 'awaiting-payment',
      held: { received: order.total - 1, expected: order.total, missing: 1, orders: 1 },
    })
    const again = await startPayment(payments.backend, token, { orders: [id], method: 'bni_va' })
    expect([again.status, again.body.error.details.code]).toEqual([409, 'payment-held'])
  })

  test('is described in the email, on the payment link and to staff if the amount is wrong', async () => {
    const { token, id, attempt, order, email } = await createPayer(payments.backend)
    const link = await payments.backend.call('POST', '/pay-links', { token, body: { orders: [id] } })
    const linkToken = new URL(link.body.data.url).pathname.split('/').at(-1)
    applyOutcome(attempt.reference, 'amount', { amount: order.total + 5_000 })
    await received(token, attempt)
    const placed = waitForEmails(email).find(({ subject }) => subject.includes('cara membayar'))
    expect(placed?.text).toContain('virtual account, QRIS, dompet digital, atau kartu')
    const held = { received: order.total + 5_000, expected: order.total, missing: -5_000 }
    const shown = await payments.backend.call('POST', '/pay-links/find', {
      body: { token: linkToken },
      headers: { 'x-internal-key': internalKey },
    })
    expect(shown.body.data.orders).toMatchObject([{ held }])
    await settleJobs()
    expect(waitForEmails(email).map(({ subject }) => subject)).toContainEqual('Pembayaran Anda lebih Rp5.000')
    await payments.backend.strapi.db
      .query('api::order.order')
      .update({ where: { documentId: id }, data: { pay_before: new Date(Date.now() - 60_000) } })
    await paymentServices().expireOrders()
    await settleJobs()
    const cancelled = waitForEmails(email).find(({ subject }) => subject.includes('dibatalkan'))
    expect(cancelled?.text).toContain('tim kami menghubungi Anda untuk mengembalikannya')
  })

  test('cannot result from expiry: an order is only cancelled once the provider reports it unpaid', async () => {
    const { token, id, attempt } = await createPayer(payments.backend)
    await payments.backend.strapi.db
      .query('api::order.order')
      .update({ where: { documentId: id }, data: { pay_before: new Date(Date.now() - 60_000) } })
    await paymentServices().expireOrders()
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'awaiting-payment' })
    payments.provider.simulator.choose(attempt.reference, 'bca_va')
    applyOutcome(attempt.reference, 'expire')
    await checkAttempt(payments.backend, token, attempt.documentId)
    await paymentServices().expireOrders()
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'cancelled' })
  })
})

describe('refunds', () => {
  const paid = async (method = 'other_qris', choices = {}) => {
    const payer = await pay(method, choices)
    return { ...payer, row: await findAttempt(payments.backend, payer.attempt.documentId) }
  }
  const request = (attempt: number, amount: number, key: string, mode: 'manual' | 'provider' = 'provider') =>
    paymentServices().requestRefund({
      staff: buildStaffMember(1),
      attempt,
      order: null,
      amount,
      mode,
      reason: 'Salah pesan',
      key,
    })

  test('a full refund through the provider ends the period and its licences, and sends a credit note', async () => {
    const { token, id, attempt, order, row, email } = await paid()
    const refund = await request(row.id, order.total, 'RF-full')
    expect((await request(row.id, order.total, 'RF-full')).document_id).toBe(refund.document_id)
    await settleJobs()
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({
      state: 'refunded',
      refunded: order.total,
    })
    const subscriptions = (await payments.backend.call('GET', '/subscriptions', { token })).body.data
    expect(new Date(subscriptions[0].expired_date).getTime()).toBeLessThanOrEqual(Date.now())
    const unit = await getOrder(payments.backend, token, id)
    const licences = (
      await payments.backend.call('GET', `/licences?unit=${unit.business_unit.documentId}`, { token })
    ).body
    expect(licences.data.every(({ state }: { state: string }) => state === 'expired')).toBe(true)
    await deliverNotices(payments.backend, payments.provider)
    const rows = await payments.backend.strapi.db.connection('refunds').where({ attempt_id: row.id })
    expect(rows).toMatchObject([
      { state: 'done', credit_note_number: expect.stringMatching(/^MB-CN-\d{4}-\d{6}$/) },
    ])
    expect(waitForEmails(email).some(({ text }) => text.includes(rows[0].credit_note_number))).toBe(true)
    await expect(request(row.id, 1, 'RF-more')).rejects.toMatchObject({ details: { code: 'refund-amount' } })
  })

  test('a partial refund keeps the period', async () => {
    const { token, id, attempt, row } = await paid()
    await request(row.id, 50_000, 'RF-part')
    await settleJobs()
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({
      state: 'partly-refunded',
      refunded: 50_000,
    })
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
    const [period] = (await payments.backend.call('GET', '/subscriptions', { token })).body.data
    expect(period.state).not.toBe('expired')
  })

  test('a captured card payment is refunded in full by cancelling it, and in part once it is settled', async () => {
    const whole = await paid('credit_card')
    await request(whole.row.id, whole.order.total, 'RF-captured')
    const part = await paid('credit_card')
    await request(part.row.id, 50_000, 'RF-unsettled')
    await settleJobs()
    const { connection } = payments.backend.strapi.db
    const getRefunds = (attempt: number) => connection('refunds').where({ attempt_id: attempt })
    expect(payments.provider.simulator.store.find('transactions', whole.attempt.reference).status).toBe(
      'cancel',
    )
    expect(await getAttempt(payments.backend, whole.token, whole.attempt.documentId)).toMatchObject({
      state: 'refunded',
      refunded: whole.order.total,
    })
    expect(await getRefunds(whole.row.id)).toMatchObject([{ state: 'done', refund_key: 'RF-captured' }])
    expect(await getRefunds(part.row.id)).toMatchObject([{ state: 'approved' }])
    const advanceHour = async () => {
      await jobRows(payments.backend).makeDue('send-refund')
      await settleJobs()
    }
    await advanceHour()
    applyOutcome(part.attempt.reference, 'settle')
    await advanceHour()
    expect(await getRefunds(part.row.id)).toMatchObject([{ state: 'done', amount: 50_000 }])
    expect(await paymentServices().listReconciliationDifferences()).toEqual([])
  })

  test('a large refund needs a second person, and a virtual account payment can be refunded only by transfer', async () => {
    const pricing = { package: 'single-location', billing_period: 'yearly', zone_count: 1 }
    const { attempt, token, order, row } = await paid('bca_va', { pricing })
    await expect(request(row.id, order.total, 'RF-va')).rejects.toMatchObject({
      details: { code: 'refund-manual' },
    })
    const refund = await request(row.id, order.total, 'RF-manual', 'manual')
    expect(refund.state).toBe('requested')
    const { decideRefund, completePayout } = paymentServices()
    await expect(
      decideRefund(refund.document_id, { staff: buildStaffMember(1), approve: true }),
    ).rejects.toMatchObject({
      details: { code: 'refund-own' },
    })
    await decideRefund(refund.document_id, { staff: buildStaffMember(2), approve: true })
    const payout = { staff: buildStaffMember(1), reference: 'TRX-9' }
    await Promise.allSettled([
      completePayout(refund.document_id, payout),
      completePayout(refund.document_id, payout),
    ])
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({ state: 'refunded' })
  })

  test('refunding one of two orders in a payment ends only its period, and refunding the rest ends the other', async () => {
    const { token, id, order } = await createPayer(payments.backend)
    const more = await placeSecondOrder(payments.backend, token)
    const both = await startPayment(payments.backend, token, {
      orders: [id, more.documentId],
      method: 'credit_card',
    })
    applyOutcome(both.body.data.reference, 'pay')
    applyOutcome(both.body.data.reference, 'settle')
    await deliverNotices(payments.backend, payments.provider)
    const row = await findAttempt(payments.backend, both.body.data.documentId)
    const rows = await payments.backend.strapi.db
      .connection('payment_attempt_orders')
      .where({ attempt_id: row.id })
    const getEnds = async () => {
      const periods = (await payments.backend.call('GET', '/subscriptions', { token })).body.data
      const ended = ({ expired_date }: { expired_date: string }) => Date.parse(expired_date) <= Date.now()
      return periods.filter(ended).length
    }
    const { requestRefund } = paymentServices()
    const part = { staff: buildStaffMember(1), attempt: row.id, reason: 'Uji', mode: 'provider' } as const
    const tooMuch = { ...part, order: rows[0].order_id, amount: order.total + 1, key: `${id}-more` }
    await expect(requestRefund(tooMuch)).rejects.toMatchObject({ details: { code: 'refund-amount' } })
    await requestRefund({ ...part, order: rows[0].order_id, amount: order.total, key: `${id}-one` })
    await settleJobs()
    expect(await getEnds()).toBe(1)
    expect(await getAttempt(payments.backend, token, both.body.data.documentId)).toMatchObject({
      state: 'partly-refunded',
      refunded: order.total,
    })
    await requestRefund({ ...part, order: null, amount: more.total, key: `${id}-rest` })
    await settleJobs()
    expect(await getEnds()).toBe(2)
    const refunds = await payments.backend.strapi.db.connection('refunds').where({ attempt_id: row.id })
    expect(new Set(refunds.map(({ credit_note_number }: Refunded) => credit_note_number)).size).toBe(2)
    expect(await paymentServices().listReconciliationDifferences()).toEqual([])
  })

  test("a refund made in the provider's dashboard is recorded", async () => {
    const { token, attempt, row } = await paid('gopay')
    applyOutcome(attempt.reference, 'refund')
    await deliverNotices(payments.backend, payments.provider)
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({ state: 'refunded' })
    expect(
      await payments.backend.strapi.db.connection('refunds').where({ attempt_id: row.id }),
    ).toMatchObject([{ state: 'done', requested_by: 'provider' }])
  })
})
