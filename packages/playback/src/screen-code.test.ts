import { expect, test } from 'vitest'
import { getScreenCode, isValidScreenCode, screenCodeStep } from './screen-code'

const rfcSecret = '12345678901234567890123456789012'

// Appendix B of RFC 6238 uses steps of 30 seconds and eight digits; these are the last six digits.
test.each([
  [59, '119246'],
  [1_111_111_109, '084774'],
  [1_234_567_890, '819424'],
  [20_000_000_000, '737706'],
])('the code at %i seconds matches RFC 6238: %s', async (seconds, code) => {
  const counter = Math.floor(seconds / 30)
  expect(await getScreenCode(rfcSecret, counter * screenCodeStep)).toBe(code)
})

test('a code is accepted for one step before and after its own', async () => {
  const now = 1_764_000_000_000
  const code = await getScreenCode('secret', now)
  for (const steps of [-1, 0, 1])
    expect(await isValidScreenCode('secret', code, now + steps * screenCodeStep)).toBe(true)
  for (const steps of [-2, 2])
    expect(await isValidScreenCode('secret', code, now + steps * screenCodeStep)).toBe(false)
  expect(await isValidScreenCode('another', code, now)).toBe(false)
})
