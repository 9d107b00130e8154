import { expect, test } from 'vitest'
import { HttpError } from './http-error'
import { createRateLimiter, getAddressKey } from './rate-limiter'

test('allows a limited number of attempts per key in each window', () => {
  let now = 0
  const limiter = createRateLimiter({ points: 2, windowMs: 60_000 }, () => now)
  for (const key of ['a', 'a', 'b']) limiter.consume(key)
  expect(() => limiter.consume('a')).toThrow(HttpError)
  expect([limiter.hasLeft('a'), limiter.hasLeft('b')]).toEqual([false, true])
  now = 45_500
  expect(() => limiter.consume('a')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ retryAfter: 15 }) }),
  )
  now = 60_000
  expect(() => limiter.consume('a')).not.toThrow()
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('limits the address %s by the key %s', (address, key) => {
  expect(getAddressKey(address)).toBe(key)
})
