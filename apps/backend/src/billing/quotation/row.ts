import { billingPeriods, orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { invoicePartiesSchema } from '#src/billing/order/invoice-parties'
import { parseTax, storedTax } from '#src/billing/order/rules/tax'
import type { Scope } from '#src/customers'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { allOf, inArray, type Sql, sql } from '#src/platform/database/sql'

const nullableText = z.string().nullable()
const nullableInteger = integerColumn.nullable()
const perLocale = z.object({ id: z.string(), en: z.string() })
const price = z.number().nullable()

const quotationRow = z.object({
  id: integerColumn,
  document_id: z.string(),
  number: z.string(),
  organisation_id: integerColumn,
  user_id: integerColumn,
  staff_id: nullableInteger,
  voucher_code: nullableText,
  price: integerColumn,
  discount: integerColumn,
  tax: jsonColumn(storedTax),
  total: integerColumn,
  prices: jsonColumn(z.record(z.string(), z.object({ price_monthly: price, price_yearly: price }))),
  parties: jsonColumn(invoicePartiesSchema),
  sentence: jsonColumn(perLocale),
  created_at: integerColumn,
  valid_until: integerColumn,
  member_name: nullableText,
  order_document: nullableText,
  order_number: nullableText,
  request_document: nullableText,
  units: integerColumn,
})

const toQuotation = ({ tax, ...row }: z.output<typeof quotationRow>) => ({
  ...row,
  tax: parseTax(tax, row.total),
})
/** An offer at the prices of its day, with the order that was made of it, and the open request to approve it. */
export type Quotation = ReturnType<typeof toQuotation>

const columns = sql`q.id, q.document_id, q.number, q.organisation_id, q.user_id, q.staff_id, q.voucher_code, q.price,
  q.discount, q.tax, q.total, q.prices, q.parties, q.sentence, q.created_at, q.valid_until,
  concat_ws(' ', a.first_name, a.last_name) as member_name, o.document_id as order_document, o.number as order_number,
  (select r.document_id from order_requests r where r.quotation_id = q.id and r.state = 'requested') as request_document,
  (select count(*) from quotation_lines l where l.quotation_id = q.id) as units`

const from = sql`quotations q left join up_users a on a.id = q.user_id left join orders o on o.id = q.order_id`

/** Conditions for quotations (`q`) of an organisation whose units are all in scope. */
export const quotationsInScope = ({ organisation, units }: Scope): Sql[] => [
  sql`q.organisation_id = ${organisation}`,
  ...(units
    ? [
        sql`not exists (select 1 from quotation_lines l where l.quotation_id = q.id
          and not ${inArray(sql`l.business_unit_id`, units)})`,
      ]
    : []),
]

/** Quotations (`q`) that match, newest first. */
export async function listQuotationRows(
  where: readonly Sql[],
  { limit, offset }: { limit: number; offset: number },
): Promise<Quotation[]> {
  const rows = await select(
    sql`select ${columns} from ${from} where ${allOf(where)} order by q.id desc limit ${limit} offset ${offset}`,
    quotationRow,
  )
  return rows.map(toQuotation)
}

export async function findQuotation(where: readonly Sql[]): Promise<Quotation | null> {
  const row = await selectOne(sql`select ${columns} from ${from} where ${allOf(where)}`, quotationRow)
  return row && toQuotation(row)
}

const lineRow = z.object({
  id: integerColumn,
  position: integerColumn,
  business_unit_id: integerColumn,
  unit_name: z.string(),
  outlet_code: nullableText,
  kind: z.enum(orderKinds),
  package_key: z.string(),
  package_titles: jsonColumn(perLocale),
  billing_period: z.enum(billingPeriods),
  zone_count: integerColumn,
  unit_price: integerColumn,
  price: integerColumn,
  discount: integerColumn,
  credit: integerColumn,
  days_left: nullableInteger,
  days_whole: nullableInteger,
  covers_from: z.date().nullable(),
  covers_until: z.date().nullable(),
})
/** What is offered for one unit. */
export type QuotationLine = z.output<typeof lineRow>

export const listQuotationLines = (quotation: number): Promise<QuotationLine[]> =>
  select(
    sql`select id, position, business_unit_id, unit_name, outlet_code, kind, package_key, package_titles, billing_period,
        zone_count, unit_price, price, discount, credit, days_left, days_whole, covers_from, covers_until
      from quotation_lines where quotation_id = ${quotation} order by position`,
    lineRow,
  )
