import { describe, expect, test } from 'vitest'
import {
  confirmOrderSchema,
  pricingBodySchema,
  pricingSchema,
  referralCodeSchema,
  voucherCodeSchema,
} from './index'
import { getParseResult } from './testing/parse-result'

describe('choosing a price', () => {
  test('accepts a package, a period and 1 to 5 zones', () => {
    const value = { package: 'single-location', billing_period: 'yearly', zone_count: 3 }
    expect(getParseResult(pricingSchema, { ...value, zone_count: '3' })).toEqual({ value })
    expect(getParseResult(pricingBodySchema, value)).toEqual({ value })
  })

  test.each([
    [{ billing_period: 'weekly' }, 'billing_period: validation.billing_period'],
    [{ zone_count: '0' }, 'zone_count: validation.zone_count'],
    [{ zone_count: 6 }, 'zone_count: validation.zone_count'],
    [{ zone_count: '2.5' }, 'zone_count: validation.zone_count'],
    [{ zone_count: '' }, 'zone_count: validation.required'],
    [{ package: '' }, 'package: validation.required'],
  ])('rejects %j', (change, error) => {
    const pricing = { package: 'single-location', billing_period: 'monthly', zone_count: '1', ...change }
    expect(getParseResult(pricingSchema, pricing)).toEqual({ errors: [error] })
  })

  test.each([
    ['hemat100', 'HEMAT100'],
    [' HEMAT 100 ', 'HEMAT100'],
    ['mitra-2026', 'MITRA-2026'],
  ])('parses the voucher code %j as %s', (voucher_code, value) => {
    expect(getParseResult(voucherCodeSchema, { voucher_code })).toEqual({ value: { voucher_code: value } })
  })

  test.each(['ab', 'HEMAT!', "'; drop table", 'x'.repeat(33)])(
    'rejects the voucher code %j',
    voucher_code => {
      expect(voucherCodeSchema.safeParse({ voucher_code }).success).toBe(false)
    },
  )

  test('reports a missing code under the name of its field', () => {
    expect(getParseResult(voucherCodeSchema, {})).toEqual({ errors: ['voucher_code: validation.required'] })
    expect(getParseResult(referralCodeSchema, { referral_code: '' })).toEqual({
      errors: ['referral_code: validation.required'],
    })
  })

  test('accepts a total of zero, but not a negative one', () => {
    expect(getParseResult(confirmOrderSchema, { expected_total: '0' })).toEqual({
      value: { expected_total: 0 },
    })
    expect(getParseResult(confirmOrderSchema, { expected_total: 2_900_000 })).toEqual({
      value: { expected_total: 2_900_000 },
    })
    expect(confirmOrderSchema.safeParse({ expected_total: -1 }).success).toBe(false)
  })
})
