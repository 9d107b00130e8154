import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor'

test('a cursor is decoded into the numbers that were encoded', () => {
  expect(decodeCursor(encodeCursor(1795434340000, 12))).toEqual([1795434340000, 12])
  expect(decodeCursor(encodeCursor(7))).toEqual([7])
  expect(decodeCursor(undefined)).toBeUndefined()
})

test.each(['x', '1.2.3', '-1', '1.', ''])('rejects the position %j', text => {
  expect(() => decodeCursor(Buffer.from(text).toString('base64url'))).toThrow('The form is invalid')
})
