import { z } from 'zod'
import { integerColumn } from './columns'
import type { Page } from './paginate-rows'
import { select, selectOne } from './select'
import { allOf, joinSql, type Sql, sql } from './sql'

/** Rows of a list: the tables, the conditions, and the columns to sort by in order of precedence. */
export type ListQuery = { from: Sql; where: Sql[]; sorting: Sql[] }

const countRow = z.object({ total: integerColumn })
const idRow = z.object({ id: integerColumn })

/** The pagination metadata of a list. */
export async function getPagination({ from, where }: ListQuery, { page, pageSize }: Page) {
  const row = await selectOne(sql`select count(*) as total from ${from} where ${allOf(where)}`, countRow)
  const total = row?.total ?? 0
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
}

/**
 * Selects the ids of a page as `p`. Only the ids are sorted in full, so the caller joins the columns of the
 * page to `p` and sorts its rows again.
 */
export const pageIdsSubquery = (
  id: Sql,
  { from, where, sorting }: ListQuery,
  { page, pageSize }: Page,
): Sql =>
  sql`(select ${id} as id from ${from} where ${allOf(where)} order by ${joinSql(sorting, ', ')}
    limit ${pageSize} offset ${(page - 1) * pageSize}) p`

/** The ids of all matching rows, in ascending order. */
export async function listIds(id: Sql, { from, where }: ListQuery): Promise<number[]> {
  const rows = await select(sql`select ${id} as id from ${from} where ${allOf(where)} order by ${id}`, idRow)
  return rows.map(row => row.id)
}
