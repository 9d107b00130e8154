import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cidOf } from './cid'

const sequence = fc.integer({ min: 0, max: 99_999_999 })

test('a cid is C and eight digits, another one for every number', () => {
  fc.assert(
    fc.property(sequence, sequence, (a, b) => {
      expect(cidOf(a)).toMatch(/^C\d{8}$/)
      expect(cidOf(a) === cidOf(b)).toBe(a === b)
    }),
  )
})
