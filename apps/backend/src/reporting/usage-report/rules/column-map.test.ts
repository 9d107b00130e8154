import { expect, test } from 'vitest'
import { parseColumns } from './column-map'

test('reads one column per line', () => {
  expect(parseColumns('Titel = work.title\r\n\n A=B =work.isrc\nKosong =', 'plays')).toEqual({
    columns: [
      { name: 'Titel', field: 'work.title' },
      { name: 'A=B', field: 'work.isrc' },
      { name: 'Kosong', field: '' },
    ],
  })
})

test.each([
  ['', 'plays', { line: 1, problem: 'shape' }],
  ['Titel = work.title\nwork.isrc', 'plays', { line: 2, problem: 'shape' }],
  ['= work.title', 'plays', { line: 1, problem: 'shape' }],
  ['Titel = work.name', 'plays', { line: 1, problem: 'field' }],
  ['Tanggal = play.date', 'works', { line: 1, problem: 'field' }],
  ['Jumlah = total.plays', 'plays', { line: 1, problem: 'field' }],
] as const)('reports the first invalid line of %j', (text, rows, wrong) => {
  expect(parseColumns(text, rows)).toEqual(wrong)
})
