import { expect, test } from 'vitest'
import { getAllowedOrderKinds } from './kinds'

test.each([
  ['none', false, ['new']],
  ['active', false, ['extra-zones', 'renewal', 'change']],
  ['active', true, ['extra-zones', 'change']],
  ['expiring', false, ['extra-zones', 'renewal', 'change']],
  ['grace', false, ['renewal']],
  ['expired', false, ['renewal']],
  ['suspended', false, []],
] as const)('for the state %s (renewed: %s), the allowed kinds are %j', (state, renewed, kinds) => {
  expect(getAllowedOrderKinds({ state, renewed })).toEqual(kinds)
})
