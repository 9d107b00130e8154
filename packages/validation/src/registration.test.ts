import { describe, expect, test } from 'vitest'
import { accountBodySchema, profileSchema, registerBodySchema, registerSchema, toRegisterBody } from './index'
import { getParseResult } from './testing/parse-result'
import { registerForm } from './testing/samples'

const getResult = (change: object) => getParseResult(registerSchema, { ...registerForm, ...change })

describe('registering', () => {
  test('normalises a complete form for storage', () => {
    expect(getParseResult(registerSchema, registerForm)).toEqual({
      value: {
        first_name: 'Sari',
        last_name: 'Wulandari',
        email: 'sari@contoh.test',
        mobile_number: '+6281234567890',
        gender: 'female',
        password: 'hujan di bulan juni',
        confirm_password: 'hujan di bulan juni',
        business_type: 'multiple',
        single_name: false,
        terms: true,
        privacy: false,
        marketing: false,
      },
    })
  })

  test('reports all missing fields together', () => {
    expect(getParseResult(registerSchema, {})).toEqual({
      errors: expect.arrayContaining([
        'first_name: validation.required',
        'last_name: validation.required',
        'email: validation.required',
        'mobile_number: validation.required',
        'gender: validation.required',
        'password: validation.required',
        'confirm_password: validation.required',
        'business_type: validation.required',
        'terms: validation.terms',
      ]),
    })
  })

  test.each([
    [{ first_name: '   ' }, 'first_name: validation.required'],
    [{ first_name: 'x'.repeat(61) }, 'first_name: validation.too_long'],
    [{ first_name: 'Sa\u0000ri' }, 'first_name: validation.characters'],
    [{ first_name: 'Sa\ufffdri' }, 'first_name: validation.characters'],
    [{ first_name: 'Sa\ud800ri' }, 'first_name: validation.characters'],
    [{ first_name: '\ud800' }, 'first_name: validation.characters'],
    [{ first_name: '\u200b \u200d' }, 'first_name: validation.required'],
    [{ last_name: '' }, 'last_name: validation.required'],
    [{ email: 'sari' }, 'email: validation.email'],
    [{ mobile_number: '0812 34' }, 'mobile_number: validation.phone'],
    [{ gender: 'other' }, 'gender: validation.invalid'],
    [{ business_type: 'international' }, 'business_type: validation.invalid'],
    [{ confirm_password: 'hujan di bulan Juni' }, 'confirm_password: validation.password_mismatch'],
    [{ confirm_password: '' }, 'confirm_password: validation.required'],
    [{ terms: '' }, 'terms: validation.terms'],
    [{ terms: false }, 'terms: validation.terms'],
    [{ referral_code: 'kode rahasia!' }, 'referral_code: validation.referral_code'],
  ])('rejects %j', (change, error) => {
    expect(getResult(change)).toEqual({ errors: [error] })
  })

  test('reports mismatched passwords together with other errors', () => {
    expect(getResult({ email: '', confirm_password: 'lain' })).toEqual({
      errors: ['email: validation.required', 'confirm_password: validation.password_mismatch'],
    })
  })

  test.each([
    ['1234567', 'validation.password_short'],
    ['é'.repeat(37), 'validation.password_long'],
    ['😀'.repeat(19), 'validation.password_long'],
    ['x\u0000yzabcdef', 'validation.characters'],
    ['12345678', 'validation.password_common'],
    ['Password123!', 'validation.password_common'],
    ['indonesia', 'validation.password_common'],
    ['bismillah', 'validation.password_common'],
    ['qwertyuiop', 'validation.password_common'],
    ['aaaaaaaaaa', 'validation.password_common'],
    ['sayangku99', 'validation.password_common'],
    ['17081945', 'validation.password_common'],
  ])('rejects the password %j', (password, key) => {
    expect(getResult({ password, confirm_password: password })).toEqual({ errors: [`password: ${key}`] })
  })

  test.each([
    'Contoh-12345',
    'hujan é '.repeat(8),
    '  spasi di tepi  ',
    'kuda baterai staples',
    '雨の音を聞く夜に',
  ])('accepts the password %j unchanged', password => {
    const result = getParseResult(registerSchema, { ...registerForm, password, confirm_password: password })
    expect(result).toMatchObject({ value: { password } })
  })

  test('treats different Unicode forms of the same characters as the same password', () => {
    const result = getResult({ password: 'cafe\u0301 susu', confirm_password: 'caf\u00e9 susu' })
    expect(result).toMatchObject({ value: { password: 'caf\u00e9 susu' } })
  })

  test('allows an empty last name with a single name and omits it from the request', () => {
    const result = registerSchema.parse({ ...registerForm, last_name: '', single_name: 'on' })
    expect(toRegisterBody(result, 'id')).not.toHaveProperty('last_name')
  })

  test('builds a valid request body', () => {
    const body = toRegisterBody(registerSchema.parse({ ...registerForm, referral_code: 'mitra 2026' }), 'en')
    expect(getParseResult(registerBodySchema, body)).toEqual({ value: body })
    expect(body).toMatchObject({ locale: 'en', referral_code: 'MITRA2026', terms: true })
    expect(body).not.toHaveProperty('confirm_password')
  })

  test('rejects request fields that exist only in the form', () => {
    const body = toRegisterBody(registerSchema.parse(registerForm), 'id')
    expect(getParseResult(registerBodySchema, { ...body, confirm_password: 'x' })).toEqual({
      errors: [': validation.form_invalid'],
    })
    expect(getParseResult(registerBodySchema, { ...body, locale: 'fr' })).toEqual({
      errors: ['locale: validation.invalid'],
    })
  })
})

test('a change to the account needs only the changed fields, and cannot include the email address', () => {
  expect(getParseResult(accountBodySchema, {})).toEqual({ value: {} })
  expect(getParseResult(accountBodySchema, { first_name: ' Sari ', last_name: '' })).toEqual({
    value: { first_name: 'Sari', last_name: '' },
  })
  expect(getParseResult(accountBodySchema, { first_name: '' })).toEqual({
    errors: ['first_name: validation.required'],
  })
  expect(getParseResult(accountBodySchema, { email: 'a@b.co' })).toEqual({
    errors: [': validation.form_invalid'],
  })
})

test('reports every missing field of an empty form, including the last name', () => {
  const empty = Object.fromEntries(Object.keys(registerForm).map(name => [name, '']))
  const result = getParseResult(registerSchema, empty)
  const errors = 'errors' in result ? result.errors : []
  for (const field of ['first_name', 'last_name', 'email', 'password', 'confirm_password'])
    expect(errors).toContain(`${field}: validation.required`)
})

test.each(['<script>alert(1)</script>', 'Sari <b>', 'a > b'])('rejects markup in a name: %s', name => {
  const { error } = profileSchema.safeParse({ first_name: name, last_name: name, gender: 'female' })
  const issues = error?.issues.map(({ path, message }) => [path[0], message])
  expect(issues).toEqual([
    ['first_name', 'validation.characters'],
    ['last_name', 'validation.characters'],
  ])
})
