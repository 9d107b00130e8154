import { cleanCode } from '@bgm/validation'
import { readTable, type TableLine } from '#src/platform/csv/table'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'

const settlementKinds = ['payment', 'refund', 'chargeback'] as const
type SettlementKind = (typeof settlementKinds)[number]

/**
 * One line of the provider's file. All amounts are positive and in whole rupiah; `line` is the row number in
 * a spreadsheet.
 */
export type SettlementLine = {
  line: number
  key: string
  kind: SettlementKind
  reference: string
  amount: number
  fee: number
  /** The time of the payment, if the file contains it. */
  paidAt: number | null
  settledAt: number
}

export const settlementMaxRows = 10_000
export const settlementMaxCharacters = 1_500_000

export type SettlementProblem =
  | { key: 'unreadable' | 'empty' | 'too-many-rows' }
  | { key: 'missing-column'; column: string }
  | { key: 'bad-row'; line: number }
  | { key: 'bad-line'; line: number; column: string }
export type SettlementFile = { lines: SettlementLine[] } | { problem: SettlementProblem }

/** The columns that are read, with their names in the provider's reports. */
const columns = {
  'Order ID': ['order id', 'merchant order id'],
  'Transaction type': ['transaction type', 'type'],
  'Transaction time': ['transaction time', 'transaction date'],
  'Settlement time': ['settlement time', 'settlement date', 'payout date'],
  Amount: ['amount', 'gross amount', 'transaction amount'],
  Fee: ['fee', 'total fee', 'transaction fee', 'mdr'],
  'Net amount': ['net amount', 'settlement amount'],
} as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[] // Object.keys returns string[]
const optional: readonly Column[] = ['Transaction time', 'Net amount']

const kinds: Record<string, SettlementKind> = {
  payment: 'payment',
  settlement: 'payment',
  capture: 'payment',
  refund: 'refund',
  'partial refund': 'refund',
  chargeback: 'chargeback',
  'partial chargeback': 'chargeback',
}

const normalised = (cell: string) => cell.trim().toLowerCase().replaceAll('_', ' ')

/**
 * Parses whole rupiah from `-10000`, `10000.00` or `Rp 10,000`. Returns null for anything else, so no
 * fraction is dropped.
 */
function parseRupiah(cell: string): number | null {
  const text = cell.trim().replace(/^(-?)\s*(?:rp|idr)\.?\s*/i, '$1')
  if (text.length > 24 || !/^-?\d{1,3}(?:,\d{3})*(?:\.00?)?$|^-?\d{1,13}(?:\.00?)?$/.test(text)) return null
  return Number(text.replaceAll(',', ''))
}

/** Parses a time in Jakarta (UTC+7), with or without the time of day. */
function parseTime(cell: string): number | null {
  const [, date, time = '00:00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(cell.trim().slice(0, 32)) ?? []
  const at = date ? Date.parse(`${date}T${time}+07:00`) : Number.NaN
  return Number.isNaN(at) ? null : at
}

type Cells = Record<Column, string>
type Read = Omit<SettlementLine, 'line' | 'key'>

function readLine(cells: Cells): Read | Column {
  const reference = cells['Order ID'].trim()
  const kind = kinds[normalised(cells['Transaction type'])]
  const [amount, fee, net] = [cells.Amount, cells.Fee, cells['Net amount']].map(parseRupiah)
  const settledAt = parseTime(cells['Settlement time'])
  const paidAt = parseTime(cells['Transaction time'])
  if (!/^[\w.~-]{1,64}$/.test(reference)) return 'Order ID'
  if (!kind) return 'Transaction type'
  if (typeof amount !== 'number' || amount === 0) return 'Amount'
  if (typeof fee !== 'number') return 'Fee'
  if (settledAt === null) return 'Settlement time'
  if (cells['Transaction time'].trim() !== '' && paidAt === null) return 'Transaction time'
  // The payout must equal the amount less the fee, so a shifted column is detected.
  if (cells['Net amount'].trim() !== '' && net !== amount - fee) return 'Net amount'
  return { kind, reference, amount: Math.abs(amount), fee, paidAt, settledAt }
}

/**
 * Derives a key for each line, which is the same in every file that lists the line. A payment is settled
 * once; refunds that share a time and an amount are numbered.
 */
function listKeys(lines: readonly Read[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ kind, reference, settledAt, amount }) => {
    const key = kind === 'payment' ? `${kind}|${reference}` : `${kind}|${reference}|${settledAt}|${amount}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before === 0 ? key : `${key}|${before}`
  })
}

/** The name of each column in this file; undefined if the file does not have it. */
type Headings = Map<Column, string | undefined>

function readCells({ cell }: TableLine, headings: Headings): Cells {
  const entries = names.map(name => {
    const heading = headings.get(name)
    return [name, heading === undefined ? '' : cleanCode(cell(heading).slice(0, 200)).trim()]
  })
  return Object.fromEntries(entries) as Cells // has every column
}

async function readLines(rows: readonly TableLine[], headings: Headings): Promise<SettlementFile> {
  const lines: (Read & { line: number })[] = []
  const read = await mapInSlices(rows, row => ({ line: row.line, read: readLine(readCells(row, headings)) }))
  for (const { line, read: result } of read) {
    if (typeof result === 'string') return { problem: { key: 'bad-line', line, column: result } }
    lines.push({ ...result, line })
  }
  const keys = listKeys(lines)
  return { lines: lines.map((line, index) => ({ ...line, key: keys[index] ?? '' })) }
}

/** Reads the provider's settlement file, up to a maximum size. */
export async function readSettlementFile(content: string): Promise<SettlementFile> {
  if (content.length > settlementMaxCharacters) return { problem: { key: 'unreadable' } }
  const table = await readTable(content, settlementMaxRows)
  if ('problem' in table)
    return {
      problem: table.problem === 'not-text' ? { key: 'unreadable' } : { key: 'bad-row', line: table.line },
    }
  const headings: Headings = new Map(
    names.map(name => [
      name,
      table.columns.find(heading => columns[name].some(known => known === normalised(heading))),
    ]),
  )
  const missing = names.filter(name => headings.get(name) === undefined && !optional.includes(name))
  if (missing.length > 0) return { problem: { key: 'missing-column', column: missing.join(', ') } }
  if (table.isCut || table.lines.length > settlementMaxRows) return { problem: { key: 'too-many-rows' } }
  if (table.lines.length === 0) return { problem: { key: 'empty' } }
  return await readLines(table.lines, headings)
}
