import type { CsvSeparator } from '@bgm/contract'
import { unparse } from 'papaparse'
import { exportLedger } from '#src/billing/ledger/list'
import { formatJakartaTime, spreadsheetFormula } from './rules/spreadsheet'

const fileColumns = [
  'date',
  'type',
  'number',
  'orders',
  'reference',
  'charge',
  'credit',
  'counted',
  'balance',
]

/** The entries as CSV, in chunks, with a byte order mark for spreadsheets. */
export async function* exportLedgerFile(
  organisation: number,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  yield `\ufeff${fileColumns.join(separator)}\r\n`
  for await (const entry of exportLedger(organisation, {})) {
    const { at, kind, orders, reference, charge, credit, counted, balance } = entry
    const line = [
      ...[
        formatJakartaTime(Date.parse(at)),
        kind,
        kind === 'credit-note' ? reference : (orders[0]?.number ?? ''),
      ],
      ...[orders.map(({ number }) => number).join(' '), kind === 'credit-note' ? '' : reference],
      ...[charge, credit, counted ? 'yes' : 'no', balance],
    ]
    yield `${unparse([line], { delimiter: separator, escapeFormulae: spreadsheetFormula })}\r\n`
  }
}
