import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { industryStep, uploadTaxFile } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { createMember } from '#tests/people'
import { countRows, findVoucher, startBackendWithPackages } from '#tests/shop'
import { cancelOrder, createSubscriber, markOrderPaid, placeOrder } from '#tests/unit-orders'
import { uploadUnitFile } from '#tests/units'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
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

test('ten concurrent submissions, of one form or of ten, create one order and redeem one voucher', async () => {
  for (const getKey of [() => 'the-same-key', (index: number) => `another-key-${index}`]) {
    const { token, unit } = await createSubscriber(backend, new Date())
    const before = (await findVoucher(backend, 'HEMAT100')).remaining
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        placeOrder(backend, token, { ...renewal, business_unit: unit }, getKey(index)),
      ),
    )
    const made = responses.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ body }) => body.documentId)).size).toBe(1)
    const rejected = responses.filter(({ status }) => status !== 200)
    expect(rejected.map(({ body }) => body.error.details.code)).toEqual(rejected.map(() => 'order-open'))
    expect(
      await countRows(backend, 'api::order.order', { business_unit: { documentId: unit }, kind: 'renewal' }),
    ).toBe(1)
    expect((await findVoucher(backend, 'HEMAT100')).remaining).toBe(before - 1)
  }
})

test('if an order is cancelled and paid concurrently, exactly one of the two takes effect', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { token, unit } = await createSubscriber(backend, new Date())
    const before = (await findVoucher(backend, 'HEMAT100')).remaining
    const order = (await placeOrder(backend, token, { ...renewal, business_unit: unit })).body
    await Promise.allSettled([
      markOrderPaid(backend, { order }),
      cancelOrder(backend, token, order.documentId),
    ])
    const { state } = (await backend.call('GET', `/orders/${order.documentId}`, { token })).body
    const periods = await countRows(backend, 'api::subscription.subscription', {
      business_unit: { documentId: unit },
    })
    const left = (await findVoucher(backend, 'HEMAT100')).remaining
    expect([state, periods, left]).toEqual(
      state === 'paid' ? ['paid', 2, before - 1] : ['cancelled', 1, before],
    )
  }
})

test('if a unit is deleted while an order for it is placed, exactly one of the two succeeds', async () => {
  const long = { package: 'single-location', billing_period: 'monthly' }
  for (let round = 0; round < 6; round += 1) {
    const ago = new Date(Date.now() - 60 * 86_400_000)
    const { token, unit } = await createSubscriber(backend, ago, long)
    const { version } = (await backend.call('GET', `/business-units/${unit}`, { token })).body
    const orderParams = {
      ...renewal,
      business_unit: unit,
      voucher_code: undefined,
      expected_total: 2_000_000,
    }
    const [removed, placed] = await Promise.all([
      backend.call('DELETE', `/business-units/${unit}?version=${version}`, { token }),
      placeOrder(backend, token, orderParams),
    ])
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual([removed.status, placed.status])
  }
})

test('concurrent uploads of a unit’s tax file leave a single file', async () => {
  const { token, unit } = await createSubscriber(backend, new Date())
  const files = () => readdirSync(join(backend.dataDir, 'private/tax-files')).length
  const rows = () => countRows(backend, 'api::tax-file.tax-file')
  const before = [files(), await rows()]
  const responses = await Promise.all(Array.from({ length: 5 }, () => uploadUnitFile(backend, token, unit)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect([files(), await rows()]).toEqual(before)
})

test('concurrent uploads of a tax file during registration leave a single file', async () => {
  const { token } = await createMember(backend)
  await backend.call('PUT', '/registration/industry', { token, body: industryStep })
  const files = () => readdirSync(join(backend.dataDir, 'private/tax-files')).length
  const before = files()
  const responses = await Promise.all(Array.from({ length: 5 }, () => uploadTaxFile(backend, token)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(files()).toBe(before + 1)
})
