import * as schemas from '@bgm/validation'
import { listFieldNames } from '@bgm/validation'
import { industryStep, pricingStep, propertyStep } from './customers'
import { newRegistration } from './people'

type Body = Record<string, unknown>

const password = 'Pagi-cerah-3'
const consent = { purpose: 'marketing', given: true, document_version: '2026-11-20', locale: 'id' }

/** A valid body for each route. Routes that are not listed get every known field instead. */
export const validBodies: Record<string, Body> = {
  'POST /auth/local': { identifier: 'a@contoh.test', password: 'x' },
  'POST /auth/local/register': newRegistration({ referral_code: 'MITRA2026' }),
  'POST /auth/forgot-password': { email: 'a@contoh.test' },
  'POST /auth/verify-reset-code': { identifier: 'a@contoh.test', code: '123456' },
  'POST /auth/reset-password': { code: 'x', password, passwordConfirmation: password },
  'POST /auth/change-password': { currentPassword: 'x', password, passwordConfirmation: password },
  'POST /auth/send-email-confirmation': { email: 'a@contoh.test' },
  'POST /auth/email-confirmation': { token: 'x', currentPassword: 'x' },
  'POST /auth/email-confirmation/look-up': { token: 'x' },
  'POST /auth/email-confirmation/new-password': { token: 'x', password, passwordConfirmation: password },
  'POST /auth/email-confirmation/decline': { token: 'x' },
  'POST /account/email-confirmation': { token: 'x' },
  'PUT /account': {
    first_name: 'Ayu',
    last_name: 'W',
    mobile_number: '081234567890',
    gender: 'male',
    locale: 'id',
  },
  'POST /account/email': { email: 'a@contoh.test' },
  'POST /account/mobile-number/send-code': { mobile_number: '081234567890' },
  'POST /account/mobile-number/verify': { code: '123456' },
  'POST /account/consents': consent,
  'POST /account/removal': { password: 'x' },
  'POST /referral-codes/check': { referral_code: 'MITRA2026' },
  'PUT /registration/industry': industryStep,
  'PUT /registration/property': propertyStep,
  'PUT /registration/pricing': pricingStep,
  'PUT /registration/voucher': { voucher_code: 'HEMAT100' },
  'POST /registration/confirm': { expected_total: 1 },
}

// The fields are derived from the schemas, so that fields of new routes are included automatically.
export const knownFields = [...new Set(Object.values(schemas).flatMap(listFieldNames))]
export const overlongText = 'x'.repeat(10_000)
// Values that are invalid in every field, except for a control character in a password.
export const invalidValues: [string, unknown][] = [
  ['over-long', overlongText],
  ['an over-long address', `${overlongText}@contoh.test`],
  ['a list', ['a']],
  ['an object', { $ne: null }],
  ['a null byte', 'a\0b'],
  // Hashing a password that contains this character would never finish.
  ['an unpaired surrogate', 'a\ud800'],
  ['a control character', 'a\u0007b'],
]
// Values that some text fields accept, but that must never cause a server error.
export const unusualValues: [string, unknown][] = [
  ['empty', ''],
  ['null', null],
  ['a number', 42],
  ['a huge number', 1e308],
  ['a boolean', true],
  ['look-alike letters', 'раураl＠соntоh.tеst'],
  ['look-alike digits', '１２３４５６'],
  ['right-to-left text', '\u202etxet'],
  ['a script', '<script>alert(1)</script>'],
  ['an SQL statement', "'; drop table up_users; --"],
  ['a template', '{{7*7}}#{7*7}'],
  ['a path', '../../../../etc/passwd'],
]
export const malformedBodies = [
  '{',
  '[]',
  '"text"',
  'null',
  '42',
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
]
export const privilegedFields = {
  role: 'owner',
  confirmed: true,
  organisation: 1,
  id: 1,
  documentId: 'x',
  blocked: false,
  provider: 'x',
}
// Only passwords may contain control characters.
export const isAllowedInField = (field: string, attack: string) =>
  /password/i.test(field) && attack === 'a control character'
