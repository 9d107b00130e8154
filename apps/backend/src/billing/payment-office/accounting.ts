import { unparse } from 'papaparse'
import { z } from 'zod'
import { creditedMoney } from '#src/billing/payment/refund-shares'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import {
  type AccountingRow,
  accountingBatchSize,
  accountingColumns,
  feeRowsInPeriod,
  invoiceRowsInPeriod,
  listFees,
  listInvoices,
  listRefunds,
  toFeeRow,
  toInvoiceRow,
  toRefundRows,
} from './accounting-rows'
import {
  listWithheld,
  settledRowsInPeriod,
  toSettledRow,
  toWithheldRow,
  withheldRowsInPeriod,
} from './accounting-withheld'
import type { Period } from './rules/period'
import { spreadsheetFormula } from './rules/spreadsheet'

/** Reads the batches in sequence, ordered by id. */
async function* inBatches<T extends { id: number }>(
  list: (after: number) => Promise<T[]>,
  lines: (row: T) => AccountingRow[],
): AsyncGenerator<AccountingRow[]> {
  for (let after = 0; ; ) {
    const rows = await list(after)
    if (rows.length > 0) yield rows.flatMap(lines)
    const last = rows.at(-1)
    if (!last || rows.length < accountingBatchSize) return
    after = last.id
  }
}

async function* listBatches(period: Period): AsyncGenerator<AccountingRow[]> {
  yield* inBatches(
    after => listInvoices(period, after),
    row => [toInvoiceRow(row)],
  )
  yield* inBatches(after => listRefunds(period, after), toRefundRows)
  yield* inBatches(
    after => listWithheld(withheldRowsInPeriod(period), after),
    row => [toWithheldRow(row)],
  )
  yield* inBatches(
    after => listWithheld(settledRowsInPeriod(period), after),
    row => [toSettledRow(row)],
  )
  yield* inBatches(
    after => listFees(period, after),
    row => [toFeeRow(row)],
  )
}

const toCell = (value: string | number, { separator }: Period) =>
  typeof value === 'number' && separator === ';' ? String(value).replace('.', ',') : value

/**
 * The invoices, refunds and fees of a period as CSV, in chunks. Formulas are escaped for spreadsheets, and a file with
 * semicolons has decimal commas.
 */
export async function* exportAccounting(period: Period): AsyncGenerator<string> {
  // Excel needs the byte order mark to detect UTF-8.
  yield `\ufeff${accountingColumns.join(period.separator)}\r\n`
  for await (const batch of listBatches(period)) {
    const lines = batch.map(row => accountingColumns.map(column => toCell(row[column] ?? '', period)))
    yield `${unparse(lines, { delimiter: period.separator, escapeFormulae: spreadsheetFormula })}\r\n`
  }
}

const total = z.array(z.object({ count: z.coerce.number(), amount: z.coerce.number() }))

type Counted = { count(columns: object): { sum(columns: object): PromiseLike<unknown> } }

async function computeTotal(rows: Counted, column: string) {
  return total.parse(await rows.count({ count: '*' }).sum({ amount: column }))[0] ?? { count: 0, amount: 0 }
}

const refundTotals = z.object({
  returned_count: integerColumn,
  returned: integerColumn,
  unassigned_count: integerColumn,
  unassigned: integerColumn,
})

/** What refunds have returned of invoices, and of money that had paid no order. */
async function sumRefundsInPeriod({ start, end }: Period) {
  const row = await selectOne(
    sql`select count(*) filter (where credited > 0) as returned_count, coalesce(sum(credited), 0) as returned,
        count(*) filter (where amount > credited) as unassigned_count, coalesce(sum(amount - credited), 0) as unassigned
      from (select f.amount, ${creditedMoney} as credited from refunds f
        where f.state = 'done' and f.done_at >= ${start} and f.done_at < ${end}) f`,
    refundTotals,
  )
  const { returned_count = 0, returned = 0, unassigned_count = 0, unassigned = 0 } = row ?? {}
  return {
    returned: { count: returned_count, amount: returned },
    unassigned: { count: unassigned_count, amount: unassigned },
  }
}

/**
 * The count and the sum of each kind of exported entry. Refunds without an invoice are not part of the
 * balance, which is what was received. A refund of everything that was paid for an order credits what was withheld too.
 */
export async function getAccountingTotals(period: Period) {
  const voidedRows = settledRowsInPeriod(period).where('w.state', 'void')
  const [invoiced, { returned, unassigned }, charged, withheld, settled, voided] = await Promise.all([
    computeTotal(invoiceRowsInPeriod(period), 'r.total'),
    sumRefundsInPeriod(period),
    computeTotal(feeRowsInPeriod(period), 'l.fee'),
    computeTotal(withheldRowsInPeriod(period), 'w.amount'),
    computeTotal(settledRowsInPeriod(period), 'w.amount'),
    computeTotal(voidedRows, 'w.amount'),
  ])
  const refunded = { count: returned.count, amount: returned.amount + voided.amount }
  return {
    invoices: invoiced,
    refunds: refunded,
    refunds_without_invoice: unassigned,
    fees: charged,
    withheld,
    withheld_settled: settled,
    balance: invoiced.amount - refunded.amount - charged.amount - withheld.amount + settled.amount,
  }
}
