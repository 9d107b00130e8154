import { expect, test } from 'vitest'
import { buildOtpauthUri, encodeBase32, findMatchingStep } from './totp'

const secret = Buffer.from('12345678901234567890')

// These are the last six digits of the test vectors in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('%i seconds after the epoch, the code %s is valid', (second, code) => {
  expect(findMatchingStep(secret, code, second * 1000)).toBe(Math.floor(second / 30))
})

test.each([
  [-31, false],
  [-30, true],
  [0, true],
  [29, true],
  [59, true],
  [60, false],
])('accepts the code of a time step %i seconds after the step starts: %s', (seconds, accepted) => {
  expect(findMatchingStep(secret, '287082', (30 + seconds) * 1000) === 1).toBe(accepted)
})

test.each(['', '28708', '2870822', 'abcdef'])('rejects the code %j', code => {
  expect(findMatchingStep(secret, code, 59_000)).toBeNull()
})

test('the secret is encoded as base32 without padding', () => {
  expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})

test('the otpauth URI contains the product and the account', () => {
  const { pathname, searchParams } = new URL(buildOtpauthUri(secret, 'Musik Berlisensi', 'sari@contoh.test'))
  expect(decodeURIComponent(pathname)).toContain('Musik Berlisensi:sari@contoh.test')
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Musik Berlisensi',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
