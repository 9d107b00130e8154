import fc from '@bgm/property-tests'
import { describe, expect, test } from 'vitest'
import { findNpwpWarning, parseNpwp } from './npwp'

describe('tax numbers', () => {
  test.each([
    ['09.254.294.3-407.000', '092542943407000'],
    ['09 254 294 3 407 000', '092542943407000'],
    ['0092542943407000', '0092542943407000'],
    ['3273190101900001', '3273190101900001'],
    ['0092542943407000000000', '0092542943407000000000'],
  ])('parses %j as %s', (typed, digits) => {
    expect(parseNpwp(typed)).toBe(digits)
  })

  test.each([
    '',
    '123',
    '00.000.000.0-000.000',
    '0000000000000000',
    '09.254.294.3-407.00X',
    '12345678901234567',
  ])('rejects %j', typed => {
    expect(parseNpwp(typed)).toBeNull()
  })

  test.each([
    ['09.254.294.3-407.000', null],
    ['09.254.294.4-407.000', 'warnings.npwp_checksum'],
    ['0092542943407000', null],
    ['0092542944407000', 'warnings.npwp_checksum'],
    ['0092542944407000000000', 'warnings.npwp_checksum'],
    ['3273190101900001', null],
    ['not a number', null],
  ])('the warning for %s is %s', (typed, warning) => {
    expect(findNpwpWarning(typed)).toBe(warning)
  })

  test('warns about any single wrong digit among the first nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (position, change) => {
        const digits = [...'092542943407000']
        digits[position] = String((Number(digits[position]) + change) % 10)
        expect(findNpwpWarning(digits.join(''))).toBe('warnings.npwp_checksum')
      }),
    )
  })
})
