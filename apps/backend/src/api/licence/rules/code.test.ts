import { expect, test } from 'vitest'
import { checkCharacter, newLicenceCode } from './code'

const isValid = (code: string) => checkCharacter(code.slice(0, -1)) === code.at(-1)

test('a new code has 13 unambiguous characters, including a valid check character', () => {
  for (let count = 0; count < 200; count += 1) {
    const code = newLicenceCode()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
    expect(isValid(code)).toBe(true)
  }
})

test('any wrong character makes a code invalid', () => {
  const code = '7ZZZ0123ABCD'
  const valid = code + checkCharacter(code)
  for (const [at, character] of [...valid].entries()) {
    const other = character === '8' ? '9' : '8'
    expect(isValid(valid.slice(0, at) + other + valid.slice(at + 1))).toBe(false)
  }
})
