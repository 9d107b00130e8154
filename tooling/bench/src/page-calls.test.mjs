import { expect, it } from 'vitest'
import { chainOf, repeatedIn } from './page-calls.mjs'

const asked = (from, until, path = '/a', method = 'GET') => ({ from, until, path, method })

it('counts calls that waited for each other, not those side by side', () => {
  expect(chainOf([])).toBe(0)
  expect(chainOf([asked(0, 10), asked(1, 12), asked(2, 9)])).toBe(1)
  expect(chainOf([asked(0, 10), asked(11, 20), asked(11, 25), asked(26, 30)])).toBe(3)
})

it('names what was asked twice, whatever its query', () => {
  const calls = [
    asked(0, 1, '/a?page=1'),
    asked(0, 1, '/b'),
    asked(2, 3, '/a?page=2'),
    asked(2, 3, '/a', 'POST'),
  ]
  expect(repeatedIn(calls)).toEqual(['GET /a'])
})
