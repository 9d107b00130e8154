import fc from '@bgm/property-tests'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { findDelimiter } from './delimiter'
import { maxColumns, maxRecordLength, readRecord } from './records'
import { readTable } from './table'

const readAll = (text: string, delimiter: string) => {
  const rows: string[][] = []
  for (let index = 0; index < text.length; ) {
    const record = readRecord(text, index, delimiter)
    if (typeof record === 'string') throw new Error(record)
    rows.push(record.cells)
    index = record.end
  }
  return rows
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const anyCell = fc.string({
  unit: fc.constantFrom('a', '1', ' ', ',', ';', '"', '\n', '\r\n', 'é'),
  maxLength: 8,
})

test('reads what spreadsheets write, like another parser', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      (rows, delimiter) => {
        const text = rows.map(cells => cells.map(quote).join(delimiter)).join('\r\n')
        expect(readAll(text, delimiter)).toEqual(rows)
        expect(readAll(text, delimiter)).toEqual(parse(text, { delimiter, newline: '\r\n' }).data)
      },
    ),
    { numRuns: 300 },
  )
})

test.each([
  ['quotation marks inside of a cell', 'a"b,c', [['a"b', 'c']]],
  ['a quotation mark that is not doubled', '"a "b" c",d', [['a "b" c', 'd']]],
  ['spaces after a quoted cell', '"a"  ,b', [['a', 'b']]],
  ['line endings of every kind', 'a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty cells and lines', ',\n\n,,', [['', ''], [''], ['', '', '']]],
])('reads %s', (_, text, rows) => {
  expect(readAll(text, ',')).toEqual(rows)
})

test.each([
  ['outside of quotation marks', '"name","Note; hours","a;b;c;d"\n', ','],
  ['that occurs most often', 'nama, lengkap;kota;kode', ';'],
  ['tab', 'a\tb', '\t'],
  ['in the first line only', 'a,b\n1;2;3;4', ','],
  ['comma without any', 'name', ','],
])('finds the delimiter: the one %s', (_, text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter)
})

const megabytes = (piece: string) => piece.repeat((2 * 1024 * 1024) / piece.length)

test.each([
  ['delimiters', megabytes(','), { problem: 'columns', line: 1 }],
  ['quotation marks', megabytes('"'), { problem: 'unclosed', line: 1 }],
  ['quoted delimiters', megabytes('",'), { problem: 'columns', line: 1 }],
  ['letters in one line', megabytes('a'), { problem: 'unclosed', line: 1 }],
  ['a row of quotation marks', `a,b\n${megabytes('"')}`, { problem: 'unclosed', line: 2 }],
  ['a row of delimiters', `a,b\n${megabytes(',')}`, { problem: 'columns', line: 2 }],
  ['a million rows', megabytes('a\n'), { isCut: true }],
  ['a million empty rows', `a\n${megabytes('\n')}`, { isCut: true }],
  ['rows with an open quotation mark', megabytes('a,"b\n'), { problem: 'unclosed', line: 1 }],
])('stops at the limits in 2 MB of %s', async (_, text, expected) => {
  expect(await readTable(text, 2000)).toMatchObject(expected)
})

test('a row may have as many columns and characters as the limits allow', () => {
  const widest = Array(maxColumns).fill('a').join(',')
  expect(readRecord(widest, 0, ',')).toMatchObject({ cells: { length: maxColumns } })
  expect(readRecord(`${widest},a`, 0, ',')).toBe('columns')
  const record = readRecord(`${'a'.repeat(maxRecordLength)}\nb`, 0, ',')
  expect(typeof record !== 'string' && record.cells[0]?.length).toBe(maxRecordLength)
  expect(typeof readRecord(`a${'a'.repeat(maxRecordLength)}\nb`, 0, ',')).toBe('string')
})

test('lets other work run while a large file is read', async () => {
  const row = `${'a'.repeat(980)},b\n`
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const table = await readTable(row.repeat(2000), 2000)
  isDone = true
  expect('lines' in table && table.lines).toHaveLength(1999)
  // 2 MB in slices of 50 kB.
  expect(turns).toBeGreaterThan(30)
})
