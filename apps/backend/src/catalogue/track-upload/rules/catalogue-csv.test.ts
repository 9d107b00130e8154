import { expect, test } from 'vitest'
import { parseCatalogueCsv } from './catalogue-csv'
import { createCatalogueTemplate } from './columns'

const today = '2026-11-23'
const read = async (text: string) => {
  const found = await parseCatalogueCsv(text, today)
  if ('problem' in found) throw new Error(found.problem)
  return found.rows
}

test.each([',', ';'] as const)('the template with %j is a valid catalogue table', async separator => {
  const [row] = await read(createCatalogueTemplate(separator))
  expect(row).toEqual({
    line: 2,
    file: 'Album/01 Kopi Sore.mp3',
    problems: [],
    details: {
      title: 'Kopi Sore',
      artists: ['Meja Pojok', 'Trio Dermaga'],
      composers: ['Ayu Contoh', 'Bima Contoh'],
      arrangers: ['Citra Contoh'],
      publishers: ['Kolektif Rintik'],
      isrc: 'IDA012600001',
      iswc: 'T0345246801',
      label: 'Kolektif Rintik',
      release: 'Hujan di Jendela',
      catalogue_number: 'KR-001',
      genres: ['lo-fi', 'acoustic'],
      moods: ['calm', 'warm'],
      tempo: 76,
      vocals: 'instrumental',
      language: 'id',
      explicit: false,
      rights_basis: 'licensed',
      rights_until: '2027-12-31',
    },
  })
})

test('accepts common spellings of headers, codes, dates and other values', async () => {
  const [row] = await read(
    'File;ISRC;ISWC;Explicit;Rights basis;Rights until;Genres\na.mp3;id-a01-26-00001;T-034.524.680-1;Ya;CC0;1/2/2027;Bossa Nova, lounge',
  )
  expect(row?.details).toEqual({
    isrc: 'IDA012600001',
    iswc: 'T0345246801',
    explicit: true,
    rights_basis: 'cc0',
    rights_until: '2027-02-01',
    genres: ['bossa-nova', 'lounge'],
  })
})

test.each([
  ['file', 'file,rights_basis\n,owned\nb.mp3,owned', 'required'],
  ['rights_basis', 'file,rights_basis\na.mp3,', 'required'],
  ['rights_basis', 'file,rights_basis\na.mp3,stolen', 'rights_basis'],
  ['isrc', 'file,rights_basis,isrc\na.mp3,owned,12345', 'isrc'],
  ['genres', 'file,rights_basis,genres\na.mp3,owned,lo-fi; polka', 'genres'],
  ['tempo', 'file,rights_basis,tempo\na.mp3,owned,fast', 'tempo'],
  ['explicit', 'file,rights_basis,explicit\na.mp3,owned,maybe', 'explicit'],
  ['rights_until', 'file,rights_basis,rights_until\na.mp3,owned,2027-02-30', 'rights_until'],
  ['rights_until', 'file,rights_basis,rights_until\na.mp3,owned,2026-11-22', 'rights_ended'],
  ['clean_version', 'file,rights_basis,clean_version\na.mp3,owned,IDA012600002', 'clean_of_clean'],
  ['title', 'file,rights_basis,title\na.mp3,owned,Kopi\ufffd', 'damaged'],
  ['clean_version', 'file,rights_basis,explicit,clean_version\na.mp3,owned,yes,lain', 'clean_version'],
  ['title', `file,rights_basis,title\na.mp3,owned,${'x'.repeat(100_000)}`, 'long'],
  ['artists', `file,rights_basis,artists\na.mp3,owned,"${'a;'.repeat(500)}"`, 'artists'],
])('reports a problem in the column %s of an invalid row', async (column, text, problem) => {
  const [row] = await read(text)
  expect(row?.problems).toEqual([{ column, problem }])
  expect(row?.details).toBeNull()
})

test.each([
  ['%PDF-1.7', { problem: 'unreadable' }],
  ['name,address\nA,B', { problem: 'columns', columns: ['file', 'rights_basis', 'name', 'address'] }],
  ['file,rights_basis\na.mp3,"owned', { problem: 'row', line: 2 }],
  ['file,colour,rights_basis\na,b,owned', { problem: 'columns', columns: ['colour'] }],
  ['file,title\na,b', { problem: 'columns', columns: ['rights_basis'] }],
  ['file,rights_basis\n', { problem: 'empty' }],
  [`file,rights_basis\n${'a.mp3,owned\n'.repeat(2001)}`, { problem: 'rows' }],
  [`file,rights_basis\n${'\n'.repeat(100_000)}`, { problem: 'rows' }],
])('rejects a file that is not a valid catalogue table', async (text, problem) => {
  expect(await parseCatalogueCsv(text, today)).toEqual(problem)
})
