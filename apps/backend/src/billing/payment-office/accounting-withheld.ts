import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { type AccountingRow, accountingBatchSize } from './accounting-rows'
import type { Period } from './rules/period'
import { formatJakartaTime } from './rules/spreadsheet'

const withheldRow = z.object({
  id: z.number(),
  state: z.string(),
  amount: integerColumn,
  paid_at: z.coerce.number(),
  closed_at: z.coerce.number().nullable(),
  received_reference: z.string().nullable(),
  slip: z.string().nullable(),
  credit_note_number: z.string().nullable(),
  number: z.string(),
  invoice_number: z.string().nullable(),
  company_name: z.string(),
  brand_name: z.string(),
})

/** PPh 23 that was withheld from payments in a period, or whose receivable was settled otherwise than by a slip. */
export const withheldRowsInPeriod = ({ start, end }: Period) =>
  strapi.db.connection('withholdings as w').where('w.paid_at', '>=', start).where('w.paid_at', '<', end)

export const settledRowsInPeriod = ({ start, end }: Period) =>
  strapi.db
    .connection('withholdings as w')
    .whereIn('w.state', ['paid', 'void'])
    .where('w.closed_at', '>=', start)
    .where('w.closed_at', '<', end)

type WithheldRows = ReturnType<typeof withheldRowsInPeriod>

export async function listWithheld(selected: WithheldRows, after: number) {
  const { connection } = strapi.db
  const rows: unknown = await selected
    .join('orders as r', 'r.id', 'w.order_id')
    .leftJoin('refunds as f', 'f.id', 'w.void_refund_id')
    .where('w.id', '>', after)
    .orderBy('w.id')
    .limit(accountingBatchSize)
    .select(
      'w.id',
      'w.state',
      'w.amount',
      'w.paid_at',
      'w.closed_at',
      'w.received_reference',
      connection.raw(
        `(select s.number from withholding_slips s where s.withholding_id = w.id and s.state = 'accepted') as slip`,
      ),
      'f.credit_note_number',
      'r.number',
      'r.invoice_number',
      'r.company_name',
      'r.brand_name',
    )
  return z.array(withheldRow).parse(rows)
}
type Withheld = z.output<typeof withheldRow>

const toWithheldEntry = (row: Withheld) => ({
  number: row.invoice_number ?? '',
  tax_invoice: '',
  order: row.number,
  company: row.company_name,
  venue: row.brand_name,
  tax: 0,
  rounding: 0,
  method: 'pph-23',
})

/** What was not received for an invoice, with the number of the slip once it is accepted. */
export const toWithheldRow = (row: Withheld): AccountingRow => ({
  ...toWithheldEntry(row),
  date: formatJakartaTime(row.paid_at),
  type: 'withheld',
  net: -row.amount,
  amount: -row.amount,
  reference: row.slip ?? '',
  credit_note_for: '',
})

/** What was received later instead of a slip, or is credited because the order was refunded. */
export const toSettledRow = (row: Withheld): AccountingRow => ({
  ...toWithheldEntry(row),
  date: formatJakartaTime(row.closed_at ?? row.paid_at),
  type: row.state === 'void' ? 'withheld-void' : 'withheld-received',
  net: row.amount,
  amount: row.amount,
  reference: row.credit_note_number ?? row.received_reference ?? '',
  credit_note_for: '',
})
