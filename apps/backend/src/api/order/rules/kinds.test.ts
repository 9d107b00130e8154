import { expect, test } from 'vitest'
import { getAllowedOrderKinds } from './kinds'

test.each([
  ['none', false, ['new']],
  ['active', false, ['extra-zones', 'renewal']],
  ['active', true, ['extra-zones']],
  ['expiring', false, ['extra-zones', 'renewal']],
  ['grace', false, ['renewal']],
  ['expired', false, ['renewal']],
  ['suspended', false, []],
] as const)('a unit that is %s (renewed: %s) may order %j', (state, renewed, kinds) => {
  expect(getAllowedOrderKinds({ state, renewed })).toEqual(kinds)
})
