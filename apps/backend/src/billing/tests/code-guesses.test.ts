import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { registerUpToConfirmation } from '#tests/customers'
import { type Backend, internalKey } from '#tests/harness'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'
import { createSubscriber, placeOrder, quoteOrder } from '#tests/unit-orders'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

let usedAddresses = 0
/** An IP address that no other test in this file uses. */
const newAddressHeaders = () => {
  usedAddresses += 1
  return { 'x-internal-key': internalKey, 'x-forwarded-for': `203.0.113.${usedAddresses}` }
}

const renewal = { kind: 'renewal', package: 'single-location', billing_period: 'monthly', zone_count: 2 }

const shop = async () => {
  const owner = await createSubscriber(backend, new Date(Date.now() - 86_400_000))
  return { ...owner, orderParams: { ...renewal, business_unit: owner.unit } }
}

type QuoteRequest = { token: string; orderParams: object; headers?: Record<string, string> }
const requestQuote = (
  { token, orderParams, headers = newAddressHeaders() }: QuoteRequest,
  voucher_code: string,
) => backend.call('POST', '/orders/quote', { token, headers, body: { ...orderParams, voucher_code } })

async function guess(request: QuoteRequest, times: number) {
  const statuses = []
  for (let attempt = 0; attempt < times; attempt++)
    statuses.push((await requestQuote(request, `TEBAK${attempt}`)).status)
  return statuses
}

test('limits an account to 30 voucher guesses across quotes and orders', async () => {
  const { token, orderParams } = await shop()
  expect(await guess({ token, orderParams }, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  const limited = await requestQuote({ token, orderParams }, 'HEMAT100')
  expect([limited.status, limited.body.error.details.code]).toEqual([429, 'rate-limited'])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  const placed = await placeOrder(backend, token, {
    ...orderParams,
    voucher_code: 'HEMAT100',
    expected_total: 1_900_000,
  })
  expect(placed.status).toBe(429)
  expect((await quoteOrder(backend, token, orderParams)).status).toBe(200)
})

test('counts every concurrent guess', async () => {
  const { token, orderParams } = await shop()
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, attempt) => requestQuote({ token, orderParams }, `BARENG${attempt}`)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(30)
})

test('an order with an invalid voucher counts as a guess', async () => {
  const { token, orderParams } = await shop()
  const tries = []
  for (let attempt = 0; attempt < 31; attempt++)
    tries.push(
      await placeOrder(backend, token, {
        ...orderParams,
        voucher_code: `SALAH${attempt}`,
        expected_total: 1,
      }),
    )
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 422), 429])
})

test('does not count valid vouchers, no matter how many quotes are requested', async () => {
  const { token, orderParams } = await shop()
  const request = { token, orderParams, headers: newAddressHeaders() }
  for (let attempt = 0; attempt < 40; attempt++)
    expect((await requestQuote(request, 'HEMAT100')).status).toBe(200)
})

test('limits an organisation to 60 voucher guesses', async () => {
  const { token, orderParams } = await shop()
  const managers = [
    await createColleague(backend, token, 'manager'),
    await createColleague(backend, token, 'manager'),
  ]
  await guess({ token, orderParams }, 30)
  await guess({ token: managers[0]?.token ?? '', orderParams }, 30)
  expect((await requestQuote({ token: managers[1]?.token ?? '', orderParams }, 'HEMAT100')).status).toBe(429)
})

test('limits an IP address to 120 voucher guesses across accounts and routes', async () => {
  const headers = newAddressHeaders()
  for (let attempt = 0; attempt < 4; attempt++) await guess({ ...(await shop()), headers }, 30)
  const { token } = await registerUpToConfirmation(backend)
  const body = { voucher_code: 'HEMAT100' }
  expect((await backend.call('PUT', '/registration/voucher', { token, headers, body })).status).toBe(429)
})

test('limits an account to 60 referral code guesses, not counting valid codes', async () => {
  await backend.strapi.db
    .query('api::referral-code.referral-code')
    .create({ data: { code: 'MITRA1', partner_name: 'Mitra', active: true } })
  const { token } = await createMember(backend)
  const check = (referral_code: string) =>
    backend.call('POST', '/referral-codes/check', {
      token,
      headers: newAddressHeaders(),
      body: { referral_code },
    })
  for (let attempt = 0; attempt < 60; attempt++) {
    expect((await check('MITRA1')).body).toEqual({ valid: true })
    expect((await check(`TEBAK${attempt}`)).body).toEqual({ valid: false })
  }
  expect((await check('MITRA1')).status).toBe(429)
})
