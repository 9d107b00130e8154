import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from './colleagues'
import { createCustomer } from './customers'
import { type Backend, settleJobs } from './harness'
import {
  checkAttempt,
  createPayer,
  deliverNotices,
  getAttempt,
  getOrder,
  type Provider,
  paymentServices,
  placeSecondOrder,
  sendNotice,
  startPayment,
  startPayments,
} from './payments'
import { countRows } from './shop'

let backend: Backend
let provider: Provider
let stop: () => Promise<void>
beforeAll(async () => {
  const started = await startPayments()
  backend = started.backend
  provider = started.provider
  stop = started.stop
}, 240_000)
afterAll(() => stop())

const act = (reference: string, action: string, options = {}) =>
  provider.simulator.act(reference, action, options)

const periodsOf = (order: string) =>
  countRows(backend, 'api::subscription.subscription', { order: { documentId: order } })

const mailsTo = (email: string) => backend.mail.mails.filter(({ to }) => to.includes(email))

/** The answer to a JSON body whose length is not announced. */
async function sendInChunks(path: string, body = '{}'): Promise<number> {
  const response = await fetch(`${backend.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit) // the type lacks `duplex`
  return response.status
}

describe('starting a payment', () => {
  test('offers methods with their limits and opens the provider’s page', async () => {
    const { token, id, attempt, order } = await createPayer(backend)
    const { data } = (await backend.call('GET', `/orders/${id}/payment`, { token })).body
    expect(data.methods.map(({ key }: { key: string }) => key)).toContain('other_qris')
    expect(data.methods.find(({ key }: { key: string }) => key === 'credit_card')).toMatchObject({
      group: 'card',
      available: true,
      reason: null,
    })
    expect(data).toMatchObject({ provider: true, order: { number: order.number }, link: null })
    expect(data.attempts).toEqual([attempt])
    expect(attempt).toMatchObject({ state: 'created', amount: order.total, outcome: null, method: 'bca_va' })
    expect(attempt.redirect_url).toContain(provider.url)
    const [page] = provider.simulator.store.list('transactions').slice(-1)
    expect(page).toMatchObject({ orderId: attempt.reference, amount: order.total })
  })

  test('the same key starts one payment, even at once', async () => {
    const { token, order } = await createCustomer(backend)
    const body = { orders: [order.documentId], method: 'gopay' }
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => startPayment(backend, token, body, 'key-of-one-form')),
    )
    expect(started.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(started.map(({ body }) => body.data.reference)).size).toBe(1)
    expect(new Set(started.map(({ body }) => body.data.redirect_url)).size).toBe(1)
  })

  test('a lost answer is a 503, and the same key then opens the page of the same payment', async () => {
    const { token, order } = await createCustomer(backend)
    const body = { orders: [order.documentId], method: 'bni_va' }
    provider.failNext('lose-answer')
    const lost = await startPayment(backend, token, body, 'key-of-a-lost-answer')
    expect([lost.status, lost.body.error.details.code]).toEqual([503, 'provider-unavailable'])
    const again = await startPayment(backend, token, body, 'key-of-a-lost-answer')
    expect(again.status).toBe(201)
    const references = provider.simulator.store
      .list('transactions')
      .filter(({ items }) => items.includes(order.number))
      .map(({ orderId }) => orderId)
    expect(references).toEqual([again.body.data.reference])
  })

  test('refuses other orders, settled ones, methods beyond their limits and roles without the permission', async () => {
    const owner = await createPayer(backend)
    const stranger = await createCustomer(backend)
    const refused = async (token: string, orders: string[], method = 'bca_va') => {
      const { status, body } = await startPayment(backend, token, { orders, method })
      return [status, body.error.details.code]
    }
    expect(await refused(stranger.token, [owner.id])).toEqual([404, undefined])
    expect(await refused(stranger.token, [stranger.order.documentId, owner.id])).toEqual([404, undefined])
    const { token: staffToken } = await createColleague(backend, owner.token, 'staff')
    expect(await refused(staffToken, [owner.id])).toEqual([403, 'forbidden'])
    await backend.call('POST', `/orders/${stranger.order.documentId}/cancel`, { token: stranger.token })
    expect(await refused(stranger.token, [stranger.order.documentId])).toEqual([409, 'order-settled'])
    const large = await createCustomer(backend, {
      pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 3 },
    })
    expect(await refused(large.token, [large.order.documentId], 'other_qris')).toEqual([
      409,
      'method-unavailable',
    ])
    const foreign = await backend.call('GET', `/payments/${owner.attempt.documentId}`, {
      token: stranger.token,
    })
    expect(foreign.status).toBe(404)
  })
})

describe('receiving money', () => {
  test('a notice pays the order: its subscription runs and the member gets a receipt', async () => {
    const { token, id, attempt, order, email } = await createPayer(backend)
    provider.simulator.choose(attempt.reference, 'bca_va')
    await deliverNotices(backend, provider)
    expect(await getAttempt(backend, token, attempt.documentId)).toMatchObject({
      state: 'pending',
      instructions: { kind: 'va', bank: 'bca' },
    })
    act(attempt.reference, 'pay')
    await deliverNotices(backend, provider)
    expect(await getAttempt(backend, token, attempt.documentId)).toMatchObject({
      state: 'paid',
      outcome: 'applied',
      received: order.total,
      redirect_url: null,
      orders: [{ documentId: id, state: 'paid', outcome: 'applied' }],
    })
    expect(await getOrder(backend, token, id)).toMatchObject({ state: 'paid' })
    expect(await periodsOf(id)).toBe(1)
    const receipt = mailsTo(email).find(
      ({ subject }) => subject.includes(order.number) && subject.includes('Pembayaran'),
    )
    expect(receipt?.text).toContain(order.number)
  })

  test('the return page pays the order before any notice, and the notices change nothing after it', async () => {
    const { token, id, attempt } = await createPayer(backend, 'gopay')
    act(attempt.reference, 'pay', { delivery: 'twice' })
    expect(await checkAttempt(backend, token, attempt.documentId)).toMatchObject({ state: 'paid' })
    await deliverNotices(backend, provider)
    await deliverNotices(backend, provider)
    expect(await periodsOf(id)).toBe(1)
    expect(await getAttempt(backend, token, attempt.documentId)).toMatchObject({ outcome: 'applied' })
    const { body } = await backend.call('GET', '/account/export', { token })
    expect(body.payments_started).toMatchObject([{ reference: attempt.reference, state: 'paid' }])
  })

  test('a check asks the provider at most every few seconds', async () => {
    const { token, attempt } = await createPayer(backend)
    await checkAttempt(backend, token, attempt.documentId)
    const before = provider.countCalls()
    await checkAttempt(backend, token, attempt.documentId)
    expect(provider.countCalls()).toBe(before)
  })

  test('a payment whose notice never comes is found by the sweep', async () => {
    const { token, id, attempt } = await createPayer(backend)
    act(attempt.reference, 'pay', { delivery: 'never' })
    await paymentServices().sweepPayments(Date.now() + 3 * 60 * 60_000)
    await settleJobs()
    expect(await getOrder(backend, token, id)).toMatchObject({ state: 'paid' })
  })

  test('a QR code ends when the provider says, which is earlier than what was asked for', async () => {
    const { token, attempt } = await createPayer(backend, 'other_qris')
    provider.simulator.choose(attempt.reference, 'other_qris')
    const { expiresAt } = provider.simulator.store.find('transactions', attempt.reference)
    const { expires_at, instructions } = await checkAttempt(backend, token, attempt.documentId)
    expect(instructions).toMatchObject({ kind: 'qr' })
    expect(Date.parse(expires_at)).toBe(Math.floor(expiresAt / 1000) * 1000)
    expect(Date.parse(expires_at)).toBeLessThan(Date.parse(attempt.expires_at))
  })

  test('one payment pays several orders at once, each with its own period and invoice', async () => {
    const { token, id, order } = await createPayer(backend)
    const more = await placeSecondOrder(backend, token)
    const started = await startPayment(backend, token, { orders: [id, more.documentId], method: 'gopay' })
    const { reference, amount, documentId } = started.body.data
    expect(amount).toBe(order.total + more.total)
    act(reference, 'pay')
    await deliverNotices(backend, provider)
    const orders = await Promise.all([id, more.documentId].map(one => getOrder(backend, token, one)))
    expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(new Set(orders.map(({ invoice_number }) => invoice_number)).size).toBe(2)
    expect([await periodsOf(id), await periodsOf(more.documentId)]).toEqual([1, 1])
    expect(await getAttempt(backend, token, documentId)).toMatchObject({
      state: 'paid',
      outcome: 'applied',
      orders: [{ outcome: 'applied' }, { outcome: 'applied' }],
    })
    expect(await paymentServices().listDifferences()).toEqual([])
  })

  test('of several orders, one that was paid meanwhile is a duplicate and the others are paid', async () => {
    const { token, id, attempt } = await createPayer(backend)
    const more = await placeSecondOrder(backend, token)
    const both = await startPayment(backend, token, { orders: [id, more.documentId], method: 'gopay' })
    const { reference, documentId } = both.body.data
    provider.simulator.choose(reference, 'gopay')
    act(attempt.reference, 'pay')
    act(reference, 'pay')
    await deliverNotices(backend, provider)
    const rows = [
      await getAttempt(backend, token, attempt.documentId),
      await getAttempt(backend, token, documentId),
    ]
    const outcomes = rows.flatMap(({ orders }) => orders.map((part: { outcome: string }) => part.outcome))
    expect(outcomes.sort()).toEqual(['applied', 'applied', 'duplicate'])
    expect([await periodsOf(id), await periodsOf(more.documentId)]).toEqual([1, 1])
  })

  test('when an order is paid, its other attempts are cancelled at the provider', async () => {
    const { token, id, attempt } = await createPayer(backend)
    const own = await startPayment(backend, token, { orders: [id], method: 'bri_va' })
    provider.simulator.choose(own.body.data.reference, 'bri_va')
    act(attempt.reference, 'pay')
    await deliverNotices(backend, provider)
    await settleJobs()
    const [left] = provider.simulator.store
      .list('transactions')
      .filter(({ orderId }) => orderId === own.body.data.reference)
    expect(left?.status).toBe('cancel')
    expect(await getAttempt(backend, token, own.body.data.documentId)).toMatchObject({ state: 'cancelled' })
  })
})

describe('notices', () => {
  test('forged, changed, oversized and unknown ones have no effect', async () => {
    const { token, id, attempt } = await createPayer(backend)
    act(attempt.reference, 'pay', { wrongSignature: true })
    const forged = provider.simulator.takeNotices().find(({ orderId }) => orderId === attempt.reference)
    const body = JSON.parse(forged?.body ?? '{}')
    expect((await sendNotice(backend, JSON.stringify(body))).status).toBe(403)
    expect((await sendNotice(backend, JSON.stringify({ ...body, signature_key: 'x' }))).status).toBe(403)
    expect((await sendNotice(backend, JSON.stringify({}))).status).toBe(403)
    expect((await sendNotice(backend, JSON.stringify(body), 'other')).status).toBe(404)
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(70_000) })
    expect((await sendNotice(backend, large)).status).toBe(413)
    expect(await sendInChunks('/payments/notices/midtrans', large)).toBe(413)
    expect(await sendInChunks('/payments/notices/midtrans')).toBe(403)
    expect(await sendInChunks('/sessions')).toBe(411)
    await settleJobs()
    expect(await getOrder(backend, token, id)).toMatchObject({ state: 'awaiting-payment' })
  })

  test('one that is sent in chunks, without its length, pays the order', async () => {
    const { token, id, attempt } = await createPayer(backend)
    act(attempt.reference, 'pay')
    const notices = provider.simulator.takeNotices().filter(({ orderId }) => orderId === attempt.reference)
    for (const { body } of notices)
      expect(await sendInChunks('/payments/notices/midtrans', `${body}${' '.repeat(40_000)}`)).toBe(200)
    await settleJobs()
    expect(await getOrder(backend, token, id)).toMatchObject({ state: 'paid' })
  })

  test('a repeated notice is stored once, encrypted, and answered with 200', async () => {
    const { attempt } = await createPayer(backend)
    act(attempt.reference, 'pay')
    const notices = provider.simulator.takeNotices().filter(({ orderId }) => orderId === attempt.reference)
    for (const { body } of notices)
      for (let count = 0; count < 3; count += 1) expect((await sendNotice(backend, body)).status).toBe(200)
    await settleJobs()
    const rows: { body: string; applied_at: unknown }[] = await backend.strapi.db
      .connection('payment_notices')
      .where({ reference: attempt.reference })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.body).not.toContain(attempt.reference)
    expect(rows[0]?.applied_at).not.toBeNull()
  })
})
