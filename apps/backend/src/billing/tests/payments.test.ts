import { describe, expect, test } from 'vitest'
import { createColleague, sendInvitation } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { settleJobs } from '#tests/harness'
import { createMember } from '#tests/people'
import {
  checkAttempt,
  createPayer,
  deliverNotices,
  getAttempt,
  getOrder,
  paymentServices,
  placeSecondOrder,
  setUpPayments,
  startPayment,
} from './payments'

const payments = setUpPayments()
const { applyOutcome, getPeriods, waitForEmails } = payments

describe('starting a payment', () => {
  test('offers methods with their limits and opens the provider’s page', async () => {
    const { token, id, attempt, order } = await createPayer(payments.backend)
    const { data } = (await payments.backend.call('GET', `/orders/${id}/payment`, { token })).body
    expect(data.methods.map(({ key }: { key: string }) => key)).toContain('other_qris')
    expect(data.methods.find(({ key }: { key: string }) => key === 'credit_card')).toMatchObject({
      group: 'card',
      available: true,
      reason: null,
    })
    expect(data).toMatchObject({ provider: true, order: { number: order.number }, link: null })
    expect(data.attempts).toEqual([attempt])
    expect(attempt).toMatchObject({ state: 'created', amount: order.total, outcome: null, method: 'bca_va' })
    expect(attempt.redirect_url).toContain(payments.provider.url)
    const [page] = payments.provider.simulator.store.list('transactions').slice(-1)
    expect(page).toMatchObject({ orderId: attempt.reference, amount: order.total })
  })

  test('the same key starts one payment, even concurrently', async () => {
    const { token, order } = await createCustomer(payments.backend)
    const body = { orders: [order.documentId], method: 'gopay' }
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => startPayment(payments.backend, token, body, 'key-of-one-form')),
    )
    expect(started.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(started.map(({ body }) => body.data.reference)).size).toBe(1)
    expect(new Set(started.map(({ body }) => body.data.redirect_url)).size).toBe(1)
  })

  test('a lost response becomes a 503, and retrying with the same key opens the page of the same payment', async () => {
    const { token, order } = await createCustomer(payments.backend)
    const body = { orders: [order.documentId], method: 'bni_va' }
    payments.provider.failNext('lose-answer')
    const lost = await startPayment(payments.backend, token, body, 'key-of-a-lost-answer')
    expect([lost.status, lost.body.error.details.code]).toEqual([503, 'provider-unavailable'])
    const again = await startPayment(payments.backend, token, body, 'key-of-a-lost-answer')
    expect(again.status).toBe(201)
    const references = payments.provider.simulator.store
      .list('transactions')
      .filter(({ items }) => items.includes(order.number))
      .map(({ orderId }) => orderId)
    expect(references).toEqual([again.body.data.reference])
  })

  test("is rejected for others' orders, paid orders, methods beyond their limits and roles without permission", async () => {
    const owner = await createPayer(payments.backend)
    const stranger = await createCustomer(payments.backend)
    const refused = async (token: string, orders: string[], method = 'bca_va') => {
      const { status, body } = await startPayment(payments.backend, token, { orders, method })
      return [status, body.error.details.code]
    }
    expect(await refused(stranger.token, [owner.id])).toEqual([404, undefined])
    expect(await refused(stranger.token, [stranger.order.documentId, owner.id])).toEqual([404, undefined])
    const { token: staffToken } = await createColleague(payments.backend, owner.token, 'staff')
    expect(await refused(staffToken, [owner.id])).toEqual([403, 'forbidden'])
    await payments.backend.call('POST', `/orders/${stranger.order.documentId}/cancel`, {
      token: stranger.token,
    })
    expect(await refused(stranger.token, [stranger.order.documentId])).toEqual([409, 'order-settled'])
    const large = await createCustomer(payments.backend, {
      pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 3 },
    })
    expect(await refused(large.token, [large.order.documentId], 'other_qris')).toEqual([
      409,
      'method-unavailable',
    ])
    const foreign = await payments.backend.call('GET', `/payments/${owner.attempt.documentId}`, {
      token: stranger.token,
    })
    expect(foreign.status).toBe(404)
  })
})

describe('receiving a payment', () => {
  test('a notice pays the order, starts its subscription and sends the member a receipt', async () => {
    const { token, id, attempt, order, email } = await createPayer(payments.backend)
    payments.provider.simulator.choose(attempt.reference, 'bca_va')
    await deliverNotices(payments.backend, payments.provider)
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({
      state: 'pending',
      instructions: { kind: 'va', bank: 'bca' },
    })
    applyOutcome(attempt.reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({
      state: 'paid',
      outcome: 'applied',
      received: order.total,
      redirect_url: null,
      orders: [{ documentId: id, state: 'paid', outcome: 'applied' }],
    })
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
    expect(await getPeriods(id)).toBe(1)
    const receipt = waitForEmails(email).find(
      ({ subject }) => subject.includes(order.number) && subject.includes('Pembayaran'),
    )
    expect(receipt?.text).toContain(order.number)
  })

  test('the return page pays the order before any notice arrives, and later notices change nothing', async () => {
    const { token, id, attempt } = await createPayer(payments.backend, 'gopay')
    applyOutcome(attempt.reference, 'pay', { delivery: 'twice' })
    expect(await checkAttempt(payments.backend, token, attempt.documentId)).toMatchObject({ state: 'paid' })
    await deliverNotices(payments.backend, payments.provider)
    await deliverNotices(payments.backend, payments.provider)
    expect(await getPeriods(id)).toBe(1)
    expect(await getAttempt(payments.backend, token, attempt.documentId)).toMatchObject({
      outcome: 'applied',
    })
    const { body } = await payments.backend.call('GET', '/account/export', { token })
    expect(body.payments_started).toMatchObject([{ reference: attempt.reference, state: 'paid' }])
  })

  test('a check calls the provider at most every few seconds', async () => {
    const { token, attempt } = await createPayer(payments.backend)
    await checkAttempt(payments.backend, token, attempt.documentId)
    const before = payments.provider.countCalls()
    await checkAttempt(payments.backend, token, attempt.documentId)
    expect(payments.provider.countCalls()).toBe(before)
  })

  test('a payment whose notice never arrives is found by the sweep', async () => {
    const { token, id, attempt } = await createPayer(payments.backend)
    applyOutcome(attempt.reference, 'pay', { delivery: 'never' })
    await paymentServices().sweepPayments(Date.now() + 3 * 60 * 60_000)
    await settleJobs()
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
  })

  test('a QR code expires at the time set by the provider, which is earlier than requested', async () => {
    const { token, attempt } = await createPayer(payments.backend, 'other_qris')
    payments.provider.simulator.choose(attempt.reference, 'other_qris')
    const { expiresAt } = payments.provider.simulator.store.find('transactions', attempt.reference)
    const { expires_at, instructions } = await checkAttempt(payments.backend, token, attempt.documentId)
    expect(instructions).toMatchObject({ kind: 'qr' })
    expect(Date.parse(expires_at)).toBe(Math.floor(expiresAt / 1000) * 1000)
    expect(Date.parse(expires_at)).toBeLessThan(Date.parse(attempt.expires_at))
  })

  test('one payment pays several orders at once, each with its own period and invoice', async () => {
    const { token, id, order } = await createPayer(payments.backend)
    const more = await placeSecondOrder(payments.backend, token)
    const started = await startPayment(payments.backend, token, {
      orders: [id, more.documentId],
      method: 'gopay',
    })
    const { reference, amount, documentId } = started.body.data
    expect(amount).toBe(order.total + more.total)
    applyOutcome(reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    const orders = await Promise.all([id, more.documentId].map(one => getOrder(payments.backend, token, one)))
    expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(new Set(orders.map(({ invoice_number }) => invoice_number)).size).toBe(2)
    expect([await getPeriods(id), await getPeriods(more.documentId)]).toEqual([1, 1])
    expect(await getAttempt(payments.backend, token, documentId)).toMatchObject({
      state: 'paid',
      outcome: 'applied',
      orders: [{ outcome: 'applied' }, { outcome: 'applied' }],
    })
    expect(await paymentServices().listReconciliationDifferences()).toEqual([])
  })

  test('a payment for several units shows a manager of one unit only their part, and not how to pay it', async () => {
    const { token, id, order } = await createPayer(payments.backend)
    const more = await placeSecondOrder(payments.backend, token)
    const started = await startPayment(payments.backend, token, {
      orders: [id, more.documentId],
      method: 'gopay',
    })
    const { reference, documentId } = started.body.data
    const manager = await createColleague(payments.backend, token, 'manager', [
      order.business_unit.documentId,
    ])
    const read = () => payments.backend.call('GET', `/orders/${id}/payment`, { token: manager.token })
    const { body, text } = await read()
    expect(body.data.attempts[0]).toMatchObject({
      complete: false,
      reference,
      orders: [{ documentId: id }],
      amount: order.total,
      redirect_url: null,
      instructions: null,
    })
    expect(body.data.attempts[1]).toMatchObject({ complete: true, redirect_url: expect.any(String) })
    for (const secret of [more.number, more.documentId, started.body.data.redirect_url])
      expect(text).not.toContain(secret)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/check'],
      ['POST', '/cancel'],
    ] as const)
      expect(
        (await payments.backend.call(method, `/payments/${documentId}${path}`, { token: manager.token }))
          .status,
      ).toBe(404)
    applyOutcome(reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    expect((await read()).body.data.attempts[0]).toMatchObject({
      complete: false,
      state: 'paid',
      received: null,
    })
    expect(
      (await payments.backend.call('GET', `/orders/${id}/payment`, { token })).body.data.attempts[0],
    ).toMatchObject({
      complete: true,
      received: order.total + more.total,
    })
  })

  test('an idempotency key belongs to one organisation and is worthless after access to its orders has ended', async () => {
    const key = 'a-key-that-is-used-twice'
    const first = await createCustomer(payments.backend)
    const second = await createCustomer(payments.backend)
    const person = await createMember(payments.backend)
    for (const { token, order } of [first, second]) {
      await sendInvitation(payments.backend, token, person.email, {
        role: 'finance',
        units: [order.business_unit.documentId],
      })
    }
    const tokens = await payments.backend.mail.waitForEmails(person.email, 2, /\/invitations\//)
    for (const { text } of tokens)
      await payments.backend.call('POST', '/invitations/accept', {
        token: person.token,
        body: { token: /\/invitations\/([\w-]+)/.exec(text)?.[1] },
      })
    const pay = async ({ order }: typeof first) => {
      const { memberships } = (await payments.backend.call('GET', '/users/me', { token: person.token })).body
      expect(memberships).toHaveLength(2)
      return startPayment(
        payments.backend,
        person.token,
        { orders: [order.documentId], method: 'gopay' },
        key,
      )
    }
    const switchTo = async (customer: typeof first) => {
      const { active_organisation: organisation } = (
        await payments.backend.call('GET', '/users/me', { token: customer.token })
      ).body
      await payments.backend.call('POST', '/organisation/switch', {
        token: person.token,
        body: { organisation },
      })
    }
    await switchTo(first)
    const one = await pay(first)
    await switchTo(second)
    const two = await pay(second)
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body.data.orders).toMatchObject([{ documentId: second.order.documentId }])
    expect(two.body.data.documentId).not.toBe(one.body.data.documentId)
  })

  test('if one of several orders has been paid meanwhile, its share is a duplicate and the others are paid', async () => {
    const { token, id, attempt } = await createPayer(payments.backend)
    const more = await placeSecondOrder(payments.backend, token)
    const both = await startPayment(payments.backend, token, {
      orders: [id, more.documentId],
      method: 'gopay',
    })
    const { reference, documentId } = both.body.data
    payments.provider.simulator.choose(reference, 'gopay')
    applyOutcome(attempt.reference, 'pay')
    applyOutcome(reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    const rows = [
      await getAttempt(payments.backend, token, attempt.documentId),
      await getAttempt(payments.backend, token, documentId),
    ]
    const outcomes = rows.flatMap(({ orders }) => orders.map((part: { outcome: string }) => part.outcome))
    expect(outcomes.sort()).toEqual(['applied', 'applied', 'duplicate'])
    expect([await getPeriods(id), await getPeriods(more.documentId)]).toEqual([1, 1])
  })

  test('when an order is paid, its other attempts are cancelled at the provider', async () => {
    const { token, id, attempt } = await createPayer(payments.backend)
    const own = await startPayment(payments.backend, token, { orders: [id], method: 'bri_va' })
    payments.provider.simulator.choose(own.body.data.reference, 'bri_va')
    applyOutcome(attempt.reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    await settleJobs()
    const [left] = payments.provider.simulator.store
      .list('transactions')
      .filter(({ orderId }) => orderId === own.body.data.reference)
    expect(left?.status).toBe('cancel')
    expect(await getAttempt(payments.backend, token, own.body.data.documentId)).toMatchObject({
      state: 'cancelled',
    })
  })
})
