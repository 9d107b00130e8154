import { z } from 'zod'
import type { RowQuery } from '../api/membership/services/scoped-rows'

const counted = z.array(z.object({ total: z.coerce.number() }))
const found = z.array(z.object({ id: z.number() }))

export type Page = { page: number; pageSize: number }
/** What to sort by, most important first; a column of the rows, or SQL over them. */
export type Sorting = { by: string; down?: boolean }[]

/**
 * One page of rows as ids, and how many there are. The database sorts and counts nothing but ids; what a page shows is
 * read for its ids alone.
 */
export async function paginateRows(
  rows: RowQuery,
  alias: string,
  sorting: Sorting,
  { page, pageSize }: Page,
) {
  const total = counted.parse(await rows.clone().count({ total: '*' }))[0]?.total ?? 0
  const sorted = rows.clone().select(`${alias}.id as id`)
  for (const { by, down } of sorting) sorted.orderByRaw(`${by} ${down ? 'desc' : 'asc'}`)
  const ids = found.parse(await sorted.limit(pageSize).offset((page - 1) * pageSize)).map(({ id }) => id)
  return { ids, pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}

/** Rows that were read by their ids, in the order of these. */
export function sortByIds<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
