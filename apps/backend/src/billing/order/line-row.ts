import { billingPeriods, orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { insertRows } from '#src/platform/database/insert-rows'
import { select } from '#src/platform/database/select'
import { inArray, type Sql, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'

const periodPrices = z.array(
  z.object({
    subscription: z.number().int(),
    /** What is due for the period, and what its replaced parts were worth. */
    price: z.number().int(),
    credit: z.number().int(),
  }),
)
/** The share of each running period in the price of a line that changes them. */
export type PeriodPrices = z.output<typeof periodPrices>

const lineRow = z.object({
  id: integerColumn,
  order_id: integerColumn,
  position: integerColumn,
  kind: z.enum(orderKinds),
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  package_key: z.string(),
  package_title: z.string(),
  package_titles: jsonColumn(z.object({ id: z.string(), en: z.string() }).nullable()),
  billing_period: z.enum(billingPeriods),
  zone_count: integerColumn,
  unit_price: integerColumn,
  price: integerColumn,
  discount: integerColumn,
  total: integerColumn,
  credit: integerColumn,
  period_prices: jsonColumn(periodPrices.nullable()),
  days_left: integerColumn.nullable(),
  days_whole: integerColumn.nullable(),
  covers_from: z.date().nullable(),
  covers_until: z.date().nullable(),
  unit_id: integerColumn.nullable(),
  unit_document: z.string().nullable(),
  unit_current_name: z.string().nullable(),
  unit_deleted_at: z.date().nullable(),
})

const columns = sql`l.id, l.order_id, l.position, l.kind, l.unit_name, l.outlet_code, l.package_key, l.package_title,
  l.package_titles, l.billing_period, l.zone_count, l.unit_price, l.price, l.discount, l.total, l.credit,
  l.period_prices, l.days_left, l.days_whole, l.covers_from, l.covers_until, u.id as unit_id, u.document_id as unit_document,
  u.name as unit_current_name, u.deleted_at as unit_deleted_at`

const from = sql`order_lines l left join business_units u on u.id = l.business_unit_id`

function toLine({
  unit_id: id,
  unit_document: documentId,
  unit_current_name: name,
  unit_deleted_at: deleted_at,
  days_left: left,
  days_whole: whole,
  ...line
}: z.output<typeof lineRow>) {
  return {
    ...line,
    days: left === null || whole === null ? null : { left, whole },
    business_unit:
      id === null || documentId === null || name === null ? null : { id, documentId, name, deleted_at },
  }
}

/** What an order contains for one unit, with the unit's name and outlet code when the order was placed. */
export type OrderLine = ReturnType<typeof toLine>

const selectLines = async (rest: Sql): Promise<OrderLine[]> =>
  (await select(sql`select ${columns} from ${from} ${rest}`, lineRow)).map(toLine)

/** The lines of orders, keyed by the order's id. */
export async function listLines(orders: readonly number[]): Promise<Map<number, OrderLine[]>> {
  const lines = await selectLines(
    sql`where ${inArray(sql`l.order_id`, orders)} order by l.order_id, l.position`,
  )
  return Map.groupBy(lines, ({ order_id }) => order_id)
}

export type NewLine = {
  kind: OrderLine['kind']
  business_unit_id: number
  unit_name: string
  outlet_code: string | null
  package_key: string
  package_title: string
  package_titles: { id: string; en: string } | null
  billing_period: OrderLine['billing_period']
  zone_count: number
  unit_price: number
  price: number
  discount: number
  total: number
  credit: number
  period_prices: PeriodPrices | null
  days: { left: number; whole: number } | null
  covers_from: Date | null
  covers_until: Date | null
}

/** Inserts the lines of a new order. A unit that has another open order violates `open_unit_id`. */
export async function insertLines(trx: Transaction, order: number, lines: readonly NewLine[]): Promise<void> {
  const rows = lines.map(({ days, ...line }, index) => ({
    ...line,
    order_id: order,
    position: index + 1,
    open_unit_id: line.business_unit_id,
    days_left: days?.left ?? null,
    days_whole: days?.whole ?? null,
  }))
  await insertRows(trx, 'order_lines', rows)
}

/** Whether a line changes running periods, instead of starting one. */
export const changesPeriods = ({ kind }: { kind: OrderLine['kind'] }): boolean =>
  kind === 'extra-zones' || kind === 'change'

/** Releases the units of an order that can no longer be paid, for other orders. */
export const releaseUnits = (trx: Transaction, order: number): Promise<number> =>
  trx('order_lines').where({ order_id: order }).update({ open_unit_id: null })

/** Reserves the units of an order that can be paid again. Fails if one of them has another open order. */
export const reserveUnits = (trx: Transaction, order: number): Promise<number> =>
  trx('order_lines')
    .where({ order_id: order })
    .update({ open_unit_id: trx.ref('business_unit_id') })

export const listUnitIds = (lines: readonly Pick<OrderLine, 'business_unit'>[]): number[] => [
  ...new Set(lines.flatMap(({ business_unit }) => business_unit?.id ?? [])),
]

/** The name of a line's unit when the order was placed, with its outlet code. */
export const getUnitLabel = ({
  unit_name,
  outlet_code,
}: Pick<OrderLine, 'unit_name' | 'outlet_code'>): string =>
  outlet_code ? `${unit_name} (${outlet_code})` : unit_name

export const getLineTitle = (
  { package_title, package_titles }: Pick<OrderLine, 'package_title' | 'package_titles'>,
  locale: 'id' | 'en',
): string => package_titles?.[locale] ?? package_title
