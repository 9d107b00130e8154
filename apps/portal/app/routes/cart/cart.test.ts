import { respondWithError, sampleCartLine, sampleOrder } from '@bgm/api-client/testing'
import { carts } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './cart'

const unit = 'unitbraga000000000000001'
const other = 'unitdago0000000000000002'
const send = (form: string, fields: Record<string, string>, path = '/cart') =>
  action(actionArgs(path, { form, ...fields }))

describe('the cart', () => {
  test('shows the lines with today’s prices, and is closed to roles that may not order', async () => {
    startBackend()
    const { cart } = await loader(loaderArgs('/cart'))
    expect([cart.total, cart.data.map(({ id }) => id)]).toEqual([10_000_000, [sampleCartLine.id]])
    startBackend(respondWithRole('finance'))
    expect((await catchResponse(() => loader(loaderArgs('/cart')))).status).toBe(403)
  })

  test('gets the selected units, or all that match the filter of the list', async () => {
    const { calls } = startBackend()
    const added = async (fields: Record<string, string>, path?: string) => {
      expect(findRedirectTarget(await send('cart-add', fields, path))).toBe('/cart')
      return calls.at(-1)?.body
    }
    expect(await added({ units: `${unit},${other},${unit}` })).toEqual({ units: [unit, other] })
    expect(await added({ units: unit, all: 'on' }, '/cart?q=dago&state=none&sort=-name')).toEqual({
      q: 'dago',
      state: 'none',
    })
    expect(await added({ order: sampleOrder.id })).toEqual({ order: sampleOrder.id })
    expect(await added({ ending: 'on' })).toEqual({ ending: true })
  })

  test('sends a member who selected nothing back to the list, and keeps the cart if it is full', async () => {
    startBackend(respond(carts.add, respondWithError(409, { code: 'cart-full' })))
    expect(findRedirectTarget(await send('cart-add', { units: 'x' }))).toBe('/business-units')
    const { errors } = getFormErrors(await send('cart-add', { units: unit }))
    expect(errors).toEqual([['', 'errors.cart-full']])
  })

  test('saves the choice of one line, and returns to it on the same page', async () => {
    const { calls } = startBackend()
    const line = sampleCartLine.id
    const renewal = { line, offer: 'renewal small-room monthly', zone_count: '2' }
    expect(findRedirectTarget(await send('cart-line', renewal, '/cart?page=3'))).toBe(
      `/cart?page=3#line-${line}`,
    )
    expect(calls.at(-1)?.body).toEqual({
      kind: 'renewal',
      package: 'small-room',
      billing_period: 'monthly',
      zone_count: 2,
    })
    await send('cart-line', { line, offer: 'extra-zones', zone_count: '1' })
    expect(calls.at(-1)?.body).toEqual({ kind: 'extra-zones', zone_count: 1 })
  })

  test('is ordered at the total shown, and leads to the payment for those who may pay', async () => {
    const { calls } = startBackend()
    const shown = { expected_total: '10000000', version: '3', submission_key: 'key' }
    expect(findRedirectTarget(await send('confirm', shown))).toBe(`/orders/${sampleOrder.id}/pay`)
    expect(calls.find(({ path }) => path.endsWith('/cart/order'))?.body).toEqual({
      expected_total: 10_000_000,
      version: 3,
    })
  })

  test.each(['cart-changed', 'price-changed', 'order-open'])(
    'says why it was not ordered: %s',
    async code => {
      startBackend(respond(carts.place, respondWithError(409, { code })))
      const result = await send('confirm', { expected_total: '1', version: '3' })
      expect(getFormErrors(result).errors).toEqual([['', `errors.${code}`]])
    },
  )

  test('shows a voucher that does not apply beside its field', async () => {
    startBackend(respond(carts.setVoucher, respondWithError(422, { code: 'voucher-unknown' })))
    const { errors, values } = getFormErrors(await send('voucher', { voucher_code: 'TIDAK-ADA' }))
    expect([errors, values]).toEqual([
      [['voucher_code', 'errors.voucher-unknown']],
      { voucher_code: 'TIDAK-ADA' },
    ])
  })
})
