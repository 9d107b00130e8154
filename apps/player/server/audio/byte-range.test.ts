import { expect, test } from 'vitest'
import { parseRangeHeader } from './byte-range'

test.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['seconds=0-1', null],
  ['bytes=٠-٩', null],
  [`bytes=${'9'.repeat(200)}-`, null],
])('parses the header %s for a file of 1,000 bytes as %o', (header, range) => {
  expect(parseRangeHeader(header, 1_000)).toEqual(range)
})
