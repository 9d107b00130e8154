import { expect, test } from 'vitest'
import { getNextOrigin } from './origin'

test.each([
  ['musik.example/usage', 'musik.example/usage-2'],
  ['musik.example/usage-2', 'musik.example/usage-3'],
  ['musik.example/usage-9', 'musik.example/usage-10'],
  ['musik-berlisensi.example/usage', 'musik-berlisensi.example/usage-2'],
])('after %s follows %s', (origin, next) => {
  expect(getNextOrigin(origin)).toBe(next)
})
