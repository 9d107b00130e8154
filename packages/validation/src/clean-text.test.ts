import fc from '@bgm/property-tests'
import { describe, expect, test } from 'vitest'
import { signInSchema } from './account'
import { businessUnitSchema, npwp } from './business-units'
import { cleanCode, cleanText } from './clean-text'
import {
  code,
  email,
  identifier,
  integer,
  mobileNumber,
  phoneNumber,
  properName,
  sixDigitCode,
  token,
} from './fields'
import { parseLicenceCode } from './licence-code'
import { findNpwpWarning, parseNpwp } from './npwp'
import { normaliseUserCode } from './playback'

// Each kind of character that contacts, chats, word processors and spreadsheets add to what is copied.
const marks = [
  ...['\u00ad', '\u061c', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060'],
  ...[
    '\u2066',
    '\u2069',
    '\ufeff',
    '\ufe0f',
    '\ufe00',
    '\u{e0061}',
    '\u{e0100}',
    '\u00a0',
    '\u202f',
    '\u2028',
  ],
]
const wrap = (value: string, mark: string) => `${mark}${value}${mark}`

describe('a value that a program reads', () => {
  test.each([
    ['an email address', email, 'owner@kedai.test', 'owner@kedai.test'],
    ['an identifier', identifier, '0812-3456-7890', '+6281234567890'],
    ['a mobile number', mobileNumber, '+62 812 3456 7890', '+6281234567890'],
    ['a phone number', phoneNumber, '(021) 555-1234', '+62215551234'],
    ['a tax number', npwp, '01.234.567.8-901.000', '012345678901000'],
    ['a code', code('validation.code'), 'kedai-10', 'KEDAI-10'],
    ['a six-digit code', sixDigitCode, '123 456', '123456'],
    ['a token from a link', token, 'a-b_c.d~e', 'a-b_c.d~e'],
    ['a number', integer(1, 5000, 'validation.invalid'), '1.250 m²', 1250],
  ])('is accepted as %s with any invisible character or space around it', (_, schema, typed, expected) => {
    for (const mark of marks)
      expect([mark, schema.safeParse(wrap(typed, mark)).data]).toEqual([mark, expected])
  })

  test('may contain invisible characters, full-width digits and other dashes', () => {
    expect(mobileNumber.parse('\u2068+62\u200e812\u22123456\u20117890\u2069')).toBe('+6281234567890')
    expect(mobileNumber.parse('０８１２３４５６７８９０')).toBe('+6281234567890')
    expect(npwp.parse('01.234.567.8\u2212901.000')).toBe('012345678901000')
    expect(email.parse('owner＠kedai.test')).toBe('owner@kedai.test')
    expect(signInSchema.parse({ identifier: 'owner@kedai.test\u200b', password: 'x' }).identifier).toBe(
      'owner@kedai.test',
    )
  })

  test('is read in the same way by functions that are used without a schema', () => {
    for (const mark of marks) {
      expect(parseNpwp(wrap('01.234.567.8-901.000', mark))).toBe('012345678901000')
      expect(normaliseUserCode(wrap('bcdf-ghjk', mark))).toBe('BCDFGHJK')
      expect(parseLicenceCode(wrap('4H7K-9QX2-M3VU', mark))).toEqual(parseLicenceCode('4H7K-9QX2-M3VU'))
    }
    expect(findNpwpWarning(`\u200b${'0'.repeat(200)}`)).toBeNull()
  })
})

describe('a name', () => {
  const name = properName(120)

  test.each(marks)('contains no invisible %j', mark => {
    const expected = /\s/.test(mark) && mark !== '\ufeff' ? 'PT Kedai Jaya' : 'PT KedaiJaya'
    expect(name.parse(`PT Kedai${mark}Jaya${mark}`)).toBe(expected)
  })

  test.each([
    ['Persian', 'کتاب\u200cخانه'],
    ['Hindi', 'क्\u200dषेत्र'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Japanese with a variant of a letter', '葛\u{e0100}城'],
    ['an emoji of several parts', 'Kedai 👩🏽\u200d🍳'],
    ['accents', "Café Ñandú O'Brien-Łukasz"],
    ['Javanese', 'ꦏꦺꦢꦻ'],
    ['Han, Hangul and Arabic', '咖啡 카페 مقهى'],
  ])('keeps its letters in %s', (_, text) => {
    expect(name.parse(text)).toBe(text.normalize('NFC'))
  })

  test('of invisible characters only is missing', () => {
    for (const mark of [...marks, '\u3164', '\u2800'])
      expect(name.safeParse(mark.repeat(3)).error?.issues).toMatchObject([{ message: 'validation.required' }])
  })

  test.each(['PT \u0000Kedai', 'PT \ufffdKedai', 'PT \ud800Kedai'])(
    'with unreadable bytes is invalid: %j',
    text => {
      expect(name.safeParse(text).error?.issues).toMatchObject([{ message: 'validation.characters' }])
    },
  )
})

test.each(['\u2028', '\u2029', '\u000b', '\u000c', '\u0085', '\r\n', '\r'])(
  'an address has a line break in place of %j',
  separator => {
    const { company_address } = businessUnitSchema.shape
    expect(company_address.parse(`Jl. Contoh 1${separator}Lantai\u00a02`)).toBe('Jl. Contoh 1\nLantai 2')
  },
)

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), text => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(cleanCode(cleanCode(text))).toBe(cleanCode(text))
    }),
    { numRuns: 300 },
  )
})
