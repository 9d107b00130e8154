import { expect, test } from 'vitest'
import { safeParse, z } from 'zod'
import { cursorQuery, encodeCursor } from './cursor'

const query = z.strictObject(cursorQuery)

test('a cursor is parsed into the numbers that were encoded', () => {
  expect(query.parse({ cursor: encodeCursor(1795434340000, 12) })).toEqual({
    cursor: [1795434340000, 12],
    limit: 100,
  })
  expect(query.parse({ cursor: encodeCursor(7), limit: '500' })).toEqual({ cursor: [7], limit: 500 })
  expect(query.parse({ cursor: '', limit: '' })).toEqual({ cursor: undefined, limit: 100 })
})

test.each([
  { cursor: 'x' },
  { cursor: 'a b' },
  { cursor: Buffer.from('1.2.3').toString('base64url') },
  { cursor: Buffer.from('-1').toString('base64url') },
  { cursor: '1'.repeat(101) },
  { cursor: ['a', 'b'] },
  { limit: '0' },
  { limit: '501' },
  { limit: '1e2' },
  { other: '1' },
])('rejects %j', input => {
  expect(safeParse(query, input).success).toBe(false)
})
