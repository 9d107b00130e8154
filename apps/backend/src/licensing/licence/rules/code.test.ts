import { parseLicenceCode } from '@bgm/validation'
import { expect, test } from 'vitest'
import { newLicenceCode } from './code'

test('a new code has 13 unambiguous characters, including a valid check character', () => {
  for (let count = 0; count < 200; count += 1) {
    const code = newLicenceCode()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
    expect(parseLicenceCode(code)).toEqual({ ok: true, code })
  }
})
