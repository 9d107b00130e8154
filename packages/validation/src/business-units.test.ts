import { describe, expect, test } from 'vitest'
import {
  businessUnitSchema,
  findZipCodeWarning,
  postalAddressSchema,
  propertyBodySchema,
  propertyFormSchema,
  propertySchema,
} from './index'
import { getParseResult } from './testing/parse-result'
import { createFileMetadata, propertyForm } from './testing/samples'

const pdf = createFileMetadata('npwp.pdf', 'application/pdf')

describe('property information', () => {
  test('is normalised for storage', () => {
    expect(getParseResult(propertySchema, propertyForm)).toEqual({
      value: {
        company_name: 'PT Contoh Graha Wisata',
        brand_name: 'Hotel Contoh Braga',
        company_address: 'Jl. Contoh No. 12\nLantai 3',
        company_email: 'kantor@contoh.test',
        company_phone_number: '+62215551234',
        npwp: '092542943407000',
        province: '32',
        city: '32.73',
        district: '32.73.19',
        urban: '32.73.19.1001',
        zip_code: '40111',
        terms: true,
      },
    })
  })

  test('is accepted by the API once it has been normalised', () => {
    const value = propertySchema.parse(propertyForm)
    expect(getParseResult(propertyBodySchema, value)).toEqual({ value })
  })

  test('requires every field except the referral code', () => {
    const result = getParseResult(propertySchema, {})
    const names = Object.keys(propertyForm).filter(name => !['npwp', 'referral_code', 'terms'].includes(name))
    expect(result).toEqual({
      errors: [...names.map(name => `${name}: validation.required`), 'terms: validation.terms'],
    })
  })

  test.each([
    [{ company_name: '<b>\u0007' }, 'company_name: validation.characters'],
    [{ company_address: 'x'.repeat(301) }, 'company_address: validation.too_long'],
    [{ company_email: 'kantor' }, 'company_email: validation.email'],
    [{ company_phone_number: '12' }, 'company_phone_number: validation.phone'],
    [{ npwp: '12345' }, 'npwp: validation.npwp'],
    [{ npwp: '00.000.000.0-000.000' }, 'npwp: validation.npwp_zeros'],
    [{ zip_code: '4011' }, 'zip_code: validation.zip_code'],
    [{ zip_code: '4O111' }, 'zip_code: validation.zip_code'],
    [{ province: 'Jawa Barat' }, 'province: validation.region'],
    [{ city: '31.73' }, 'city: validation.region'],
    [{ urban: '32.73.20.1001' }, 'urban: validation.region'],
    [{ referral_code: 'a' }, 'referral_code: validation.referral_code'],
    [{ terms: 'off' }, 'terms: validation.terms'],
  ])('rejects %j', (change, error) => {
    const result = getParseResult(propertySchema, { ...propertyForm, ...change })
    expect(result).toMatchObject({ errors: expect.arrayContaining([error]) })
  })

  test.each([
    ['1500123', '+621500123'],
    ['0812-3456-7890', '+6281234567890'],
    ['+62 21 5551234', '+62215551234'],
    ['62215551234', '+62215551234'],
    ['+1 415 555 2671', '+14155552671'],
  ])('accepts the company number %j', (company_phone_number, value) => {
    expect(getParseResult(propertySchema, { ...propertyForm, company_phone_number })).toMatchObject({
      value: { company_phone_number: value },
    })
  })

  test('needs neither a tax number nor a tax file, but rejects wrong ones', () => {
    const { npwp: _, ...withoutNumber } = propertyForm
    for (const form of [withoutNumber, { ...propertyForm, npwp: '' }, { ...propertyForm, npwp: '  ' }])
      expect(getParseResult(propertyFormSchema, form)).toMatchObject({ value: { npwp: '' } })
    expect(getParseResult(propertyFormSchema, { ...propertyForm, npwp: '123' })).toEqual({
      errors: ['npwp: validation.npwp'],
    })
    const empty = createFileMetadata('', 'application/octet-stream', 0)
    expect(getParseResult(propertyFormSchema, { ...propertyForm, file_npwp: empty })).toMatchObject({
      value: { zip_code: '40111' },
    })
    expect(getParseResult(propertyFormSchema, { ...propertyForm, file_npwp: pdf })).toMatchObject({
      value: { file_npwp: pdf },
    })
    const exe = createFileMetadata('npwp.exe', 'application/x-msdownload')
    expect(getParseResult(propertyFormSchema, { ...propertyForm, file_npwp: exe })).toEqual({
      errors: ['file_npwp: validation.file_type'],
    })
  })
})

test('parses a business unit, which requires stars only for a hotel', () => {
  const { terms, referral_code, ...company } = propertyForm
  const unit = { name: 'Lobi', industry: 'hotel', hotel_stars: '4', area_size: '1.250', ...company }
  expect(getParseResult(businessUnitSchema, unit)).toMatchObject({
    value: { hotel_stars: 4, area_size: 1250 },
  })
  expect(getParseResult(businessUnitSchema, { ...unit, hotel_stars: '' })).toEqual({
    errors: ['hotel_stars: validation.hotel_stars_missing'],
  })
  expect(getParseResult(businessUnitSchema, { ...unit, industry: 'office' })).toMatchObject({
    value: { industry: 'office', hotel_stars: undefined },
  })
})

test.each([
  [' jkt-001 ', 'JKT-001'],
  ['007', '007'],
  ['', undefined],
  ['A B', null],
  ['=1', null],
])('parses the outlet code %j as %j', (typed, code) => {
  const { terms, referral_code, ...company } = propertyForm
  const unit = { name: 'Lobi', industry: 'office', area_size: 80, ...company, outlet_code: typed }
  const found = getParseResult(businessUnitSchema, unit)
  if (code === null) expect(found).toEqual({ errors: ['outlet_code: validation.outlet_code'] })
  else expect(found).toMatchObject({ value: { outlet_code: code } })
})

describe('a postal address', () => {
  const address = { province: '31', city: '3171', district: '317106', urban: '3171061001', zip_code: '10110' }

  test('accepts region codes with and without dots', () => {
    expect(postalAddressSchema.safeParse(address).success).toBe(true)
    expect(postalAddressSchema.safeParse({ ...address, district: '31.71.06' }).success).toBe(true)
  })

  test.each([
    ['40111', '32', null],
    ['16111', '32', null],
    ['60111', '32', 'warnings.zip_code_region'],
    ['10110', '31', null],
    ['20111', '12', null],
    ['29111', '21', null],
    ['30111', '16', null],
    ['55111', '34', null],
    ['60111', '35', null],
    ['75111', '64', null],
    ['80111', '51', null],
    ['99111', '94', null],
    ['10110', '91', 'warnings.zip_code_region'],
    ['123', '31', null],
    ['10110', 'x', null],
  ])('with the postal code %s in the province %s has the warning %s', (zip, province, warning) => {
    expect(findZipCodeWarning(zip, province)).toBe(warning)
  })
})
