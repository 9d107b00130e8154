import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { generateCid } from './cid'

const sequence = fc.integer({ min: 0, max: 99_999_999 })

test('a customer id is C followed by eight digits, unique for each sequence number', () => {
  fc.assert(
    fc.property(sequence, sequence, (a, b) => {
      expect(generateCid(a)).toMatch(/^C\d{8}$/)
      expect(generateCid(a) === generateCid(b)).toBe(a === b)
    }),
  )
})
