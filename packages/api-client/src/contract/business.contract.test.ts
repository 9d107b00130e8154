import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../api'
import {
  backendAvailable,
  connectClient,
  registerConfirmedUser,
  requireSession,
  samplePassword,
} from './backend'
import { getFirstRegions, makePdfFile, makePropertyForm } from './customer'

const signedIn = async (identifier: string) =>
  connectClient(
    (await requireSession(connectClient().identity.signIn({ identifier, password: samplePassword }))).jwt,
  )

describe.skipIf(!backendAvailable)('registration against the running backend', () => {
  let api: Api
  beforeAll(async () => {
    api = (await registerConfirmedUser()).api
  })

  test('rejects a step out of order', async () => {
    await expect(api.registrations.confirm({ expected_total: 1 }, randomUUID())).rejects.toMatchObject({
      code: 'conflict',
      reason: 'step-missing',
    })
  })

  test('stores the draft step by step, calculates the price and reserves an order number', async () => {
    const { industry } = await api.registrations.setIndustry({
      industry: 'hotel',
      hotel_stars: 4,
      area_size: 1250,
    })
    expect(industry).toEqual({ industry: 'hotel', hotel_stars: 4, area_size: 1250 })
    await api.registrations.setProperty(await makePropertyForm(api))
    const { file_npwp } = await api.registrationTaxFiles.upload(makePdfFile())
    expect(file_npwp).toMatchObject({ name: 'kartu pajak.pdf', mime: 'application/pdf' })
    const file = await api.registrationTaxFiles.download()
    expect(new TextDecoder().decode(file.bytes)).toBe('%PDF-1.4\n%contoh\n')
    const priced = await api.registrations.setPricing({
      package: 'single-location',
      billing_period: 'monthly',
      zone_count: 3,
    })
    expect(priced.order_number).toMatch(/^MB-ORD-\d{8}-\d{4,}$/)
    expect(priced.quote).toMatchObject({ unit_price: 1_000_000, price: 3_000_000, total: 3_000_000 })
  })

  test.each([
    ['HABIS50', 'voucher-used-up'],
    ['TIDAKADA', 'voucher-unknown'],
  ])('rejects the voucher %s with its reason', async (code, reason) => {
    await expect(api.registrations.setVoucher({ voucher_code: code })).rejects.toMatchObject({
      status: 422,
      reason,
    })
  })

  test('a voucher reduces the total and can be removed', async () => {
    expect((await api.registrations.setVoucher({ voucher_code: 'HEMAT100' })).quote).toMatchObject({
      discount: 100_000,
      total: 2_900_000,
    })
    expect((await api.registrations.removeVoucher()).quote).toMatchObject({ discount: 0, total: 3_000_000 })
    await api.registrations.setVoucher({ voucher_code: 'HEMAT100' })
  })

  test('rejects an outdated total', async () => {
    await expect(
      api.registrations.confirm({ expected_total: 3_000_000 }, randomUUID()),
    ).rejects.toMatchObject({
      code: 'conflict',
      reason: 'price-changed',
    })
  })

  test('two concurrent confirmations create one order, which then appears in every list', async () => {
    const key = randomUUID()
    const [one, two] = await Promise.all([
      api.registrations.confirm({ expected_total: 2_900_000 }, key),
      api.registrations.confirm({ expected_total: 2_900_000 }, key),
    ])
    expect(one.id).toBe(two.id)
    expect(one).toMatchObject({ state: 'awaiting-payment', total: 2_900_000, voucher_code: 'HEMAT100' })
    expect(one.payment?.reference).toBe(one.number)
    expect((await api.registrations.get()).order).toBe(one.id)
    expect((await api.orders.list()).data.map(({ id }) => id)).toEqual([one.id])
    expect(await api.orders.get(one.id)).toEqual(one)
    const units = await api.businessUnits.list({ q: 'braga' })
    expect(units.data[0]).toMatchObject({ hotel_stars: 4, area_size: 1250, state: 'awaiting-payment' })
    const unit = await api.businessUnits.get(units.data[0]?.id ?? '')
    expect(unit.cid).toMatch(/^C\d{8}$/)
    expect((await api.businessUnits.downloadTaxFile(unit.id)).bytes.length).toBeGreaterThan(0)
    expect((await api.subscriptions.list()).data).toEqual([])
    expect((await api.identity.getMe()).memberships[0]).toMatchObject({ role: 'owner' })
  })

  test('rejects a file that is not the PDF it claims to be', async () => {
    const stranger = (await registerConfirmedUser()).api
    await stranger.registrations.setIndustry({ industry: 'office', area_size: 80 })
    const exe = new File(['MZ\u0090\u0000'], 'npwp.pdf', { type: 'application/pdf' })
    await expect(stranger.registrationTaxFiles.upload(exe)).rejects.toMatchObject({
      status: 415,
      code: 'invalid',
    })
    expect((await stranger.registrations.get()).file_npwp).toBeNull()
  })
})

describe.skipIf(!backendAvailable)('organisation records against the running backend', () => {
  test('the sample owner has two units and an order of Rp100.000', async () => {
    const api = await signedIn('pemilik@contoh.test')
    const units = await api.businessUnits.list({ page_size: 1 })
    expect(units.pagination).toMatchObject({ page: 1, page_size: 1, total: 2, page_count: 2 })
    const orders = await api.orders.list()
    expect(orders.data.find(({ voucher_code }) => voucher_code === 'HEMAT100')).toMatchObject({
      price: 200_000,
      discount: 100_000,
      total: 100_000,
    })
    expect((await api.subscriptions.list()).data.length).toBeGreaterThan(0)
  })

  test("returns 404 for another organisation's record", async () => {
    const owner = await signedIn('pemilik@contoh.test')
    const other = await signedIn('lain@contoh.test')
    const unit = (await owner.businessUnits.list()).data[0]?.id ?? ''
    const order = (await owner.orders.list()).data[0]?.id ?? ''
    const absent = { code: 'not-found', status: 404 }
    await expect(other.businessUnits.get(unit)).rejects.toMatchObject(absent)
    await expect(other.businessUnits.downloadTaxFile(unit)).rejects.toMatchObject(absent)
    await expect(other.orders.get(order)).rejects.toMatchObject(absent)
  })
})

describe.skipIf(!backendAvailable)('reference data against the running backend', () => {
  test('includes 38 provinces, and returns a village with its ancestors', async () => {
    const { regions } = connectClient()
    expect(await regions.list()).toHaveLength(38)
    const region = await getFirstRegions(connectClient())
    const { chain, level } = await regions.get(region.urban)
    expect(level).toBe('urban')
    expect(chain.map(({ code }) => code)).toEqual([
      region.province,
      region.city,
      region.district,
      region.urban,
    ])
    await expect(regions.get('99')).rejects.toMatchObject({ code: 'not-found' })
  })

  test('reports whether a referral code is valid', async () => {
    const { api } = await registerConfirmedUser()
    expect(await api.referralCodes.check({ referral_code: 'MITRA2026' })).toEqual({ valid: true })
    expect(await api.referralCodes.check({ referral_code: 'TIDAKADA' })).toEqual({ valid: false })
  })
})
