import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmRegistration, createCustomer, registerUpToConfirmation } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { addVoucher, startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
  const past = new Date(Date.now() - 1000)
  await addVoucher(backend, { code: 'USANG', value: 10_000, remaining: 9, ends_at: past })
  await addVoucher(backend, { code: 'HABIS', value: 10_000, remaining: 0 })
  await addVoucher(backend, { code: 'BESAR', value: 10_000, remaining: 9, minimum_price: 1_000_000 })
  await addVoucher(backend, { code: 'SATU', value: 10_000, remaining: 1 })
  await addVoucher(backend, { code: 'GRATIS', value: 9_000_000, remaining: 1 })
})
afterAll(() => backend.stop())

const put = (token: string, step: string, body: unknown) =>
  backend.call('PUT', `/registration/${step}`, { token, body })

const read = (token: string) => backend.call('GET', '/registration', { token })

test.each([
  ['TAK-ADA', 'voucher-unknown'],
  ['USANG', 'voucher-expired'],
  ['HABIS', 'voucher-used-up'],
  ['BESAR', 'voucher-not-applicable'],
])('rejects the voucher %s with the reason %s and changes nothing', async (code, reason) => {
  const { token } = await registerUpToConfirmation(backend, { voucher: 'HEMAT100' })
  const response = await put(token, 'voucher', { voucher_code: code })
  expect([response.status, response.body.error.details.code]).toEqual([422, reason])
  expect((await read(token)).body).toMatchObject({ voucher_code: 'HEMAT100', quote: { total: 100_000 } })
})

test('a voucher can be removed again', async () => {
  const { token } = await registerUpToConfirmation(backend, { voucher: 'HEMAT100' })
  const response = await backend.call('DELETE', '/registration/voucher', { token })
  expect(response.body).toMatchObject({ voucher_code: null, quote: { total: 200_000 } })
})

test('an order whose voucher has since been used up is rejected once, and the draft loses the voucher', async () => {
  const first = await registerUpToConfirmation(backend, { voucher: 'SATU' })
  const second = await registerUpToConfirmation(backend, { voucher: 'SATU' })
  expect((await confirmRegistration(backend, first.token, 190_000)).status).toBe(200)
  expect((await read(second.token)).body.quote.total).toBe(200_000)
  const secondConfirmation = await confirmRegistration(backend, second.token, 190_000)
  expect([secondConfirmation.status, secondConfirmation.body.error.details.code]).toEqual([
    422,
    'voucher-used-up',
  ])
  expect((await read(second.token)).body).toMatchObject({ voucher_code: null, order: null })
  expect((await confirmRegistration(backend, second.token, 200_000)).body.total).toBe(200_000)
})

test('a voucher that covers the whole price starts the subscription immediately', async () => {
  const { token, order } = await createCustomer(backend, { voucher: 'GRATIS' })
  expect(order).toMatchObject({ price: 200_000, discount: 200_000, total: 0, state: 'paid', payment: null })
  const units = await backend.call('GET', '/business-units', { token })
  expect(units.body.data).toMatchObject([{ state: 'active', zone_count: 1, package: 'small-room' }])
})
