import { expect, test } from 'vitest'
import { findOverlaps } from './overlap'

const slot = (weekday: number, from: number, until: number) => ({
  weekday,
  from_minute: from * 60,
  until_minute: until * 60,
})

test.each([
  ['slots that touch', [slot(1, 8, 12), slot(1, 12, 17)], []],
  ['the same hours on other days', [slot(1, 8, 12), slot(2, 8, 12)], []],
  ['a slot within another', [slot(1, 8, 17), slot(1, 10, 11)], [1]],
  [
    'a slot that overlaps one that is not the previous one',
    [slot(1, 10, 12), slot(3, 1, 2), slot(1, 8, 11)],
    [2],
  ],
  ['the same slot three times', [slot(7, 0, 24), slot(7, 0, 24), slot(7, 0, 24)], [1, 2]],
])('finds the expected overlaps for %s', (_, slots, expected) => {
  expect(findOverlaps(slots)).toEqual(expected)
})
