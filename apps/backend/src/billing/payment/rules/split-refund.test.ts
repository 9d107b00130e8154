import { expect, test } from 'vitest'
import { splitRefund } from './split-refund'

test.each([
  [300_000, [200_000, 100_000], [200_000, 100_000]],
  [100_000, [100_000, 100_000, 100_000], [33_333, 33_334, 33_333]],
  [1, [200_000, 100_000], [1, 0]],
  [50_000, [0, 200_000], [0, 50_000]],
  [50_000, [0, 0], [50_000, 0]],
  [0, [], []],
])('splits %i in proportion to %j as %j', (amount, parts, shares) => {
  expect(splitRefund(amount, parts)).toEqual(shares)
})
