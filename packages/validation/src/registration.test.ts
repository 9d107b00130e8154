import { describe, expect, test } from 'vitest'
import { accountBodySchema, profileSchema, registerBodySchema, registerSchema, toRegisterBody } from './index'
import { parseResult } from './testing/parse-result'
import { register } from './testing/samples'

const refused = (change: object) => parseResult(registerSchema, { ...register, ...change })

describe('registering', () => {
  test('takes a complete form and answers it in storable shape', () => {
    expect(parseResult(registerSchema, register)).toEqual({
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

  test('tells everything that is missing at once', () => {
    expect(parseResult(registerSchema, {})).toEqual({
      refused: expect.arrayContaining([
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
    [{ first_name: 'Sa\u202eri' }, 'first_name: validation.characters'],
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
  ])('refuses %j', (change, refusal) => {
    expect(refused(change)).toEqual({ refused: [refusal] })
  })

  test('tells of unequal passwords beside other refusals', () => {
    expect(refused({ email: '', confirm_password: 'lain' })).toEqual({
      refused: ['email: validation.required', 'confirm_password: validation.password_mismatch'],
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
  ])('refuses the password %j', (password, key) => {
    expect(refused({ password, confirm_password: password })).toEqual({ refused: [`password: ${key}`] })
  })

  test.each([
    'Contoh-12345',
    'hujan é '.repeat(8),
    '  spasi di tepi  ',
    'kuda baterai staples',
    '雨の音を聞く夜に',
  ])('takes the password %j as it is', password => {
    const result = parseResult(registerSchema, { ...register, password, confirm_password: password })
    expect(result).toMatchObject({ value: { password } })
  })

  test('takes the same letters typed in another Unicode form as the same password', () => {
    const result = refused({ password: 'cafe\u0301 susu', confirm_password: 'caf\u00e9 susu' })
    expect(result).toMatchObject({ value: { password: 'caf\u00e9 susu' } })
  })

  test('lets people with one name leave the last name empty, and sends none', () => {
    const result = registerSchema.parse({ ...register, last_name: '', single_name: 'on' })
    expect(toRegisterBody(result, 'id')).not.toHaveProperty('last_name')
  })

  test('sends what the wire takes', () => {
    const body = toRegisterBody(registerSchema.parse({ ...register, referral_code: 'mitra 2026' }), 'en')
    expect(parseResult(registerBodySchema, body)).toEqual({ value: body })
    expect(body).toMatchObject({ locale: 'en', referral_code: 'MITRA2026', terms: true })
    expect(body).not.toHaveProperty('confirm_password')
  })

  test('refuses on the wire what only the form knows', () => {
    const body = toRegisterBody(registerSchema.parse(register), 'id')
    expect(parseResult(registerBodySchema, { ...body, confirm_password: 'x' })).toEqual({
      refused: [': validation.form_invalid'],
    })
    expect(parseResult(registerBodySchema, { ...body, locale: 'fr' })).toEqual({
      refused: ['locale: validation.invalid'],
    })
  })
})

test('changes of the account leave out what stays', () => {
  expect(parseResult(accountBodySchema, {})).toEqual({ value: {} })
  expect(parseResult(accountBodySchema, { first_name: ' Sari ', last_name: '' })).toEqual({
    value: { first_name: 'Sari', last_name: '' },
  })
  expect(parseResult(accountBodySchema, { first_name: '' })).toEqual({
    refused: ['first_name: validation.required'],
  })
  expect(parseResult(accountBodySchema, { email: 'a@b.co' })).toEqual({
    refused: [': validation.form_invalid'],
  })
})

test('an empty form has an error for every missing field, including the last name', () => {
  const empty = Object.fromEntries(Object.keys(register).map(name => [name, '']))
  const answer = parseResult(registerSchema, empty)
  const refused = 'refused' in answer ? answer.refused : []
  for (const field of ['first_name', 'last_name', 'email', 'password', 'confirm_password'])
    expect(refused).toContain(`${field}: validation.required`)
})

test.each(['<script>alert(1)</script>', 'Sari <b>', 'a > b'])('a name holds no markup: %s', name => {
  const { error } = profileSchema.safeParse({ first_name: name, last_name: name, gender: 'female' })
  const refused = error?.issues.map(({ path, message }) => [path[0], message])
  expect(refused).toEqual([
    ['first_name', 'validation.characters'],
    ['last_name', 'validation.characters'],
  ])
})
