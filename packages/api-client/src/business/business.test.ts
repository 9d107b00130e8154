import { describe, expect, test } from 'vitest'
import { sampleProperty } from '../testing/fixtures'
import { setUpTestApi } from '../testing/test-api'

const arrange = setUpTestApi()

const pdf = new File(['%PDF-1.4 contoh'], 'kartu pajak.pdf', { type: 'application/pdf' })
const property = { ...sampleProperty, terms: true as const }

describe('registration', () => {
  test('turns an empty draft into a single order', async () => {
    const { api, world } = arrange()
    expect(await api.registration.get()).toMatchObject({ industry: null, quote: null, order: null })
    await api.registration.setIndustry({ industry: 'hotel', hotel_stars: 4, area_size: 1250 })
    await api.registration.setProperty(property)
    expect((await api.registration.uploadTaxFile(pdf)).file_npwp).toMatchObject({ name: 'kartu pajak.pdf' })
    const pricing = { package: 'single-location', billing_period: 'monthly' as const, zone_count: 3 }
    const priced = await api.registration.setPricing(pricing)
    expect(priced).toMatchObject({ order_number: 'MB-ORD-20261120-0043', quote: { total: 3_000_000 } })
    expect((await api.registration.setVoucher('HEMAT100')).quote).toMatchObject({ total: 2_900_000 })
    const order = await api.registration.confirm(2_900_000, 'key-12345678')
    expect(order).toMatchObject({ total: 2_900_000, state: 'awaiting-payment' })
    expect(world.calls.at(-1)?.headers.get('idempotency-key')).toBe('key-12345678')
    expect((await api.registration.confirm(2_900_000, 'key-12345678')).id).toBe(order.id)
    expect(world.orders).toHaveLength(2)
  })

  test.each([
    ['HABIS50', 'voucher-used-up'],
    ['TIDAKADA', 'voucher-unknown'],
  ])('reports why the voucher %s cannot be used', async (code, reason) => {
    const { api } = arrange()
    await expect(api.registration.setVoucher(code)).rejects.toMatchObject({
      code: 'invalid',
      status: 422,
      reason,
    })
  })

  test('reports a missing step and a changed price', async () => {
    const { api } = arrange()
    await expect(api.registration.confirm(1, 'key-12345678')).rejects.toMatchObject({
      reason: 'step-missing',
    })
    await api.registration.setIndustry({ industry: 'office', area_size: 10 })
    await api.registration.setProperty(property)
    await api.registration.setPricing({ package: 'small-room', billing_period: 'yearly', zone_count: 1 })
    await expect(api.registration.confirm(1, 'key-12345678')).rejects.toMatchObject({
      code: 'conflict',
      reason: 'price-changed',
    })
  })

  test('downloads and removes the tax file, and rejects one whose content is not a PDF', async () => {
    const { api } = arrange()
    await api.registration.uploadTaxFile(pdf)
    expect(await api.registration.downloadTaxFile()).toMatchObject({
      name: 'kartu pajak.pdf',
      type: 'application/pdf',
    })
    expect((await api.registration.removeTaxFile()).file_npwp).toBeNull()
    await expect(api.registration.downloadTaxFile()).rejects.toMatchObject({ code: 'not-found' })
    const exe = new File(['MZ'], 'npwp.pdf', { type: 'application/pdf' })
    await expect(api.registration.uploadTaxFile(exe)).rejects.toMatchObject({
      status: 415,
      fields: [{ field: 'file_npwp', key: 'validation.file_type' }],
    })
  })

  test('rejects an unconfirmed account and returns the reason', async () => {
    const { api, world } = arrange()
    world.user.confirmed = false
    await expect(api.registration.get()).rejects.toMatchObject({ code: 'forbidden', reason: 'unconfirmed' })
  })
})

describe('organisation records', () => {
  test('are listed with pagination and renamed fields', async () => {
    const { api, world } = arrange()
    const units = await api.businessUnits.list({ q: 'braga', page: 1, page_size: 5 })
    expect(units.pagination).toEqual({ page: 1, page_size: 5, page_count: 1, total: 1 })
    expect(units.data[0]).toMatchObject({ id: 'unitbraga000000000000001', cid: 'C00081324' })
    expect(world.calls.at(-1)?.query).toBe('?q=braga&page=1&page_size=5')
    expect((await api.subscriptions.list()).data[0]?.business_unit.name).toBe('Hotel Contoh Braga')
  })

  test('are returned by id, and an unknown id throws 404', async () => {
    const { api } = arrange()
    expect((await api.orders.get('order0000000000000000042')).total).toBe(100_000)
    expect((await api.businessUnits.get('unitbraga000000000000001')).address.city.name).toBe('Kota Bandung')
    expect((await api.businessUnits.downloadTaxFile('unitbraga000000000000001')).name).toBe('npwp.pdf')
    await expect(api.orders.get('somebodyelse')).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })

  test('are not requested if the id contains path segments', async () => {
    const { api, world } = arrange()
    await expect(api.orders.get('../users/me')).rejects.toMatchObject({ code: 'not-found' })
    expect(world.calls).toEqual([])
  })
})

describe('reference data', () => {
  test('lists regions by level, and returns a region with its ancestors', async () => {
    const { api } = arrange()
    expect((await api.regions.list()).map(({ code }) => code)).toEqual(['31', '32'])
    expect(await api.regions.list('32')).toEqual([{ code: '32.73', name: 'Kota Bandung', level: 'city' }])
    const { chain } = await api.regions.get('32.73.19.1001')
    expect(chain.map(({ level }) => level)).toEqual(['province', 'city', 'district', 'urban'])
  })

  test('reports whether a referral code is valid', async () => {
    const { api } = arrange()
    expect(await api.referralCodes.check({ referral_code: 'MITRA2026' })).toEqual({ valid: true })
    expect(await api.referralCodes.check({ referral_code: 'LAIN' })).toEqual({ valid: false })
  })
})
