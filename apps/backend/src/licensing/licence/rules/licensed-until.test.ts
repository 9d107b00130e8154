import { expect, test } from 'vitest'
import { isLicensedBetween, licenceEndedAt, licensedUntil } from './licensed-until'

const spans = [
  { from: 40, until: 50 },
  { from: 10, until: 20 },
  { from: 20, until: 30 },
]

test.each([
  [9, null],
  [10, 30],
  [19, 30],
  [20, 30],
  [30, null],
  [45, 50],
  [50, null],
])('a zone is licensed at %i until %s', (at, until) => {
  expect(licensedUntil(spans, at)).toBe(until)
})

test.each([
  [15, null],
  [20, 20],
  [35, 30],
  [99, 50],
])('before %i, the licence last ended at %s', (at, ended) => {
  expect(licenceEndedAt(spans, at)).toBe(ended)
})

test.each([
  [0, 10, false],
  [0, 11, true],
  [29, 35, true],
  [30, 40, false],
])('between %i and %i, the zone was licensed: %s', (from, until, expected) => {
  expect(isLicensedBetween(spans, from, until)).toBe(expected)
})
