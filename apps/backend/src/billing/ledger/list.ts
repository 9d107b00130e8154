import type { ledger } from '@bgm/contract'
import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Page } from '#src/platform/database/paginate-rows'
import { select, selectOne } from '#src/platform/database/select'
import { allOf, escapePattern, joinSql, type Sql, sql } from '#src/platform/database/sql'
import { dayAfter, startOfJakartaDay } from '#src/platform/runtime/jakarta'
import { getLedgerBalance } from './balance'
import { change, ledgerEntries, ledgerRow } from './entries'
import { toEntryViews } from './view'

type Filter = z.output<typeof ledger.export.query>

const searched = [sql`o.number`, sql`o.invoice_number`, sql`o.brand_name`]
const searchedInLines = [sql`l.unit_name`, sql`l.outlet_code`]

function matchText(q: string): Sql {
  const pattern = `%${escapePattern(q)}%`
  const like = (column: Sql) => sql`lower(${column}) like ${pattern} escape '\\'`
  return sql`(${like(sql`e.reference`)} or exists (
    select 1 from orders o where (o.id = e.order_id or (e.order_id is null and o.id in
        (select p.order_id from payment_attempt_orders p where p.attempt_id = e.attempt_id)))
      and (${joinSql(searched.map(like), ' or ')} or exists (select 1 from order_lines l
        where l.order_id = o.id and (${joinSql(searchedInLines.map(like), ' or ')})))))`
}

const matchDays = ({ from, to }: Filter): Sql[] => [
  ...(from ? [sql`e.at >= ${startOfJakartaDay(from)}`] : []),
  ...(to ? [sql`e.at < ${startOfJakartaDay(dayAfter(to))}`] : []),
]

const match = (filter: Filter): Sql =>
  allOf([
    ...matchDays(filter),
    ...(filter.kind ? [sql`e.kind = ${filter.kind}`] : []),
    ...(filter.q ? [matchText(filter.q)] : []),
  ])

/** All entries of an organisation (`e`), with the balance after each. */
const withBalances = (organisation: number): Sql =>
  sql`(select e.*, sum(${change}) over (order by e.at, e.position, e.source) as balance
    from ${ledgerEntries} e where e.organisation_id = ${organisation}) e`

const selectRows = (organisation: number, filter: Filter, { page, pageSize }: Page) =>
  select(
    sql`select * from ${withBalances(organisation)} where ${match(filter)}
      order by e.at, e.position, e.source limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ledgerRow,
  )

const totalsRow = z.object({
  total: integerColumn,
  opening: integerColumn,
  closing: integerColumn,
  charged: integerColumn,
  paid: integerColumn,
  returned: integerColumn,
})

async function getTotals(organisation: number, filter: Filter) {
  const start = filter.from ? startOfJakartaDay(filter.from) : 0
  const end = filter.to ? startOfJakartaDay(dayAfter(filter.to)) : Number.MAX_SAFE_INTEGER
  const days = allOf(matchDays(filter))
  const totals = await selectOne(
    sql`select count(*) filter (where ${match(filter)}) as total,
        coalesce(sum(${change}) filter (where e.at < ${start}), 0) as opening,
        coalesce(sum(${change}) filter (where e.at < ${end}), 0) as closing,
        coalesce(sum(e.charge) filter (where ${days} and e.kind = 'invoice'), 0) as charged,
        coalesce(sum(e.credit - e.charge) filter (where ${days} and e.kind in ('payment', 'reversal')), 0) as paid,
        coalesce(sum(e.charge) filter (where ${days} and e.kind = 'refund'), 0) as returned
      from ${ledgerEntries} e where e.organisation_id = ${organisation}`,
    totalsRow,
  )
  if (!totals) throw new Error('The totals of an account were not computed')
  return totals
}

type LedgerPage = { page: number | undefined; pageSize: number }

/**
 * A page of the entries of an organisation, oldest first and by default the last one, with the balances around the days
 * of the filter.
 */
export async function listLedger(
  organisation: number,
  filter: Filter,
  { page: chosen, pageSize }: LedgerPage,
) {
  const [{ total, ...totals }, now] = await Promise.all([
    getTotals(organisation, filter),
    getLedgerBalance(organisation),
  ])
  const page = { page: chosen ?? Math.max(1, Math.ceil(total / pageSize)), pageSize }
  const rows = await selectRows(organisation, filter, page)
  const pagination = {
    page: page.page,
    page_size: page.pageSize,
    page_count: Math.ceil(total / page.pageSize),
    total,
  }
  return { data: await toEntryViews(rows), pagination, now, ...totals }
}

const exportBatch = 500
const maxExported = 10_000

/** The entries that match, at most 10,000, read in batches. */
export async function* exportLedger(organisation: number, filter: Filter) {
  for (let page = 1; page <= maxExported / exportBatch; page++) {
    const rows = await selectRows(organisation, filter, { page, pageSize: exportBatch })
    yield* await toEntryViews(rows)
    if (rows.length < exportBatch) return
  }
}
