import { z } from 'zod'
import { parseTax, prorateTax, storedTax } from '#src/billing/order/rules/tax'
import { creditedMoney, listRefundShares } from '#src/billing/payment/refund-shares'
import { jsonColumn } from '#src/platform/database/columns'
import type { Period } from './rules/period'
import { formatJakartaTime } from './rules/spreadsheet'

/** The numbers of the buyer's own bookkeeping, of the rows about its orders. */
const referenceColumns = ['purchase_order', 'cost_centre'] as const

const filledColumns = [
  'date',
  'type',
  'number',
  'tax_invoice',
  'order',
  'company',
  'venue',
  'net',
  'tax',
  'rounding',
  'amount',
  'method',
  'reference',
  'credit_note_for',
] as const
export const accountingColumns = [...filledColumns, ...referenceColumns] as const

type Column = string | number | null
/** Amounts in rupiah; `net`, `tax` and `rounding` have up to two decimals and add up to `amount`. */
export type AccountingRow = Record<(typeof filledColumns)[number], string | number> &
  Partial<Record<(typeof referenceColumns)[number], Column>>

const rupiah = z.coerce.number().int()
export const accountingBatchSize = 500

const tax = jsonColumn(storedTax)

const invoiceRow = z.object({
  id: z.number(),
  number: z.string(),
  invoice_number: z.string(),
  paid_at: z.coerce.date(),
  company_name: z.string(),
  brand_name: z.string(),
  total: rupiah,
  tax,
  payment_reference: z.string().nullable(),
  purchase_order: z.string().nullable(),
  cost_centre: z.string().nullable(),
  tax_number: z.string().nullable(),
  method: z.string().nullable(),
})

export function invoiceRowsInPeriod({ start, end }: Period) {
  const { connection } = strapi.db
  return connection('orders as r')
    .where('r.state', 'paid')
    .whereNotNull('r.invoice_number')
    .where('r.paid_at', '>=', new Date(start))
    .where('r.paid_at', '<', new Date(end))
}

export async function listInvoices(period: Period, after: number) {
  const { connection } = strapi.db
  const rows: unknown = await invoiceRowsInPeriod(period)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(accountingBatchSize)
    .select(
      'r.id',
      'r.number',
      'r.invoice_number',
      'r.paid_at',
      'r.company_name',
      'r.brand_name',
      'r.total',
      'r.tax',
      'r.payment_reference',
      'r.purchase_order',
      'r.cost_centre',
      connection.raw(
        `(select t.number from tax_invoices t where t.order_id = r.id and t.state = 'numbered') as tax_number`,
      ),
      connection.raw(`(select a.method from payment_attempts as a
        join payment_attempt_orders as p on p.attempt_id = a.id
        where p.order_id = r.id and p.outcome = 'applied' limit 1) as method`),
    )
  return z.array(invoiceRow).parse(rows)
}

type Taxed = { total: number; tax: z.output<typeof storedTax> }

/** The columns of a part of an order's total. */
function splitTax(part: number, order: Taxed) {
  const included = parseTax(order.tax, order.total)
  if (!included) return { net: part, tax: 0, rounding: 0 }
  const { price, amount, rounding } = prorateTax(part, included, order.total)
  return { net: price / 100, tax: amount / 100, rounding: rounding / 100 }
}

export const toInvoiceRow = (row: z.output<typeof invoiceRow>): AccountingRow => ({
  date: formatJakartaTime(row.paid_at.getTime()),
  type: 'invoice',
  number: row.invoice_number,
  tax_invoice: row.tax_number ?? '',
  order: row.number,
  company: row.company_name,
  venue: row.brand_name,
  ...splitTax(row.total, row),
  amount: row.total,
  method: row.method ?? (row.total === 0 ? 'voucher' : 'bank-transfer'),
  reference: row.payment_reference ?? '',
  credit_note_for: '',
  purchase_order: row.purchase_order,
  cost_centre: row.cost_centre,
})

const refundedOrder = z.object({
  id: z.number(),
  number: z.string(),
  purchase_order: z.string().nullable(),
  cost_centre: z.string().nullable(),
  invoice_number: z.string().nullable(),
  company_name: z.string(),
  brand_name: z.string(),
  total: rupiah,
  tax,
})
type RefundedOrder = z.output<typeof refundedOrder>

const refundRow = z.object({
  id: z.number(),
  attempt_id: z.number().nullable(),
  order_id: z.number().nullable(),
  amount: rupiah,
  mode: z.string(),
  done_at: z.coerce.number(),
  credit_note_number: z.string().nullable(),
  payout_reference: z.string().nullable(),
  reference: z.string().nullable(),
  method: z.string().nullable(),
  /** The order of the refund or, for a refund of a whole payment, the first of its orders. */
  first_order: z.number().nullable(),
  /** What had paid no order, and is on no credit note. */
  uncredited: rupiah,
})

const refundRowsInPeriod = ({ start, end }: Period) =>
  strapi.db
    .connection('refunds as f')
    .where('f.state', 'done')
    .where('f.done_at', '>=', start)
    .where('f.done_at', '<', end)

const firstOrder = `coalesce(f.order_id, (select min(p.order_id) from payment_attempt_orders as p where p.attempt_id = f.attempt_id)) as first_order`

async function listRefundedOrders(ids: number[]): Promise<Map<number, RefundedOrder>> {
  const rows: unknown = await strapi.db
    .connection('orders')
    .whereIn('id', ids)
    .select(
      ...['id', 'number', 'invoice_number', 'company_name', 'brand_name', 'total', 'tax'],
      ...referenceColumns,
    )
  return new Map(
    z
      .array(refundedOrder)
      .parse(rows)
      .map(order => [order.id, order]),
  )
}

/** Refunds, each with the amounts by which it reduces the invoices of its orders. */
export async function listRefunds(period: Period, after: number) {
  const { connection } = strapi.db
  const rows: unknown = await refundRowsInPeriod(period)
    .leftJoin('payment_attempts as a', 'a.id', 'f.attempt_id')
    .where('f.id', '>', after)
    .orderBy('f.id')
    .limit(accountingBatchSize)
    .select(
      'f.*',
      'a.reference',
      'a.method',
      connection.raw(firstOrder),
      connection.raw(`f.amount - (${creditedMoney.texts.join('')}) as uncredited`),
    )
  const refunds = z.array(refundRow).parse(rows)
  const shares = await listRefundShares(refunds)
  const splitRefund = ({ id, credit_note_number, first_order, uncredited }: (typeof refunds)[number]) => {
    const credited = credit_note_number === null ? [] : (shares.get(id) ?? [])
    return [
      ...credited.map(part => ({ ...part, note: credit_note_number })),
      ...(uncredited > 0 ? [{ order: first_order ?? 0, amount: uncredited, note: null }] : []),
    ]
  }
  const orders = await listRefundedOrders(refunds.flatMap(row => splitRefund(row).map(({ order }) => order)))
  return refunds.map(row => ({
    ...row,
    parts: splitRefund(row).map(part => ({ ...part, order: orders.get(part.order) })),
  }))
}
type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

/** One row per invoice that the refund reduces, and one without tax for money that had paid no order. */
export const toRefundRows = (row: RefundRow): AccountingRow[] =>
  row.parts.map(({ order, amount, note }) => {
    const { net, tax, rounding } = splitTax(amount, note !== null && order ? order : { total: 0, tax: null })
    return {
      date: formatJakartaTime(row.done_at),
      type: note === null ? 'refund-without-invoice' : 'refund',
      number: note ?? '',
      tax_invoice: '',
      order: order?.number ?? '',
      company: order?.company_name ?? '',
      venue: order?.brand_name ?? '',
      net: -net,
      tax: -tax,
      rounding: -rounding,
      amount: -amount,
      method: row.mode === 'manual' ? 'bank-transfer' : (row.method ?? ''),
      reference: row.payout_reference ?? row.reference ?? '',
      credit_note_for: note === null ? '' : (order?.invoice_number ?? ''),
      purchase_order: order?.purchase_order ?? null,
      cost_centre: order?.cost_centre ?? null,
    }
  })

const feeRow = z.object({
  id: z.number(),
  kind: z.string(),
  fee: rupiah,
  settled_at: z.coerce.number(),
  reference: z.string(),
  method: z.string(),
  number: z.string().nullable(),
  company_name: z.string().nullable(),
  brand_name: z.string().nullable(),
})

export const feeRowsInPeriod = ({ start, end }: Period) =>
  strapi.db
    .connection('payment_settlement_lines as l')
    .whereNot('l.fee', 0)
    .where('l.settled_at', '>=', start)
    .where('l.settled_at', '<', end)

export async function listFees(period: Period, after: number) {
  const rows: unknown = await feeRowsInPeriod(period)
    .join('payment_attempts as a', 'a.id', 'l.attempt_id')
    .joinRaw(
      `left join orders as r on r.id = (select min(p.order_id) from payment_attempt_orders as p where p.attempt_id = a.id)`,
    )
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(accountingBatchSize)
    .select(
      'l.id',
      'l.kind',
      'l.fee',
      'l.settled_at',
      'a.reference',
      'a.method',
      'r.number',
      'r.company_name',
      'r.brand_name',
    )
  return z.array(feeRow).parse(rows)
}

export const toFeeRow = (row: z.output<typeof feeRow>): AccountingRow => ({
  date: formatJakartaTime(row.settled_at),
  type: 'fee',
  number: '',
  tax_invoice: '',
  order: row.number ?? '',
  company: row.company_name ?? '',
  venue: row.brand_name ?? '',
  net: -row.fee,
  tax: 0,
  rounding: 0,
  amount: -row.fee,
  method: row.method,
  reference: row.reference,
  credit_note_for: '',
})
