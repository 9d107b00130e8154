import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, startShop, voucher } from './goods'
import { type Backend, compiled } from './harness'
import { cancel, pay, place, subscriber } from './unit-orders'

let backend: Backend
let modules: Parameters<typeof pay>[1]
beforeAll(async () => {
  backend = await startShop()
  modules = {
    ...compiled<Pick<typeof modules, 'payOrder'>>('src/api/order/services/pay'),
    ...compiled<Pick<typeof modules, 'findOrder'>>('src/api/order/services/row'),
  }
})
afterAll(() => backend.stop())

const renewal = {
  kind: 'renewal',
  package: 'single-location',
  billing_period: 'monthly',
  zone_count: 2,
  expected_total: 1_900_000,
  voucher_code: 'HEMAT100',
}

test('ten parallel submits of one form make one order and use one voucher; ten forms make one too', async () => {
  for (const keyOf of [() => 'the-same-key', (index: number) => `another-key-${index}`]) {
    const { token, unit } = await subscriber(backend, modules, new Date())
    const before = (await voucher(backend, 'HEMAT100')).remaining
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        place(backend, token, { ...renewal, business_unit: unit }, keyOf(index)),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ body }) => body.documentId)).size).toBe(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.error.details.code)).toEqual(refused.map(() => 'order-open'))
    expect(
      await count(backend, 'api::order.order', { business_unit: { documentId: unit }, kind: 'renewal' }),
    ).toBe(1)
    expect((await voucher(backend, 'HEMAT100')).remaining).toBe(before - 1)
  }
})

test('a cancellation and a payment at the same moment: one of them wins, wholly', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { token, unit } = await subscriber(backend, modules, new Date())
    const before = (await voucher(backend, 'HEMAT100')).remaining
    const order = (await place(backend, token, { ...renewal, business_unit: unit })).body
    await Promise.allSettled([pay(backend, modules, { order }), cancel(backend, token, order.documentId)])
    const { state } = (await backend.call('GET', `/orders/${order.documentId}`, { token })).body
    const periods = await count(backend, 'api::subscription.subscription', {
      business_unit: { documentId: unit },
    })
    const left = (await voucher(backend, 'HEMAT100')).remaining
    expect([state, periods, left]).toEqual(
      state === 'paid' ? ['paid', 2, before - 1] : ['cancelled', 1, before],
    )
  }
})
