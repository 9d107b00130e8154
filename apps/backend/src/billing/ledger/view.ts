import type { LedgerEntry } from '@bgm/contract'
import { paymentMethods } from '@bgm/validation'
import { z } from 'zod'
import { getWithholdingState, listSlips, type SlipRow } from '#src/billing/withholding/row'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { LedgerRow } from './entries'

const maxOrders = 3

const orderColumns = sql`r.id, r.document_id, coalesce(r.invoice_number, r.number) as number, r.line_count,
  coalesce((select l.unit_name from order_lines l where l.order_id = r.id order by l.position limit 1), r.brand_name)
    as unit`
const orderRow = z.object({
  id: z.number(),
  document_id: z.string(),
  number: z.string(),
  line_count: z.number(),
  unit: z.string(),
})
type Order = z.output<typeof orderRow>

const paidOrderRow = orderRow.extend({
  attempt_id: z.number(),
  attempt: z.string(),
  is_applied: z.boolean(),
})

/** The orders of payments, those that were paid first. */
const listPaidOrders = (attempts: number[]) =>
  select(
    sql`select ${orderColumns}, p.attempt_id, a.document_id as attempt,
        coalesce(p.outcome = 'applied', false) as is_applied
      from payment_attempt_orders p join orders r on r.id = p.order_id join payment_attempts a on a.id = p.attempt_id
      where ${inArray(sql`p.attempt_id`, attempts)} order by is_applied desc, p.id`,
    paidOrderRow,
  )
type PaidOrder = z.output<typeof paidOrderRow>

const listOrders = (ids: number[]) =>
  select(sql`select ${orderColumns} from orders r where ${inArray(sql`r.id`, ids)}`, orderRow)

type Details = {
  orders: Map<number, Order>
  paid: Map<number, PaidOrder[]>
  slips: Map<number, SlipRow[]>
}

async function loadDetails(rows: readonly LedgerRow[]): Promise<Details> {
  const ids = (pick: (row: LedgerRow) => number | null) => [...new Set(rows.flatMap(row => pick(row) ?? []))]
  const withheld = rows.filter(({ kind }) => kind === 'withholding').map(({ source }) => source)
  const [orders, paid, slips] = await Promise.all([
    listOrders(ids(row => row.order_id)),
    listPaidOrders(ids(row => row.attempt_id)),
    withheld.length === 0 ? [] : listSlips(withheld),
  ])
  return {
    orders: new Map(orders.map(order => [order.id, order])),
    paid: Map.groupBy(paid, ({ attempt_id }) => attempt_id),
    slips: Map.groupBy(slips, ({ withholding_id }) => withholding_id),
  }
}

function getOrders({ order_id, attempt_id }: LedgerRow, { orders, paid }: Details): Order[] {
  const order = order_id === null ? undefined : orders.get(order_id)
  return order ? [order] : (paid.get(attempt_id ?? 0) ?? [])
}

function getDocument(row: LedgerRow, orders: readonly Order[], details: Details): LedgerEntry['document'] {
  const order = orders[0]?.document_id
  if (order === undefined) return null
  if (row.kind === 'invoice') return { kind: 'invoice', order }
  if (row.kind === 'withholding') return { kind: 'slip', order }
  if (row.kind === 'credit-note' && row.reference !== null)
    return { kind: 'credit-note', order, number: row.reference }
  const paid = row.kind === 'payment' ? details.paid.get(row.attempt_id ?? 0)?.[0] : undefined
  return paid?.is_applied ? { kind: 'receipt', order: paid.document_id, attempt: paid.attempt } : null
}

const method = z.enum([...paymentMethods, 'bank-transfer', 'difference']).nullable()
const withholdingRow = z.enum(['open', 'accepted'])

function toEntryView(row: LedgerRow, details: Details): LedgerEntry {
  const orders = getOrders(row, details)
  return {
    id: `${row.kind}-${row.position}-${row.source}`,
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    charge: row.charge,
    credit: row.credit,
    counted: row.counted,
    balance: row.balance,
    orders: orders.slice(0, maxOrders).map(({ document_id: id, number }) => ({ id, number })),
    order_count: orders.length,
    unit: orders[0]?.unit ?? '',
    unit_count: orders.reduce((sum, { line_count }) => sum + line_count, 0),
    method: method.parse(row.method),
    reference: row.reference ?? '',
    slip:
      row.slip === null
        ? null
        : getWithholdingState({ state: withholdingRow.parse(row.slip) }, details.slips.get(row.source) ?? []),
    document: getDocument(row, orders, details),
  }
}

export async function toEntryViews(rows: readonly LedgerRow[]): Promise<LedgerEntry[]> {
  const details = await loadDetails(rows)
  return rows.map(row => toEntryView(row, details))
}
