import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmRegistration, pricingStep, registerUpToConfirmation } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { createMember } from '#tests/people'
import { addVoucher, countRows, findVoucher, startBackendWithPackages } from '#tests/shop'
import { getOrderRow } from '#tests/unit-orders'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const times = <T>(number: number, work: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => work(index))

test('ten concurrent confirmations of a registration create one order, unit and organisation', async () => {
  const { token, user, email } = await registerUpToConfirmation(backend, { voucher: 'HEMAT100' })
  const before = (await findVoucher(backend, 'HEMAT100')).remaining
  const responses = await Promise.all(
    times(10, index => confirmRegistration(backend, token, 100_000, `key-number-${index % 2}`)),
  )
  expect(responses.map(({ status }) => status)).toEqual(times(10, () => 200))
  expect(new Set(responses.map(({ body }) => body.documentId)).size).toBe(1)
  const placed_by = { documentId: user.documentId }
  expect(await countRows(backend, 'api::order.order', { placed_by })).toBe(1)
  const organisation = { memberships: { user: placed_by } }
  expect(await countRows(backend, 'api::business-unit.business-unit', { organisation })).toBe(1)
  expect(await countRows(backend, 'api::organisation.organisation', organisation)).toBe(1)
  expect((await findVoucher(backend, 'HEMAT100')).remaining).toBe(before - 1)
  const mails = await backend.mail.waitForEmails(email, 1, /Rp100\.000/)
  expect(mails.filter(({ subject }) => subject.includes('cara membayar'))).toHaveLength(1)
})

test('twenty concurrent orders never redeem a voucher more times than it allows', async () => {
  await addVoucher(backend, { code: 'TUJUH', value: 50_000, remaining: 7 })
  const people: Awaited<ReturnType<typeof registerUpToConfirmation>>[] = []
  for (const _ of times(20, () => null))
    people.push(await registerUpToConfirmation(backend, { voucher: 'TUJUH' }))
  const responses = await Promise.all(people.map(({ token }) => confirmRegistration(backend, token, 150_000)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(7)
  const rejected = responses.filter(({ status }) => status !== 200)
  for (const { status, body } of rejected) {
    expect([status, body.error.details.code]).toEqual([422, 'voucher-used-up'])
  }
  expect(await findVoucher(backend, 'TUJUH')).toMatchObject({ remaining: 0, uses: 7 })
  expect(await countRows(backend, 'api::order.order', { voucher_code: 'TUJUH' })).toBe(7)
}, 120_000)

test('concurrent first requests create one registration, and numbers drawn concurrently from a sequence have no gaps', async () => {
  const { token, user } = await createMember(backend)
  const first = await Promise.all(times(8, () => backend.call('GET', '/registration', { token })))
  expect(new Set(first.map(({ body }) => body.documentId)).size).toBe(1)
  expect(await countRows(backend, 'api::registration.registration', { owner: user.documentId })).toBe(1)

  const { nextSequenceNumber } = loadCompiled(() => import('#src/platform/sequence'))
  const numbers = await Promise.all(times(30, () => nextSequenceNumber('of-this-test')))
  expect([...numbers].sort((a, b) => a - b)).toEqual(times(30, index => index + 1))
})

test('a confirmation during a price change never creates an order at a price that was not confirmed', async () => {
  for (const _ of times(5, () => null)) {
    const { token } = await registerUpToConfirmation(backend)
    const [order, change] = await Promise.all([
      confirmRegistration(backend, token, 200_000),
      backend.call('PUT', '/registration/pricing', {
        token,
        body: { ...pricingStep, billing_period: 'yearly' },
      }),
    ])
    if (order.status === 200) expect(order.body).toMatchObject({ total: 200_000, billing_period: 'monthly' })
    else expect([order.body.error.details.code, change.status]).toEqual(['price-changed', 200])
  }
})

test('if an order is paid and expires concurrently, exactly one of the two takes effect', async () => {
  const { expireOrders } = loadCompiled(() => import('#src/billing/order/expire'))
  const { payOrder } = loadCompiled(() => import('#src/billing/order/pay'))
  for (const _ of times(4, () => null)) {
    const { token } = await registerUpToConfirmation(backend)
    const { documentId } = (await confirmRegistration(backend, token, 200_000)).body
    const order = await getOrderRow({ documentId })
    const payment = { reference: 'TRX', paidAt: new Date(), actor: { kind: 'system', name: 'test' } as const }
    await Promise.allSettled([
      backend.strapi.db.transaction(() => payOrder(order, payment)),
      expireOrders(new Date(Date.now() + 8 * 86_400_000)),
    ])
    const after = (await backend.call('GET', `/orders/${documentId}`, { token })).body
    const subscriptions = (await backend.call('GET', '/subscriptions', { token })).body.data
    expect([after.state, subscriptions.length]).toEqual(
      after.state === 'paid' ? ['paid', 1] : ['cancelled', 0],
    )
  }
})
