import { expect, test } from 'vitest'
import { formatDuration, formatLocalTime } from '../src/report/calendar.mjs'
import { createTableWriter } from '../src/report/table.mjs'

const writeCell = (separator, title) =>
  createTableWriter({
    rows: 'plays',
    separator,
    list_separator: '; ',
    header: false,
    byte_order_mark: false,
    columns: [{ name: 'Title', field: 'work.title' }],
  }).write({ credits: { title } })

// Compared with the output of papaparse, which the product uses.
test.each([
  [',', 'Senja', 'Senja'],
  [',', 'a,b', '"a,b"'],
  [';', 'a,b', 'a,b'],
  [';', 'a;b', '"a;b"'],
  ['\t', 'a\tb', '"a\tb"'],
  ['|', 'a|b', '"a|b"'],
  [',', 'a"b', '"a""b"'],
  [',', 'a\nb', '"a\nb"'],
  [',', ' a', '" a"'],
  [',', 'a ', '"a "'],
  [',', '=1+1', `"'=1+1"`],
  [',', '-a', `"'-a"`],
  [',', '@a"', `"'@a"""`],
  [',', '\ta', `"'\ta"`],
  [',', '=a\nb', '"=a\nb"'],
  [',', '=a\u2028b', '=a\u2028b'],
  [',', 'a\ufeff', '"a\ufeff"'],
  [',', '', ''],
])('with the separator %j, %j is written as %j', (separator, text, cell) => {
  expect(writeCell(separator, text)).toBe(`${cell}\r\n`)
})

test.each([
  ['2026-11-30T16:59:59.999Z', 'Asia/Jakarta', '2026-11-30T23:59:59+07:00'],
  ['2026-11-30T17:00:00.000Z', 'Asia/Jakarta', '2026-12-01T00:00:00+07:00'],
  ['2026-11-30T17:00:00.000Z', 'Asia/Jayapura', '2026-12-01T02:00:00+09:00'],
])('%s is in %s written as %s', (instant, timeZone, text) => {
  expect(formatLocalTime(Date.parse(instant), timeZone)).toBe(text)
})

test.each([
  [204_499, '00:03:24'],
  [204_500, '00:03:25'],
  [360_000_000, '100:00:00'],
])('%i milliseconds are written as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})
