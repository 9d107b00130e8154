import { expect, test } from 'vitest'
import { needsApproval } from './required'

test.each([
  ['never', null, 5_000_000, ['new'], false],
  ['always', null, 0, ['renewal'], true],
  ['above', 1_000_000, 1_000_000, ['new'], false],
  ['above', 1_000_000, 1_000_001, ['renewal'], true],
  ['above', null, 1, ['change'], true],
  ['new-units', null, 1, ['renewal', 'extra-zones', 'change'], false],
  ['new-units', null, 1, ['renewal', 'new'], true],
] as const)('the rule %s (%s) for %s rupiah of %s is %s', (rule, above, total, kinds, needed) => {
  expect(needsApproval({ rule, above }, { total, kinds })).toBe(needed)
})
