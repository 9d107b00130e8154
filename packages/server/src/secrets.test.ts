import { describe, expect, test } from 'vitest'
import { deriveKeys, secretsMatch } from './secrets'

describe('secretsMatch', () => {
  test.each([
    ['é'.repeat(43), 'a'.repeat(43)],
    ['\u{1f600}', 'ab'],
    ['', 'a'],
    ['a'.repeat(100_000), 'a'],
  ])('compares strings of different byte lengths without throwing (%#)', (actual, expected) => {
    expect(secretsMatch(actual, expected)).toBe(false)
    expect(secretsMatch(expected, expected)).toBe(true)
  })
})

describe('deriveKeys', () => {
  test('derives a different, stable key for every secret and purpose', () => {
    const [one, two] = deriveKeys(['first-secret-of-many', 'second-secret-of-many'], 'site preview')
    expect(new Set([one, two, ...deriveKeys(['first-secret-of-many'], 'portal notice')]).size).toBe(3)
    expect(deriveKeys(['first-secret-of-many'], 'site preview')).toEqual([one])
    expect(one).toMatch(/^[\w-]{43}$/)
  })
})
