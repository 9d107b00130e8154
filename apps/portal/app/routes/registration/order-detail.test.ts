import { respondWithError, sampleOrder } from '@bgm/api-client/testing'
import { registrations } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { registrationDrafts } from '#app/testing/drafts'
import { action, loader } from './order-detail'

const start = () => startBackend(withoutMembership, respond(registrations.get, registrationDrafts.order))

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
    const { calls } = start()
    const send = async (fields: Record<string, string>) =>
      findRedirectTarget(await action(actionArgs('/register/order', { form: 'voucher', ...fields })))
    expect(await send({ voucher_code: 'hemat100' })).toBe('/register/order')
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { voucher_code: 'HEMAT100' } })
    expect(await send({ intent: 'remove', voucher_code: 'HEMAT100' })).toBe('/register/order')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/registration/voucher' })
  })

  test.each(['voucher-used-up', 'voucher-unknown'])('explains that a voucher is invalid: %s', async code => {
    const { server } = start()
    server.use(respond(registrations.setVoucher, respondWithError(422, { code })))
    const form = { form: 'voucher', voucher_code: 'HABIS50' }
    const result = await action(actionArgs('/register/order', form))
    expect(getFormErrors(result)).toMatchObject({
      status: 422,
      errors: [['voucher_code', `errors.${code}`]],
    })
  })

  test('confirms with the draft’s id as the idempotency key and opens the order', async () => {
    const { calls } = start()
    const response = await action(
      actionArgs('/en/register/order', { form: 'confirm', expected_total: '3000000' }),
    )
    expect(findRedirectTarget(response)).toBe(`/en/orders/${sampleOrder.id}`)
    const call = calls.find(({ path }) => path === '/registration/confirm')
    expect(call?.headers.get('idempotency-key')).toBe(registrationDrafts.order.id)
    expect(call?.body).toEqual({ expected_total: 3_000_000 })
  })

  test('is not confirmed twice: a second submission repeats the key, and a later one opens the order', async () => {
    const { calls, server } = start()
    const press = () => action(actionArgs('/register/order', { form: 'confirm', expected_total: '3000000' }))
    const results = await Promise.all([press(), press()])
    expect(results.map(findRedirectTarget)).toEqual(Array(2).fill(`/orders/${sampleOrder.id}`))
    const confirmations = () => calls.filter(({ path }) => path === '/registration/confirm')
    const keys = confirmations().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual(Array(2).fill(registrationDrafts.order.id))
    server.use(respond(registrations.get, { ...registrationDrafts.order, order: sampleOrder.id }))
    expect(findRedirectTarget(await catchResponse(press))).toBe(`/orders/${sampleOrder.id}`)
    expect(confirmations()).toHaveLength(2)
  })

  test('returns an error if the price has changed in the meantime', async () => {
    const { server } = start()
    server.use(respond(registrations.confirm, respondWithError(409, { code: 'price-changed' })))
    const outcome = await action(
      actionArgs('/register/order', { form: 'confirm', expected_total: '2000000' }),
    )
    expect(getFormErrors(outcome)).toMatchObject({ status: 422, errors: [['', 'errors.price-changed']] })
  })
})
