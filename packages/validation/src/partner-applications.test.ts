import { describe, expect, test } from 'vitest'
import { partnerApplicationBodySchema, partnerApplicationSchema } from './index'
import { getParseResult } from './testing/parse-result'

const typed = {
  company_name: 'CV Contoh Suara',
  name: 'Bima',
  email: 'Bima@Contoh.test',
  mobile_number: '0812 3456 7890',
  province: '32',
  city: 'Bandung',
  kind: 'reseller',
  message: '',
  consent: 'on',
  website: '',
}

describe('a partner application', () => {
  test('is parsed with a company, a contact person and contact details', () => {
    expect(getParseResult(partnerApplicationSchema, typed)).toEqual({
      value: {
        company_name: 'CV Contoh Suara',
        name: 'Bima',
        email: 'bima@contoh.test',
        mobile_number: '+6281234567890',
        province: '32',
        city: 'Bandung',
        kind: 'reseller',
        consent: true,
      },
    })
  })

  test.each([
    [{ company_name: '' }, 'company_name: validation.required'],
    [{ name: '' }, 'name: validation.required'],
    [{ kind: 'friend' }, 'kind: validation.invalid'],
    [{ kind: undefined }, 'kind: validation.required'],
    [{ province: 'Jawa Barat' }, 'province: validation.region'],
    [{ city: '' }, 'city: validation.required'],
    [{ mobile_number: '021 5551234' }, 'mobile_number: validation.phone'],
    [{ message: 'x'.repeat(2001) }, 'message: validation.too_long'],
    [{ consent: '' }, 'consent: validation.consent'],
  ])('is rejected with %j', (change, error) => {
    expect(getParseResult(partnerApplicationSchema, { ...typed, ...change })).toEqual({ errors: [error] })
  })

  test('is rejected in a request body with an unknown field or without a locale', () => {
    expect(partnerApplicationBodySchema.safeParse({ ...typed, locale: 'en' }).success).toBe(true)
    expect(partnerApplicationBodySchema.safeParse(typed).success).toBe(false)
    expect(
      partnerApplicationBodySchema.safeParse({ ...typed, locale: 'en', state: 'approved' }).success,
    ).toBe(false)
  })
})
