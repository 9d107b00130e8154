import { describe, expect, it } from 'vitest'
import { deriveKeys, sameSecret } from './secrets'

describe('sameSecret', () => {
  it.each([
    ['é'.repeat(43), 'a'.repeat(43)],
    ['\u{1f600}', 'ab'],
    ['', 'a'],
    ['a'.repeat(100_000), 'a'],
  ])('compares texts of any byte length without throwing (%#)', (given, expected) => {
    expect(sameSecret(given, expected)).toBe(false)
    expect(sameSecret(expected, expected)).toBe(true)
  })
})

describe('deriveKeys', () => {
  it('gives every secret and every purpose a key of its own, the same one each time', () => {
    const [one, two] = deriveKeys(['first-secret-of-many', 'second-secret-of-many'], 'site preview')
    expect(new Set([one, two, ...deriveKeys(['first-secret-of-many'], 'portal notice')]).size).toBe(3)
    expect(deriveKeys(['first-secret-of-many'], 'site preview')).toEqual([one])
    expect(one).toMatch(/^[\w-]{43}$/)
  })
})
