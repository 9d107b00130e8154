import { expect, test } from 'vitest'
import { createUuid } from './uuid'

test('a UUID has version 7 and begins with its time', () => {
  // The example of RFC 9562, appendix A.6.
  expect(createUuid(0x017f22e279b0)).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('UUIDs of the same time differ, and those of a later time sort after them', () => {
  const ids = Array.from({ length: 100 }, () => createUuid(1))
  expect(new Set(ids).size).toBe(100)
  expect(ids.every(id => id < createUuid(2))).toBe(true)
})
