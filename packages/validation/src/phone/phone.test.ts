import fc from '@bgm/property-tests'
import { describe, expect, test } from 'vitest'
import { toE164 as inBrowser } from './browser'
import { toE164 as onServer } from './server'

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max })

describe('phone numbers', () => {
  test.each([
    ['081234567890', '+6281234567890'],
    ['0812-3456-7890', '+6281234567890'],
    ['0812 3456 7890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['+62 812-3456-7890', '+6281234567890'],
    ['+62 (0)812 3456 7890', '+6281234567890'],
    ['81234567890', '+6281234567890'],
    ['+65 9123 4567', '+6591234567'],
    ['+60 12-345 6789', '+60123456789'],
    ['+1 415 555 2671', '+14155552671'],
  ])('accepts the mobile number %j as %s, in the browser and on the server', (typed, number) => {
    expect(onServer(typed, 'mobile')).toBe(number)
    expect(inBrowser(typed, 'mobile')).toBe(number)
  })

  test.each(['', 'abc', '0812', '0812 34', '0841234567', '(021) 5551234', '0812345678901234', '08123O56789'])(
    'rejects the mobile number %j, in the browser and on the server',
    typed => {
      expect(onServer(typed, 'mobile')).toBeNull()
      expect(inBrowser(typed, 'mobile')).toBeNull()
    },
  )

  test.each(['+65 6123 4567', '+999 12345678', '+65 91'])('%j is rejected on the server', typed => {
    expect(onServer(typed, 'mobile')).toBeNull()
  })

  test.each(['0809 1234567', '12', '1500', '+62 800 123'])('rejects %j as a number of any kind', typed => {
    expect(onServer(typed, 'any')).toBeNull()
  })

  test('browser and server agree on every Indonesian mobile number', () => {
    fc.assert(
      fc.property(fc.constantFrom('08', '628', '+628', '8'), digits(5, 13), (start, rest) => {
        expect(inBrowser(start + rest, 'mobile')).toBe(onServer(start + rest, 'mobile'))
      }),
      { numRuns: 2000 },
    )
  })

  test('the browser accepts everything that the server accepts', () => {
    const typed = fc.oneof(
      digits(4, 15),
      digits(4, 15).map(rest => `+${rest}`),
      digits(4, 12).map(rest => `0${rest}`),
      digits(4, 12).map(rest => `+62${rest}`),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom('mobile' as const, 'any' as const), (number, kind) => {
        const accepted = onServer(number, kind)
        if (accepted !== null) expect(inBrowser(number, kind)).toBe(accepted)
      }),
      { numRuns: 5000 },
    )
  })
})
