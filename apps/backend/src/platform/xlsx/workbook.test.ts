import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from './workbook'

const limits = { maxRows: 100, maxCharacters: 10_000 }

const parts = (rows: string, others: Record<string, string> = {}) => ({
  'xl/workbook.xml':
    '<?xml version="1.0"?><workbook><sheets><sheet name="Data" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Gerai &amp; toko" sheetId="2" r:id="rId2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...others,
})

const toXlsx = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

const read = (rows: string, others?: Record<string, string>) =>
  readWorkbook(toXlsx(parts(rows, others)), limits)

test('reads texts of every kind from the first visible sheet, with the row numbers of the spreadsheet', async () => {
  const sheet = await read(
    `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><r><t>Kota </t></r><r><t>A &lt; B</t></r></is></c></row>
     <row r="2"><c r="A2"/></row>
     <row r="5"><c r="B5" t="str"><f>A1&amp;"x"</f><v>hasil</v></c><c r="AA5" t="s"><v>0</v></c></row>`,
    {
      'xl/sharedStrings.xml':
        '<sst><si><t>satu</t></si><si><r><t xml:space="preserve">Nama </t></r><rPh><t>x</t></rPh><r><t>unit</t></r></si></sst>',
    },
  )
  expect(sheet?.name).toBe('Gerai & toko')
  expect(sheet?.rows.map(({ line, cells }) => [line, ...cells.filter(cell => cell !== '')])).toEqual([
    [1, 'Nama unit', 'Kota A < B'],
    [5, 'hasil', 'satu'],
  ])
  expect(sheet?.rows[1]?.cells[26]).toBe('satu')
})

test('numbers have no exponent, and the leading zeros of their format', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"><alignment/></xf></cellXfs></styleSheet>'
  const sheet = await read(
    '<row><c><v>7</v></c><c s="1"><v>7</v></c><c><v>3.1740123456789E15</v></c><c><v>80.5</v></c><c s="1"><v>1234</v></c></row>',
    { 'xl/styles.xml': styles },
  )
  expect(sheet?.rows[0]?.cells).toEqual(['7', '007', '3174012345678900', '80.5', '1234'])
})

test('stops at the limits', async () => {
  const row = '<row><c t="inlineStr"><is><t>0123456789</t></is></c></row>'
  expect(await read(row.repeat(500))).toMatchObject({ isCut: true, rows: { length: 101 } })
  expect(await read(`<row><c t="str"><v>${'x'.repeat(20_000)}</v></c></row>`)).toMatchObject({ isCut: true })
  expect(await read('<row><c r="ZZZ1"><v>1</v></c></row>')).toMatchObject({ rows: [] })
})

test.each([
  ['an archive without a workbook', toXlsx({ 'a.txt': 'a' })],
  ['a workbook without its sheet', toXlsx({ ...parts(''), 'xl/workbook.xml': '<workbook/>' })],
  ['a part that grows beyond every limit', toXlsx(parts('<row/>'.repeat(3_000_000)))],
  ['a workbook that is cut off', toXlsx(parts('<row><c><v>1</v></c></row>')).subarray(0, 300)],
  ['something else', Buffer.from('PK\u0003\u0004 and nothing more')],
  ['nothing', Buffer.alloc(0)],
])('cannot be read: %s', async (_, bytes) => {
  expect(await readWorkbook(bytes, limits)).toBeNull()
})

test('damage at any place is survived', async () => {
  const bytes = toXlsx(parts('<row r="1"><c r="A1"><v>1</v></c></row>'))
  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = Buffer.from(bytes)
    damaged[at] = 255 - (damaged[at] ?? 0)
    const sheet = await readWorkbook(damaged, limits)
    expect(sheet === null || Array.isArray(sheet.rows)).toBe(true)
  }
})

test('lets other work run while a large sheet is read', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const row = `<row>${'<c><v>12</v></c>'.repeat(20)}</row>`
  const large = { maxRows: 10_000, maxCharacters: 2_000_000 }
  const sheet = await readWorkbook(toXlsx(parts(row.repeat(5000))), large)
  isDone = true
  expect(sheet?.rows).toHaveLength(5000)
  expect(turns).toBeGreaterThan(10)
})
