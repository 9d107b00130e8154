import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmRegistration,
  createCustomer,
  industryStep,
  pricingStep,
  propertyStep,
  registerUpToConfirmation,
  uploadTaxFile,
} from '#tests/customers'
import type { Backend } from '#tests/harness'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const put = (token: string, step: string, body: unknown) =>
  backend.call('PUT', `/registration/${step}`, { token, body })

const read = (token: string) => backend.call('GET', '/registration', { token })

test('rejects an outdated total and keeps the draft', async () => {
  const { token } = await registerUpToConfirmation(backend)
  const response = await confirmRegistration(backend, token, 199_999)
  expect([response.status, response.body.error.details.code]).toEqual([409, 'price-changed'])
  expect((await read(token)).body.order).toBeNull()
  expect((await confirmRegistration(backend, token, 200_000)).status).toBe(200)
})

test('a second confirmation returns the same order, regardless of key and total', async () => {
  const { token, order } = await createCustomer(backend)
  expect((await confirmRegistration(backend, token, 200_000)).body).toEqual(order)
  expect((await confirmRegistration(backend, token, 1, 'another-key')).body).toEqual(order)
  expect((await backend.call('GET', '/orders', { token })).body.meta.pagination.total).toBe(1)
})

test.each(['', 'short', 'x'.repeat(65), 'with spaces in it'])('rejects the idempotency key %j', async key => {
  const { token } = await createMember(backend)
  const response = await confirmRegistration(backend, token, 0, key)
  expect([response.status, response.body.error.details.errors[0].path]).toEqual([400, ['Idempotency-Key']])
})

test('a confirmed registration can no longer be changed', async () => {
  const { token } = await createCustomer(backend)
  const responses = [
    await put(token, 'industry', industryStep),
    await put(token, 'property', propertyStep),
    await put(token, 'pricing', pricingStep),
    await put(token, 'voucher', { voucher_code: 'HEMAT100' }),
    await backend.call('DELETE', '/registration/voucher', { token }),
    await backend.call('DELETE', '/registration/tax-file', { token }),
    await uploadTaxFile(backend, token),
  ]
  for (const { status, body } of responses) {
    expect([status, body.error?.details.code]).toEqual([409, 'already-confirmed'])
  }
})

test('an order keeps its price when the package price changes', async () => {
  const { token, order } = await createCustomer(backend, { pricing: { package: 'single-location' } })
  const where = { key: 'single-location' }
  const packages = backend.strapi.db.query('api::package.package')
  const terms = backend.strapi.db.query('api::package-term.package-term')
  await packages.updateMany({ where, data: { title: 'Lain' } })
  await terms.updateMany({ where, data: { price_monthly: 7 } })
  expect((await backend.call('GET', `/orders/${order.documentId}`, { token })).body).toEqual(order)
  await terms.updateMany({ where, data: { price_monthly: 1_000_000 } })
})

test('states the included PPN if the seller is registered for it', async () => {
  const seller = backend.strapi.db.query('parts.seller' as 'api::order.order')
  await seller.updateMany({ where: {}, data: { tax_registered: true } })
  const { order } = await createCustomer(backend)
  await seller.updateMany({ where: {}, data: { tax_registered: false } })
  expect(order).toMatchObject({ total: 200_000, tax: { rate: 12, base: 165_165, amount: 19_820 } })
})

test('an English-speaking member gets the email and package title in English', async () => {
  const { email, order } = await createCustomer(backend, {}, { locale: 'en' })
  expect(order.package.title).toBe('small-room (en)')
  const mail = (await backend.mail.waitForEmails(email, 1, /IDR\s200,000/)).at(-1)
  expect(mail?.subject).toBe(`Order ${order.number}: how to pay`)
  expect(mail?.text).toContain('/en/orders/')
})
