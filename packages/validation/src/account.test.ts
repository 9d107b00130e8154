import { describe, expect, test } from 'vitest'
import {
  changeMobileNumberSchema,
  changePasswordBodySchema,
  changePasswordSchema,
  emailConfirmationBodySchema,
  forgotPasswordBodySchema,
  forgotPasswordSchema,
  resetPasswordBodySchema,
  resetPasswordSchema,
  sendCodeBodySchema,
  sendEmailConfirmationSchema,
  signInBodySchema,
  signInSchema,
  toForgotPasswordBody,
  verifyCodeSchema,
  verifyResetCodeBodySchema,
} from './index'
import { getParseResult } from './testing/parse-result'

describe('signing in', () => {
  test.each([
    ['sari@contoh.test', 'sari@contoh.test'],
    ['  Sari@Contoh.TEST ', 'sari@contoh.test'],
    ['081234567890', '+6281234567890'],
    ['+65 9123 4567', '+6591234567'],
  ])('parses the identifier %j as %j', (identifier, value) => {
    expect(getParseResult(signInSchema, { identifier, password: ' x ' })).toEqual({
      value: { identifier: value, password: ' x ' },
    })
  })

  test.each([
    [{}, ['identifier: validation.required', 'password: validation.required']],
    [{ identifier: '', password: '' }, ['identifier: validation.required', 'password: validation.required']],
    [{ identifier: 'sari@', password: 'x' }, ['identifier: validation.identifier']],
    [{ identifier: '(021) 5551234', password: 'x' }, ['identifier: validation.identifier']],
    [{ identifier: { $gt: '' }, password: 'x' }, ['identifier: validation.invalid']],
    [{ identifier: 'a@b.co', password: 'x'.repeat(1001) }, ['password: validation.password_long']],
  ])('rejects %j', (input, errors) => {
    expect(getParseResult(signInSchema, input)).toEqual({ errors })
  })

  test('rejects an unknown field in a request body, but drops it from a form', () => {
    const input = { identifier: 'a@b.co', password: 'x', admin: true }
    expect(getParseResult(signInBodySchema, input)).toEqual({ errors: [': validation.form_invalid'] })
    expect(getParseResult(signInSchema, input)).toEqual({ value: { identifier: 'a@b.co', password: 'x' } })
  })
})

describe('forgetting a password', () => {
  test('sends the identifier as an email address or a mobile number', () => {
    expect(toForgotPasswordBody('a@b.co')).toEqual({ email: 'a@b.co' })
    expect(toForgotPasswordBody('+6281234567890')).toEqual({ mobile_number: '+6281234567890' })
    expect(getParseResult(forgotPasswordBodySchema, { email: 'A@b.co' })).toEqual({
      value: { email: 'a@b.co' },
    })
    expect(getParseResult(forgotPasswordBodySchema, { mobile_number: '0812 3456 7890' })).toEqual({
      value: { mobile_number: '+6281234567890' },
    })
  })

  test('rejects an email address together with a mobile number', () => {
    const both = { email: 'a@b.co', mobile_number: '+6281234567890' }
    expect(forgotPasswordBodySchema.safeParse(both).success).toBe(false)
  })

  test('rejects an identifier that is neither an email address nor a mobile number', () => {
    expect(getParseResult(forgotPasswordSchema, { identifier: 'sari' })).toEqual({
      errors: ['identifier: validation.identifier'],
    })
  })

  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 000-000 ', '000000'],
  ])('parses the code %j as %j', (code, value) => {
    expect(getParseResult(verifyCodeSchema, { code })).toEqual({ value: { code: value } })
  })

  test.each(['12345', '1234567', 'abcdef'])('rejects the code %j', code => {
    expect(getParseResult(verifyCodeSchema, { code })).toEqual({ errors: ['code: validation.code'] })
  })

  test('accepts the code together with the identifier', () => {
    const input = { identifier: 'A@b.co', code: '123456' }
    expect(getParseResult(verifyResetCodeBodySchema, input)).toEqual({
      value: { ...input, identifier: 'a@b.co' },
    })
  })

  test('accepts the grant with two passwords only if they match', () => {
    const form = { code: 'grant-1', password: 'hujan di bulan juni', confirm_password: 'hujan di bulan juni' }
    expect(getParseResult(resetPasswordSchema, form)).toEqual({ value: form })
    expect(getParseResult(resetPasswordSchema, { ...form, confirm_password: 'x' })).toEqual({
      errors: ['confirm_password: validation.password_mismatch'],
    })
    const { confirm_password, ...rest } = form
    const body = { ...rest, passwordConfirmation: confirm_password }
    expect(getParseResult(resetPasswordBodySchema, body)).toEqual({ value: body })
    expect(getParseResult(resetPasswordBodySchema, { ...body, passwordConfirmation: 'x' })).toEqual({
      errors: ['passwordConfirmation: validation.password_mismatch'],
    })
  })
})

describe('changing account data', () => {
  test('requires the current password to change the password', () => {
    const pair = { password: 'hujan di bulan juni', confirm_password: 'hujan di bulan juni' }
    expect(getParseResult(changePasswordSchema, pair)).toEqual({
      errors: ['current_password: validation.required'],
    })
    const body = { currentPassword: 'x', password: pair.password, passwordConfirmation: pair.password }
    expect(getParseResult(changePasswordBodySchema, body)).toEqual({ value: body })
  })

  test.each([
    ['Sari@Contoh.test', 'sari@contoh.test'],
    [" o'brien+musik@mail.contoh.co.id ", "o'brien+musik@mail.contoh.co.id"],
  ])('accepts the address %j', (email, value) => {
    expect(getParseResult(sendEmailConfirmationSchema, { email })).toEqual({ value: { email: value } })
  })

  test.each([
    'sari',
    'sari@contoh',
    'sa ri@contoh.test',
    '.sari@contoh.test',
    'sari..w@contoh.test',
    'sari@-contoh.test',
    'sari@contoh.test\nbcc: x@y.zz',
    `${'a'.repeat(65)}@contoh.test`,
  ])('rejects the address %j', email => {
    expect(sendEmailConfirmationSchema.safeParse({ email }).success).toBe(false)
  })

  test('accepts a request for a code without a number, and rejects an invalid mobile number', () => {
    expect(getParseResult(sendCodeBodySchema, {})).toEqual({ value: {} })
    expect(getParseResult(changeMobileNumberSchema, { mobile_number: '021' })).toEqual({
      errors: ['mobile_number: validation.phone'],
    })
  })

  test('rejects a malformed confirmation token', () => {
    expect(getParseResult(emailConfirmationBodySchema, { token: 'abc.DEF-1_2~3' })).toEqual({
      value: { token: 'abc.DEF-1_2~3' },
    })
    expect(getParseResult(emailConfirmationBodySchema, { token: 'a b' })).toEqual({
      errors: ['token: validation.code'],
    })
  })
})
