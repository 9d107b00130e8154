import { z } from 'zod'
import { parseTax, prorateTax, storedTax } from '#src/billing/order/rules/tax'
import { listRefundShares } from '#src/billing/payment/refund-shares'
import { listKeptShares } from '#src/billing/subscription/part-row'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Month } from './invoices'

const maxListed = 500

const noteRow = z.object({
  id: integerColumn,
  attempt_id: integerColumn.nullable(),
  order_id: integerColumn.nullable(),
  amount: integerColumn,
  credit_note_number: z.string(),
  done_at: integerColumn,
})

const invoiceRow = z.object({
  id: integerColumn,
  document_id: z.string(),
  invoice_number: z.string(),
  company_name: z.string(),
  total: integerColumn,
  tax: jsonColumn(storedTax),
  tax_number: z.string().nullable(),
})

const listNotes = ({ start, end }: Month) =>
  select(
    sql`select f.id, f.attempt_id, f.order_id, f.amount, f.credit_note_number, f.done_at from refunds f
      where f.state = 'done' and f.credit_note_number is not null
        and f.done_at >= ${start.getTime()} and f.done_at < ${end.getTime()}
      order by f.id limit ${maxListed}`,
    noteRow,
  )

const listInvoices = (orders: readonly number[]) =>
  select(
    sql`select r.id, r.document_id, r.invoice_number, r.company_name, r.total, r.tax,
        (select t.number from tax_invoices t where t.order_id = r.id and t.state = 'numbered') as tax_number
      from orders r where ${inArray(sql`r.id`, orders)} and r.tax is not null and r.invoice_number is not null`,
    invoiceRow,
  )

/**
 * What the credit notes of a month change in Coretax, in sen: an invoice that is credited completely is cancelled there,
 * and one that is credited in part is replaced with what is left.
 */
export async function listTaxReturns(month: Month) {
  const notes = await listNotes(month)
  const shares = await listRefundShares(notes)
  const parts = notes.flatMap(note => (shares.get(note.id) ?? []).map(share => ({ note, ...share })))
  const invoices = new Map(
    (await listInvoices([...new Set(parts.map(({ order }) => order))])).map(row => [row.id, row]),
  )
  const kept = await listKeptShares([...invoices.values()].map(({ id, total }) => ({ order: id, total })))
  return parts.flatMap(({ note, order, amount }) => {
    const invoice = invoices.get(order)
    const tax = invoice && parseTax(invoice.tax, invoice.total)
    if (!invoice || !tax) return []
    const { price, amount: vat } = prorateTax(amount, tax, invoice.total)
    return [
      {
        order: invoice.document_id,
        credit_note: note.credit_note_number,
        at: note.done_at,
        invoice: invoice.invoice_number,
        tax_number: invoice.tax_number,
        company: invoice.company_name,
        action: kept.get(order)?.amount === 0 ? ('cancel' as const) : ('replace' as const),
        price,
        vat,
      },
    ]
  })
}
