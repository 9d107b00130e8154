import { describe, expect, test } from 'vitest'
import { setUpTestApi } from '../testing/test-api'

const arrange = setUpTestApi()
const key = 'key-of-a-form'

describe('payments', () => {
  test('offer each method with its limits and, if it is unavailable, the reason', async () => {
    const { api, world } = arrange()
    const [order] = world.orders
    const { methods, attempts, order: shown } = await api.payments.ofOrder(order?.id ?? '')
    expect(methods.find(({ key }) => key === 'other_qris')).toMatchObject({ max: 10_000_000, reason: null })
    expect(methods.find(({ available }) => !available)).toMatchObject({ key: 'bni_va', reason: 'down' })
    expect([attempts, shown.number]).toEqual([[], order?.number])
  })

  test('start one attempt per key, and checking a paid attempt marks the order as paid', async () => {
    const { api, world } = arrange()
    const orders = world.orders.map(({ id }) => id)
    const first = await api.payments.start({ orders, method: 'bca_va' }, key)
    expect((await api.payments.start({ orders, method: 'bca_va' }, key)).id).toBe(first.id)
    expect(first).toMatchObject({ state: 'created', outcome: null, amount: 100_000 })
    world.paymentProgress = { state: 'paid', outcome: 'applied', paid_at: '2026-11-20T06:00:00.000Z' }
    expect(await api.payments.check(first.id)).toMatchObject({ state: 'paid', outcome: 'applied' })
    expect((await api.payments.get(first.id)).orders).toMatchObject([{ state: 'paid' }])
    await expect(api.payments.cancel(first.id)).rejects.toMatchObject({
      status: 409,
      reason: 'payment-settled',
    })
  })

  test('cannot use a method that is down, and cannot start at all without a provider', async () => {
    const { api, world } = arrange()
    const orders = world.orders.map(({ id }) => id)
    const findStartError = (method: 'bni_va' | 'bca_va') =>
      api.payments.start({ orders, method }, `refused-${method}`).catch(({ reason }) => reason)
    expect(await findStartError('bni_va')).toBe('method-unavailable')
    world.paymentProvider = false
    expect(await findStartError('bca_va')).toBe('provider-unavailable')
  })
})

describe('payment links', () => {
  test('can be used to view and pay for one order until they are revoked', async () => {
    const { api, world } = arrange()
    const order = world.orders[0]?.id ?? ''
    expect((await api.payments.createLink(order)).url).toContain('/pay/good-token')
    const page = await api.paymentLinks.find('good-token')
    expect(page).toMatchObject({ state: 'open', asked_by: 'Sari', order: { venue: 'Hotel Contoh Braga' } })
    const payment = await api.paymentLinks.start(
      { token: 'good-token', method: 'other_qris' },
      'key-of-a-link',
    )
    world.paymentProgress = {
      state: 'pending',
      instructions: { kind: 'qr', payload: '00020101021226' },
    }
    expect((await api.paymentLinks.check('good-token', payment.id)).instructions?.kind).toBe('qr')
    await api.payments.revokeLink(order)
    await expect(
      api.paymentLinks.start({ token: 'good-token', method: 'gopay' }, 'key-of-another'),
    ).rejects.toMatchObject({ status: 409, reason: 'link-closed' })
    expect(await api.paymentLinks.find('bad-token')).toBeNull()
  })
})
