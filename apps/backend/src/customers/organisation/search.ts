import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { getPagination, type ListQuery, pageIdsSubquery } from '#src/platform/database/list-query'
import type { Page } from '#src/platform/database/paginate-rows'
import { select, selectOne } from '#src/platform/database/select'
import { escapePattern, joinSql, sql } from '#src/platform/database/sql'

const customerRow = z.object({
  id: integerColumn,
  documentId: z.string(),
  name: z.string(),
  units: integerColumn,
})
/** An organisation, and how many units it has. */
export type Customer = z.output<typeof customerRow>

const columns = sql`o.id, o.document_id as "documentId", o.name, (select count(*) from business_units u
  where u.organisation_id = o.id and u.deleted_at is null) as units`

function buildQuery(text: string): ListQuery {
  const pattern = `%${escapePattern(text)}%`
  const matches = [
    sql`lower(o.name) like ${pattern} escape '\\'`,
    sql`o.id in (select u.organisation_id from business_units u where u.deleted_at is null
      and (lower(u.name) like ${pattern} escape '\\' or lower(u.cid) like ${pattern} escape '\\'))`,
  ]
  return {
    from: sql`organisations o`,
    where: [sql`(${joinSql(matches, ' or ')})`],
    sorting: [sql`lower(o.name)`, sql`o.id`],
  }
}

/** A page of the organisations whose name, or the name or CID of one of whose units, contains the text. */
export async function searchCustomers(text: string, page: Page) {
  const query = buildQuery(text)
  const [pagination, rows] = await Promise.all([
    getPagination(query, page),
    select(
      sql`select ${columns} from ${pageIdsSubquery(sql`o.id`, query, page)} join organisations o on o.id = p.id
        order by ${joinSql(query.sorting, ', ')}`,
      customerRow,
    ),
  ])
  return { rows, pagination }
}

export const findCustomer = (documentId: string): Promise<Customer | null> =>
  selectOne(sql`select ${columns} from organisations o where o.document_id = ${documentId}`, customerRow)
