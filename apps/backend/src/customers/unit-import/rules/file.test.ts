import { unitCsvColumns } from '@bgm/validation'
import { expect, test } from 'vitest'
import { readRow } from './cells'
import { readUnitFile } from './file'

/** The rows of a CSV file, with their cells by column. */
async function readUnitCsv(text: string) {
  // The byte order mark says that a damaged character is not a letter of another encoding.
  const file = await readUnitFile(Buffer.from(text.includes('\ufffd') ? `\ufeff${text}` : text))
  if ('problem' in file) return file
  return { ...file, rows: file.lines.map(line => readRow(line, file.columns, undefined)) }
}

const cells = [
  'JKT-001',
  'Kedai Menteng',
  'restaurant',
  '',
  '80',
  'PT Kedai; Jaya',
  'Kedai',
  'kedai@contoh.test',
  "'+62215551234",
  '01.234.567.8-901.000',
  'Jl. "Raya" 1',
  'DKI Jakarta',
  'Kota Jakarta Pusat',
  'Menteng',
  'Menteng',
  '10310',
]
const quoted = (mark: string, row: readonly string[]) =>
  row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(mark)

test.each([
  ['commas', ',', '\n', ''],
  ['semicolons', ';', '\r\n', ''],
  ['tabs', '\t', '\n', ''],
  ['a UTF-8 byte order mark', ';', '\r\n', '\ufeff'],
  ['a line that declares the separator', ';', '\r\n', 'sep=;\r\n'],
])('reads a file with %s', async (_, mark, end, before) => {
  const text = `${before}${unitCsvColumns.join(mark)}${end}${quoted(mark, cells)}${end}${end}`
  const csv = await readUnitCsv(text)
  if (!('rows' in csv)) throw new Error('refused')
  expect(csv.rows).toHaveLength(1)
  expect(csv.rows[0]).toMatchObject({
    line: 2,
    cells: {
      outlet_code: 'JKT-001',
      company_name: 'PT Kedai; Jaya',
      company_phone_number: '+62215551234',
      company_address: 'Jl. "Raya" 1',
    },
  })
})

test('columns can be in any order, and rows have the same numbers as in a spreadsheet', async () => {
  const reversed = [...unitCsvColumns].reverse()
  const csv = await readUnitCsv(`${reversed.join(',')}\n,,\n${quoted(',', [...cells].reverse())}`)
  expect(csv).toMatchObject({ rows: [{ line: 3, cells: { outlet_code: 'JKT-001', zip_code: '10310' } }] })
})

test.each([
  ['no rows', `${unitCsvColumns.join(',')}\n`, { key: 'validation.csv_empty' }],
  [
    'another table',
    'Nama,Kota,Tanggal\nA,B,C',
    {
      key: 'validation.csv_missing_column',
      columns: unitCsvColumns.filter(column => column !== 'name' && column !== 'city'),
    },
  ],
  ['a damaged workbook', 'PK\u0003\u0004\0\0', { key: 'validation.csv_unreadable' }],
  ['a PDF', '%PDF-1.7\n1 0 obj', { key: 'validation.csv_unreadable' }],
  ['an image', `\u2030PNG\r\n\u001a\n`, { key: 'validation.csv_unreadable' }],
  [
    'a letter instead of a table',
    'Kepada Yth.\nPT Kedai',
    { key: 'validation.csv_missing_column', columns: unitCsvColumns },
  ],
  [
    'a quotation mark that is not closed',
    `${unitCsvColumns.join(',')}\na,b\n"Kedai,b\n`,
    { key: 'validation.csv_row', row: 3 },
  ],
  [
    'far too many columns',
    `${unitCsvColumns.join(',')}\n${','.repeat(500)}`,
    { key: 'validation.csv_columns', row: 2 },
  ],
  ['too many rows', `${unitCsvColumns.join(',')}\n${'a\n'.repeat(2001)}`, { key: 'validation.csv_rows' }],
  [
    'too many empty lines',
    `${unitCsvColumns.join(',')}${'\n'.repeat(5000)}a`,
    { key: 'validation.csv_rows' },
  ],
])('rejects a file: %s', async (_, text, problem) => {
  expect(await readUnitCsv(text)).toEqual({ problem })
})

const header = unitCsvColumns.join(';')
const readCells = async (...row: string[]) => {
  const csv = await readUnitCsv(`${header}\n${quoted(';', row)}`)
  if (!('rows' in csv)) throw new Error(csv.problem.key)
  return csv.rows[0]?.cells
}

test('cells and headers are cleaned like the fields of a form', async () => {
  const [code, name, ...others] = cells
  const typed = [
    `\u200b${code}\ufeff`,
    `${name}\u00a0Raya\u200b`,
    ...others.slice(0, 8),
    'Jl. A 1\u2028Lantai 2',
  ]
  expect(await readCells(...typed)).toMatchObject({
    outlet_code: 'JKT-001',
    name: 'Kedai Menteng Raya',
    company_address: 'Jl. A 1\nLantai 2',
  })
  const marked = unitCsvColumns.map(column => `${column}\u200b`).join(',')
  expect(await readUnitCsv(`${marked}\n${quoted(',', cells)}`)).toMatchObject({ rows: [{ line: 2 }] })
})

test('one damaged character does not lose the file', async () => {
  const [code = '', ...others] = cells
  expect(await readCells(code, 'Kedai \ufffdMenteng', ...others.slice(1))).toMatchObject({
    outlet_code: 'JKT-001',
    name: 'Kedai \ufffdMenteng',
  })
  expect(await readCells(code, 'Kedai \u0007Menteng', ...others.slice(1))).toMatchObject({
    outlet_code: 'JKT-001',
  })
})

test('columns are recognised by what people call them, in both languages, and the others are named', async () => {
  const header = [
    'NAMA GERAI',
    'Kode',
    'Prov.',
    'Kab/Kota',
    'No. NPWP',
    'PAKET',
    'Jml Zona',
    'Store code',
    'Catatan',
  ]
  const file = await readUnitFile(Buffer.from(`${header.join(';')}\nA;1;B;C;D;E;2;X;Y`))
  expect(file).toMatchObject({
    header,
    columns: ['name', 'outlet_code', 'province', 'city', 'npwp', 'package', 'zones', null, null],
  })
})

test('a separator inside of quotation marks does not separate', async () => {
  const header = [...unitCsvColumns, 'Catatan; jam buka'].map(name => `"${name}"`).join(',')
  const file = await readUnitFile(Buffer.from(`${header}\n${quoted(',', [...cells, 'x'])}`))
  expect(file).toMatchObject({
    header: [...unitCsvColumns, 'Catatan; jam buka'],
    columns: [...unitCsvColumns, null],
  })
})
