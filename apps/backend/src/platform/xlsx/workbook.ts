import { visitTags } from './xml'
import { ZipReader } from './zip'

/** A part of a workbook may have this many bytes. */
const maxPartBytes = 16 * 1024 * 1024
/** As many columns as a CSV file may have. */
const maxColumns = 200

export type WorkbookRow = {
  /** The row number in the spreadsheet. */
  line: number
  cells: string[]
}

export type Sheet = {
  name: string
  rows: WorkbookRow[]
  /** Whether the rest of the sheet was not read, because it is too large. */
  isCut: boolean
}

type Limits = { maxRows: number; maxCharacters: number }

/** The name and the path of the first sheet that is not hidden. */
async function findSheet(zip: ZipReader): Promise<{ name: string; path: string } | null> {
  const [workbook, relations] = await Promise.all([
    zip.readText('xl/workbook.xml'),
    zip.readText('xl/_rels/workbook.xml.rels'),
  ])
  if (workbook === null || relations === null) return null
  const targets = new Map<string, string>()
  await visitTags(relations, tag => {
    if (tag.name === 'Relationship') targets.set(tag.attribute('Id') ?? '', tag.attribute('Target') ?? '')
    return undefined
  })
  let found: { name: string; path: string } | null = null
  await visitTags(workbook, tag => {
    if (tag.name !== 'sheet' || (tag.attribute('state') ?? 'visible') !== 'visible') return undefined
    const target = targets.get(tag.attribute('r:id') ?? '') ?? ''
    found = {
      name: (tag.attribute('name') ?? '').slice(0, 100),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    }
    return false
  })
  return found
}

/** The texts that cells refer to by number, without their formatting. */
async function readSharedTexts(zip: ZipReader): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isPhonetic = false
  await visitTags((await zip.readText('xl/sharedStrings.xml')) ?? '', tag => {
    if (tag.name === 'si' && tag.kind !== 'close') text = ''
    if (tag.name === 'rPh') isPhonetic = tag.kind === 'open'
    if (tag.name === 't' && tag.kind === 'open' && !isPhonetic) text += tag.text
    if (tag.name === 'si' && tag.kind !== 'open') texts.push(text)
    return undefined
  })
  return texts
}

/** How many digits the formats of cells show at least, such as four for `0000`, by the number of the style. */
async function readDigits(zip: ZipReader): Promise<number[]> {
  const formats = new Map<string, number>()
  const styles: number[] = []
  let isCellStyle = false
  await visitTags((await zip.readText('xl/styles.xml')) ?? '', tag => {
    const code = tag.name === 'numFmt' ? (tag.attribute('formatCode') ?? '') : ''
    if (/^0{2,30}$/.test(code)) formats.set(tag.attribute('numFmtId') ?? '', code.length)
    if (tag.name === 'cellXfs') isCellStyle = tag.kind === 'open'
    if (tag.name === 'xf' && tag.kind !== 'close' && isCellStyle)
      styles.push(formats.get(tag.attribute('numFmtId') ?? '') ?? 0)
    return undefined
  })
  return styles
}

/** The column of a cell such as `AB12`, from 0. */
function toColumn(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A number as the spreadsheet shows it, without an exponent and with the leading zeros of its format. */
function formatNumber(value: string, digits: number): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  const shown = Number.isInteger(number) && Math.abs(number) < 1e21 ? String(number) : value
  return number >= 0 ? shown.padStart(digits, '0') : shown
}

type Cell = { column: number; type: string; digits: number; value: string }

class SheetReader {
  readonly rows: WorkbookRow[] = []
  isCut = false
  #row: WorkbookRow = { line: 0, cells: [] }
  #cell: Cell | null = null
  #characters = 0

  constructor(
    private readonly texts: readonly string[],
    private readonly digits: readonly number[],
    private readonly limits: Limits,
  ) {}

  startRow(reference: string | undefined): void {
    this.#row = { line: Number(reference) || this.#row.line + 1, cells: [] }
  }

  startCell(reference: string | undefined, type: string, style: number): void {
    const column = reference ? toColumn(reference) : this.#row.cells.length
    this.#cell = { column, type, digits: this.digits[style] ?? 0, value: '' }
  }

  addValue(text: string): void {
    if (this.#cell) this.#cell.value += text
  }

  endCell(): void {
    const cell = this.#cell
    this.#cell = null
    if (!cell || cell.column < 0 || cell.column >= maxColumns) return
    const { type, value, digits } = cell
    const text =
      type === 's' ? (this.texts[Number(value)] ?? '') : type === 'n' ? formatNumber(value, digits) : value
    while (this.#row.cells.length <= cell.column) this.#row.cells.push('')
    this.#row.cells[cell.column] = text.trim()
    this.#characters += text.length
  }

  /** Returns false if the sheet is too large. */
  endRow(): boolean {
    if (this.#row.cells.some(cell => cell !== '')) this.rows.push(this.#row)
    this.isCut = this.rows.length > this.limits.maxRows || this.#characters > this.limits.maxCharacters
    return !this.isCut
  }
}

/**
 * Reads the rows of the first visible sheet of an XLSX file. Null if it is not a workbook, is damaged or has no sheet.
 * Takes the texts and numbers that are stored, so the results of formulas too.
 */
export async function readWorkbook(bytes: Buffer, limits: Limits): Promise<Sheet | null> {
  try {
    const zip = new ZipReader(bytes, maxPartBytes)
    const sheet = await findSheet(zip)
    const xml = sheet && (await zip.readText(sheet.path))
    if (!sheet || xml === null) return null
    const [texts, digits] = await Promise.all([readSharedTexts(zip), readDigits(zip)])
    const reader = new SheetReader(texts, digits, limits)
    await visitTags(xml, tag => {
      const { name, kind, text } = tag
      if (name === 'row' && kind !== 'close') reader.startRow(tag.attribute('r'))
      if (name === 'c' && kind !== 'close')
        reader.startCell(tag.attribute('r'), tag.attribute('t') ?? 'n', Number(tag.attribute('s') ?? 0))
      if ((name === 'v' || name === 't') && kind === 'open') reader.addValue(text)
      if (name === 'c' && kind !== 'open') reader.endCell()
      return name === 'row' && kind === 'close' ? reader.endRow() : undefined
    })
    return { name: sheet.name, rows: reader.rows, isCut: reader.isCut }
  } catch {
    return null
  }
}

/** Whether a file begins like a ZIP archive, as workbooks do. */
export const isArchive = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
