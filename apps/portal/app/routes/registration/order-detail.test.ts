import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { registrationDrafts } from '#app/testing/drafts'
import { action, loader } from './order-detail'

const start = () =>
  startBackend(world => {
    withoutMembership(world)
    Object.assign(world.registration, registrationDrafts.order)
  })

describe('Order Detail', () => {
  test('shows the order number, the venue, the price and the coverage', async () => {
    start()
    const { order, quote, coverage } = await loader(loaderArgs('/register/order'))
    expect(order).toMatchObject({
      number: 'MB-ORD-20261120-0043',
      industry: 'Hotel',
      stars: 4,
      brand: 'Hotel Contoh Braga',
      address: 'Jl. Contoh No. 12, Braga, Sumur Bandung, Kota Bandung, Jawa Barat 40111',
    })
    expect(quote).toMatchObject({ price: 3_000_000, total: 3_000_000 })
    expect(coverage.coverage.map(({ covered }) => covered)).toEqual([true, false])
  })

  test('applies a voucher and removes it', async () => {
    start()
    expect(
      findRedirectTarget(
        await action(actionArgs('/register/order', { form: 'voucher', voucher_code: 'hemat100' })),
      ),
    ).toBe('/register/order')
    expect((await loader(loaderArgs('/register/order'))).quote).toMatchObject({
      discount: 100_000,
      total: 2_900_000,
    })
    await action(
      actionArgs('/register/order', { form: 'voucher', intent: 'remove', voucher_code: 'HEMAT100' }),
    )
    expect((await loader(loaderArgs('/register/order'))).quote).toMatchObject({
      discount: 0,
      total: 3_000_000,
    })
  })

  test.each([
    ['HABIS50', 'errors.voucher-used-up'],
    ['TIDAKADA', 'errors.voucher-unknown'],
  ])('explains why voucher %s is invalid', async (voucher_code, reason) => {
    start()
    const result = await action(actionArgs('/register/order', { form: 'voucher', voucher_code }))
    expect(getFormErrors(result)).toMatchObject({ status: 422, errors: [['voucher_code', reason]] })
  })

  test('confirms with the draft’s id as the idempotency key and opens the order', async () => {
    const { world } = start()
    const response = await action(
      actionArgs('/en/register/order', { form: 'confirm', expected_total: '3000000' }),
    )
    expect(findRedirectTarget(response)).toBe('/en/orders/order0000000000000000043')
    const call = world.calls.find(({ path }) => path === '/registration/confirm')
    expect(call?.headers.get('idempotency-key')).toBe(world.registration.documentId)
    expect(call?.body).toEqual({ expected_total: 3_000_000 })
  })

  test('places a single order for two submissions', async () => {
    const { world } = start()
    const twice = () =>
      action(actionArgs('/register/order', { form: 'confirm', expected_total: '3000000' })).catch(
        thrown => thrown,
      )
    const results = await Promise.all([twice(), twice()])
    expect(results.map(findRedirectTarget)).toEqual([
      '/orders/order0000000000000000043',
      '/orders/order0000000000000000043',
    ])
    expect(world.orders).toHaveLength(2)
    expect(
      findRedirectTarget(
        await catchResponse(() =>
          action(actionArgs('/register/order', { form: 'confirm', expected_total: '1' })),
        ),
      ),
    ).toBe('/orders/order0000000000000000043')
  })

  test('returns an error if the price has changed in the meantime', async () => {
    start()
    const outcome = await action(
      actionArgs('/register/order', { form: 'confirm', expected_total: '2000000' }),
    )
    expect(getFormErrors(outcome)).toMatchObject({ status: 422, errors: [['', 'errors.price-changed']] })
  })
})
