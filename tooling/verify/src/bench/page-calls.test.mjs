import { expect, test } from 'vitest'
import { countSequentialCalls, findRepeatedCalls } from './page-calls.mjs'

const call = (from, until, path = '/a', method = 'GET') => ({ from, until, path, method })

test('counts sequential calls but not parallel ones', () => {
  expect(countSequentialCalls([])).toBe(0)
  expect(countSequentialCalls([call(0, 10), call(1, 12), call(2, 9)])).toBe(1)
  expect(countSequentialCalls([call(0, 10), call(11, 20), call(11, 25), call(26, 30)])).toBe(3)
})

test('finds repeated calls; a different query is a different call', () => {
  const paths = ['/a?page=1', '/b', '/a?page=2', '/c?q=x', '/c?q=x']
  const calls = [...paths.map(path => call(0, 1, path)), call(2, 3, '/b', 'POST')]
  expect(findRepeatedCalls(calls)).toEqual(['GET /c'])
})
