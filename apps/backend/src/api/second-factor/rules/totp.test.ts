import { expect, test } from 'vitest'
import { base32, findMatchingStep, generateCode, otpauthUri } from './totp'

const secret = Buffer.from('12345678901234567890')

// The last six digits of the vectors in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(generateCode(secret, Math.floor(second / 30))).toBe(code)
})

test.each([
  [-31, false],
  [-30, true],
  [0, true],
  [29, true],
  [59, true],
  [60, false],
])('accepts a code of step 40 %i seconds after the start of the step: %s', (seconds, accepted) => {
  const now = (40 * 30 + seconds) * 1000
  expect(findMatchingStep(secret, generateCode(secret, 40), now) === 40).toBe(accepted)
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('the otpauth URI contains product and account', () => {
  expect(otpauthUri(secret, 'Musik Berlisensi', 'sari@contoh.test')).toBe(
    'otpauth://totp/Musik%20Berlisensi:sari%40contoh.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Musik%20Berlisensi',
  )
})
